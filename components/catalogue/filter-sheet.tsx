'use client';

import { buttonClass } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogBar } from '@/components/ui/dialog-bar';
import { FilterPanel, type FilterPanelProps } from './filter-panel';

export const FILTER_SHEET_ID = 'filters';

type Props = {
  /** How many vehicles match now. */
  readonly matching: number;
  readonly panel: FilterPanelProps;
};

/** The filters on a narrow screen: a sheet that leaves the first vehicle in sight until it is asked for. */
export function FilterSheet({ matching, panel }: Props) {
  return (
    <Dialog id={FILTER_SHEET_ID} title="Filters" placement="sheet" className="js-only">
      <div className="mt-6">
        <FilterPanel idPrefix="sheet" {...panel} />
      </div>
      <DialogBar>
        <button type="button" data-closes-dialog className={buttonClass('primary', 'figures w-full')}>
          {matching === 1 ? 'Show 1 vehicle' : `Show ${matching} vehicles`}
        </button>
      </DialogBar>
    </Dialog>
  );
}
