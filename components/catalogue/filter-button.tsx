import { buttonClass } from '@/components/ui/button';
import { DialogButton } from '@/components/ui/dialog-button';
import { Icon } from '@/components/ui/icon';
import { SLIDERS_HORIZONTAL } from '@/components/ui/icon-shapes';
import { Spoken } from '@/components/ui/spoken';
import { FILTER_SHEET_ID } from './filter-sheet';

/** Opens the filters on narrow screens; shows the number of active ones. */
export function FilterButton({ activeCount }: { readonly activeCount: number }) {
  return (
    <DialogButton opens={FILTER_SHEET_ID} className={buttonClass('secondary', 'lg:hidden! grow px-4!')}>
      <Icon shape={SLIDERS_HORIZONTAL} className="size-4.5" />
      Filters
      {activeCount > 0 && (
        <span className="figures">
          {activeCount}
          <Spoken>active</Spoken>
        </span>
      )}
    </DialogButton>
  );
}
