'use client';

import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { Dialog } from '@/components/ui/dialog';
import { DialogBar } from '@/components/ui/dialog-bar';
import { addStep } from '@/components/ui/modal';
import { FilterPanel, type FilterPanelProps } from './filter-panel';

export const FILTER_SHEET_ID = 'filters';

const sheet = () => document.getElementById(FILTER_SHEET_ID) as HTMLDialogElement | null;

export const sheetIsOpen = () => sheet()?.hasAttribute('open');

/** Whether the sheet has been opened, which is a step of the history. */
export function useSheetWasOpened(): boolean {
  const [wasOpened, setWasOpened] = useState(false);

  useEffect(() => {
    const element = sheet();
    if (!element) return;
    const update = () => {
      if (!sheetIsOpen()) return;
      addStep(element);
      // After the frame that shows the sheet: its dozens of options take longer than the sheet.
      requestAnimationFrame(() => setTimeout(setWasOpened, 0, true));
    };
    // A press before hydration has opened it already.
    update();
    const observer = new MutationObserver(update);
    observer.observe(element, { attributes: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, []);

  return wasOpened;
}

type Props = {
  readonly wasOpened: boolean;
  readonly matching: number;
  readonly panel: FilterPanelProps;
};

/** The filters on narrow screens. Its panel renders after the first opening: most visitors never need it. */
export function FilterSheet({ wasOpened, matching, panel }: Props) {
  return (
    <Dialog id={FILTER_SHEET_ID} title="Filters" placement="sheet" className="js-only">
      <div className="mt-6">{wasOpened && <FilterPanel idPrefix="sheet" {...panel} />}</div>
      <DialogBar>
        <button type="button" data-closes-dialog className={buttonClass('primary', 'figures w-full')}>
          <ChangingText>{matching === 1 ? 'Show 1 vehicle' : `Show ${matching} vehicles`}</ChangingText>
        </button>
      </DialogBar>
    </Dialog>
  );
}
