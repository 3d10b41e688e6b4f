import { CONTACT_DIALOG_ID } from '@/components/enquiry/contact-dialog';
import { SellLinks } from '@/components/enquiry/sell-section';
import { buttonClass } from '@/components/ui/button';
import { DialogButton } from '@/components/ui/dialog-button';
import { Lead } from '@/components/ui/page-title';

export function CustomSolution() {
  return (
    <section className="dark bg-studio text-ink">
      <div className="frame flex flex-wrap items-end justify-between gap-x-16 gap-y-8 py-section">
        <div>
          <h2 className="font-serif text-heading">Need a Custom Solution?</h2>
          <Lead>A fleet for a wedding, a car for a season, a model we do not list: tell us what you have in mind.</Lead>
          <SellLinks className="mt-4" />
        </div>
        <DialogButton opens={CONTACT_DIALOG_ID} className={buttonClass('primary', 'max-sm:w-full')}>
          Contact Our Specialists
        </DialogButton>
      </div>
    </section>
  );
}
