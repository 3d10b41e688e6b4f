import { ASK_DIALOG_ID } from '@/components/enquiry/contact-actions';
import { buttonClass } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogButton } from '@/components/ui/dialog-button';
import { rental } from '@/lib/inventory/inventory';
import type { Vehicle } from '@/lib/schema/types';
import { openingTimes } from '@/lib/site/dealer-clock';
import { soleMode, sumAsked } from '@/lib/vehicle/asking';
import { termsOf } from '@/lib/vehicle/rental-terms';
import { AskSheet } from './ask-sheet';
import { wishesOf } from './ask-wishes';
import { RentalAskWords } from './rental-ask-words';

type Props = { readonly vehicle: Vehicle };

/** The sheet of a car that is not sold. Without scripts dialogs are part of the page, and this one says nothing there. */
export function AskDialog({ vehicle }: Props) {
  const { id, name, status } = vehicle;
  if (status === 'sold') return null;
  return (
    <div className="no-js:hidden">
      <Dialog id={ASK_DIALOG_ID} title="Ask about this car" placement="sheet" className="md:mt-8!">
        <AskSheet
          id={id}
          name={name}
          only={soleMode(vehicle)}
          dailyRental={sumAsked(vehicle, 'rental')}
          rates={termsOf(vehicle, rental)?.rates}
          wishes={wishesOf(vehicle)}
          times={openingTimes}
        />
      </Dialog>
    </div>
  );
}

/** Opens the sheet. */
export function AskButton({ vehicle, className }: Props & { readonly className?: string }) {
  const asked = soleMode(vehicle);
  return (
    <DialogButton opens={ASK_DIALOG_ID} className={buttonClass('primary', className)}>
      {asked !== 'rental' && <span data-only-in={asked ? undefined : 'sale'}>Ask about this car</span>}
      {asked !== 'sale' && (
        <span data-only-in={asked ? undefined : 'rental'}>
          <RentalAskWords />
        </span>
      )}
    </DialogButton>
  );
}
