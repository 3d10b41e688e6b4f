'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { Dialog } from '@/components/ui/dialog';
import { DialogBar } from '@/components/ui/dialog-bar';
import { closeDialog } from '@/components/ui/modal';
import { FilterPanel, type FilterPanelProps } from './filter-panel';

export const FILTER_SHEET_ID = 'filters';

/** Makes the opening of the sheet a step of the browser's history, so that Back closes it. Unchanged, closing removes the step. */
export function useFilterSheet() {
  const [wasOpened, setWasOpened] = useState(false);
  /** The query when it was opened; null while it is closed. */
  const openedAt = useRef<string | null>(null);

  useEffect(() => {
    const sheet = document.getElementById(FILTER_SHEET_ID);
    if (!sheet) return;
    function update() {
      const open = sheet?.hasAttribute('open');
      if (open && openedAt.current === null) {
        // After the frame that shows the sheet: its dozens of options take longer than the sheet.
        requestAnimationFrame(() => setTimeout(setWasOpened, 0, true));
        openedAt.current = location.search;
        history.pushState(null, '', location.href);
      } else if (!open && openedAt.current !== null) {
        const unchanged = openedAt.current === location.search;
        openedAt.current = null;
        if (unchanged) history.back();
      }
    }
    // A press before hydration has opened it already.
    update();
    const observer = new MutationObserver(update);
    observer.observe(sheet, { attributes: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, []);

  const step = useMemo(
    () => ({
      isOpen: () => openedAt.current !== null,
      /** For popstate: closes an open sheet and returns whether it did. */
      closeOnBack() {
        const sheet = document.getElementById(FILTER_SHEET_ID);
        if (openedAt.current === null || !sheet) return false;
        openedAt.current = null;
        closeDialog(sheet as HTMLDialogElement);
        return true;
      },
    }),
    [],
  );
  return { wasOpened, step };
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
