'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { RETURN_STORAGE_KEY, readScroll, SCROLL_STORAGE_KEY, writeScroll } from '@/lib/catalogue/scroll';
import { routes } from '@/lib/page/routes';

/** The same whether the host calls the page '/vehicles/' or '/vehicles'. */
const address = () => `${routes.vehicles}${location.search}`;

/**
 * Shows the list that the address asks for once it is there, and puts a visitor who comes back, or reloads, where they were.
 * The browser tries that itself, but while the page loads, when it is not yet as long as they left it.
 * @param ready whether the list is there
 * @returns whether that has been done
 */
export function useArrival(ready: boolean): boolean {
  const arrived = useRef(false);

  useEffect(() => {
    function remember() {
      try {
        sessionStorage.setItem(SCROLL_STORAGE_KEY, writeScroll(address(), scrollY));
      } catch {
        // Storage is blocked or full: the browser's own attempt has to do.
      }
    }
    addEventListener('pagehide', remember);
    return () => removeEventListener('pagehide', remember);
  }, []);

  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    // lib/catalogue/restoring-script.ts hides what is in the page until then, or until nobody seems to come for it.
    if (!ready && 'restoring' in dataset) dataset.restoring = 'awaited';
    if (!ready || arrived.current) return;
    arrived.current = true;
    delete dataset.restoring;
    try {
      if (!cameBack() && sessionStorage.getItem(RETURN_STORAGE_KEY) === null) return;
      sessionStorage.removeItem(RETURN_STORAGE_KEY);
      const top = readScroll(sessionStorage.getItem(SCROLL_STORAGE_KEY), address());
      if (top !== null) scrollTo({ top, behavior: 'instant' });
    } catch {
      // As above.
    }
  }, [ready]);

  return arrived.current;
}

function cameBack(): boolean {
  const [arrival] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  return arrival?.type === 'back_forward' || arrival?.type === 'reload';
}
