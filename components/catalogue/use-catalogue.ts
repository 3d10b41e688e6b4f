'use client';

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { fetchInventory } from '@/components/store/inventory';
import { useMode } from '@/components/store/page-state';
import { addStep } from '@/components/ui/modal';
import { catalogueSearch, historyStep, parseCatalogueSearch } from '@/lib/catalogue/address';
import { type CatalogueState, changed, type FilterOptions, initialState } from '@/lib/catalogue/filters';
import { CARDS_PER_PAGE, PAGE_SIZE } from '@/lib/catalogue/pages';
import { RETURN_STORAGE_KEY, readScroll, SCROLL_STORAGE_KEY, writeScroll } from '@/lib/catalogue/scroll';
import { routes } from '@/lib/page/routes';
import type { Mode } from '@/lib/vehicle/mode';

export const FILTER_SHEET_ID = 'filters';

const sheet = () => document.getElementById(FILTER_SHEET_ID) as HTMLDialogElement | null;
const sheetIsOpen = () => sheet()?.hasAttribute('open');

/**
 * The catalogue's state, as the address has it, and its list. A choice changes the state and writes the address. The
 * mode belongs to the page.
 */
export function useCatalogue(options: FilterOptions) {
  const [mode, setMode] = useMode();
  const [state, setState] = useState(initialState);
  /** The choices of the address that are not on offer; null until it is read. */
  const [unknown, setUnknown] = useState<readonly string[] | null>(null);
  /** Not the rendered state: input before hydration is repeated before the next render. */
  const latest = useRef({ ...initialState, mode });

  // Before paint: the server does not know the query.
  useLayoutEffect(() => {
    function restore() {
      const { mode: addressed, unknown, ...other } = parseCatalogueSearch(location.search, options);
      latest.current = { ...other, mode: addressed };
      setState(other);
      setUnknown(unknown);
    }
    function onPopState() {
      // Back closes the open sheet (modal.ts) and keeps the choices made in it.
      if (sheetIsOpen()) {
        if (location.search !== catalogueSearch(latest.current)) history.forward();
        return;
      }
      restore();
      setMode(latest.current.mode);
    }
    restore();
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [options, setMode]);

  function change(changes: Partial<CatalogueState & { mode: Mode }>) {
    const before = latest.current;
    const { mode: chosen = before.mode, ...other } = changes;
    const next = changed(before, other);
    latest.current = { ...next, mode: chosen };
    setState(next);
    setUnknown([]);
    if (changes.mode) setMode(chosen);
    const step = historyStep(before, latest.current);
    if (step === null) return;
    try {
      // Choices in the open sheet share the step of its opening.
      history[`${sheetIsOpen() ? 'replace' : step}State`](
        null,
        '',
        location.pathname + catalogueSearch(latest.current),
      );
    } catch {
      // Safari allows a hundred calls in half a minute. The next change writes the whole state again.
    }
  }

  const list = useList(options, state, mode);
  const { status, isOther } = list;
  const restored = unknown !== null;
  useLayoutEffect(() => {
    if (!restored) return;
    const { dataset } = document.documentElement;
    if (status === 'failed') dataset.restoring = 'failed';
    else if (status === 'pending' && isOther) dataset.restoring = 'loading';
    else delete dataset.restoring;
  }, [restored, status, isOther]);
  useScrollRestore(restored && status !== 'pending');
  const loadMore = () => change({ visibleCount: latest.current.visibleCount + PAGE_SIZE });
  return { state, change, loadMore, mode, list, unknown: unknown ?? [] };
}

/**
 * The list for a state: the one of the HTML ('server'), or the result of a search in the inventory ('live'), whose code
 * and vehicles are fetched when the HTML does not hold the list.
 */
function useList(options: FilterOptions, state: CatalogueState, mode: Mode) {
  const [live, setLive] = useState<Awaited<ReturnType<typeof loadSearch>> | null>(null);
  const [failed, setFailed] = useState(false);
  const requested = useRef(false);
  const wasLive = useRef(false);

  const load = useCallback(() => {
    if (requested.current) return;
    requested.current = true;
    loadSearch().then(
      (loaded) => {
        setLive(loaded);
        setFailed(false);
      },
      (error) => {
        requested.current = false;
        setFailed(true);
        reportError(error);
      },
    );
  }, []);

  const isInitial = Object.entries(initialState).every(
    ([key, value]) => key === 'visibleCount' || state[key as keyof CatalogueState] === value,
  );
  /** Not the list of the HTML, nor a longer one. */
  const isOther = options.size > 0 && !(mode === 'sale' && isInitial);
  const isServerList = options.size === 0 || (!isOther && state.visibleCount <= CARDS_PER_PAGE);
  // Each choice retries a failed request; pointing does not. A layout effect does not wait for the next frame.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice changes `state` or `mode`.
  useLayoutEffect(() => {
    if (!isServerList) load();
  }, [isServerList, state, mode, load]);

  // So does the `online` event, which an effect after the next frame could miss.
  useLayoutEffect(() => {
    if (!failed) return;
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [failed, load]);

  const result = useMemo(() => live?.searchIn(live.vehicles, state, mode), [live, state, mode]);
  // Once live, the list stays live: a return to the list of the HTML would render all cards again.
  wasLive.current ||= live !== null && !isServerList;
  const prefetch = ({ target }: { readonly target: EventTarget }) => {
    if (!failed && (target as Element).closest('fieldset, select, summary')) load();
  };
  const waiting = isServerList ? 'server' : failed ? 'failed' : 'pending';
  const status = wasLive.current ? 'live' : waiting;
  return { status, isOther, code: live, result: wasLive.current ? result : undefined, prefetch } as const;
}

async function loadSearch() {
  const [code, { vehicles }] = await Promise.all([import('./live-catalogue'), fetchInventory()]);
  return { ...code, vehicles };
}

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

/**
 * Restores the scroll position after back, forward and reload, once the list is ready. The browser's own attempt comes too
 * early: the page is still shorter.
 */
function useScrollRestore(ready: boolean): void {
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
    if (!ready || restored.current) return;
    restored.current = true;
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

/** The same for hosts that serve '/vehicles/' and '/vehicles'. */
const address = () => `${routes.vehicles}${location.search}`;

function cameBack(): boolean {
  const [navigation] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward' || navigation?.type === 'reload';
}
