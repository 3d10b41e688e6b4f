'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { RETURN_STORAGE_KEY, readScroll, SCROLL_STORAGE_KEY, writeScroll } from '@/lib/catalogue/scroll';
import { routes } from '@/lib/page/routes';

/** The same for hosts that serve '/vehicles/' and '/vehicles'. */
const address = () => `${routes.vehicles}${location.search}`;

/**
 * Shows the list of the address once it is ready, and restores the scroll position after back, forward and reload. The
 * browser's own attempt comes too early: the page is still shorter.
 */
export function useScrollRestore(ready: boolean): void {
  const restored = useRef(false);

  useEffect(() => {
    function save() {
      try {
        sessionStorage.setItem(SCROLL_STORAGE_KEY, writeScroll(address(), scrollY));
      } catch {
        // Storage is blocked or full; the browser's own attempt remains.
      }
    }
    addEventListener('pagehide', save);
    return () => removeEventListener('pagehide', save);
  }, []);

  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    // lib/inline-scripts/restore-list.ts hides the list of the HTML; 'awaited' tells it that hydration has begun.
    if (!ready && 'restoring' in dataset) dataset.restoring = 'awaited';
    if (!ready || restored.current) return;
    restored.current = true;
    delete dataset.restoring;
    try {
      if (!cameBack() && sessionStorage.getItem(RETURN_STORAGE_KEY) === null) return;
      sessionStorage.removeItem(RETURN_STORAGE_KEY);
      const top = readScroll(sessionStorage.getItem(SCROLL_STORAGE_KEY), address());
      // In the next frame: hydration may come before the style sheets.
      if (top !== null) requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }));
    } catch {
      // Storage is blocked.
    }
  }, [ready]);
}

function cameBack(): boolean {
  const [navigation] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward' || navigation?.type === 'reload';
}
