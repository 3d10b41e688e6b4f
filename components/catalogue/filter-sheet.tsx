'use client';

import { buttonClass } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogBar } from '@/components/ui/dialog-bar';
import { FilterPanel, type FilterPanelProps } from './filter-panel';
import { useOpened } from './use-opened';

export const FILTER_SHEET_ID = 'filters';

type Props = {
  /** How many vehicles match now. */
  readonly matching: number;
  readonly panel: FilterPanelProps;
};

/** The filters on a narrow screen: a sheet that leaves the first vehicle in sight until it is asked for. */
export function FilterSheet({ matching, panel }: Props) {
  const opened = useOpened(FILTER_SHEET_ID);
  return (
    <Dialog id={FILTER_SHEET_ID} title="Filters" placement="sheet" className="js-only">
      <div className="mt-6">
        {/* A second panel of lists would be made and kept up for everybody who never opens it. */}
        {opened && <FilterPanel idPrefix="sheet" {...panel} />}
      </div>
      <DialogBar>
        <button type="button" data-closes-dialog className={buttonClass('primary', 'figures w-full')}>
          {matching === 1 ? 'Show 1 vehicle' : `Show ${matching} vehicles`}
        </button>
      </DialogBar>
    </Dialog>
  );
}
