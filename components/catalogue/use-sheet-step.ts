'use client';

import { useEffect, useMemo, useRef } from 'react';
import { closeDialog } from '@/components/ui/modal';

type SheetStep = {
  readonly isOpen: () => boolean;
  /** To ask when the visitor has gone back: closes an open sheet, and says whether it did. */
  readonly closeOnBack: () => boolean;
};

/**
 * Makes the opening of a sheet a step of the browser's history, so that Back closes it, as people expect of what covers
 * the page. A sheet that is closed with nothing changed takes its step back.
 */
export function useSheetStep(id: string): SheetStep {
  /** The query it was opened at; null while no step is made. */
  const openedAt = useRef<string | null>(null);

  useEffect(() => {
    const sheet = document.getElementById(id);
    if (!sheet) return;
    const watch = new MutationObserver(() => {
      const open = sheet.hasAttribute('open');
      if (open && openedAt.current === null) {
        openedAt.current = location.search;
        history.pushState(null, '', location.href);
      } else if (!open && openedAt.current !== null) {
        const unchanged = openedAt.current === location.search;
        openedAt.current = null;
        if (unchanged) history.back();
      }
    });
    watch.observe(sheet, { attributes: true, attributeFilter: ['open'] });
    return () => watch.disconnect();
  }, [id]);

  return useMemo(
    () => ({
      isOpen: () => openedAt.current !== null,
      closeOnBack() {
        const sheet = document.getElementById(id);
        if (openedAt.current === null || !sheet) return false;
        openedAt.current = null;
        closeDialog(sheet as HTMLDialogElement);
        return true;
      },
    }),
    [id],
  );
}
