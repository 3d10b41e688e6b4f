'use client';

import { type Dispatch, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useMode } from '@/components/device/use-mode';
import { catalogueSearch, historyStep, parseCatalogueSearch } from '@/lib/catalogue/address';
import {
  type CatalogueAction,
  type CatalogueState,
  catalogueReducer,
  initialCatalogueState,
} from '@/lib/catalogue/state';
import type { Mode } from '@/lib/vehicle/mode';
import { sheetIsOpen, useSheetWasOpened } from './filter-sheet';
import { type Given, type List, useList } from './use-list';
import { useScrollRestore } from './use-scroll-restore';

type Catalogue = {
  readonly state: CatalogueState;
  readonly dispatch: Dispatch<CatalogueAction>;
  readonly mode: Mode;
  readonly setMode: (mode: Mode) => void;
  readonly list: List;
  readonly sheetWasOpened: boolean;
};

/**
 * The catalogue in one hook. A reducer holds the filters, sort, view and count; the address mirrors it, and popstate reads it
 * back. The mode belongs to the page (use-mode.ts). The list follows from both.
 */
export function useCatalogue(given: Given): Catalogue {
  const { options } = given;
  const [mode, setMode] = useMode();
  const [state, dispatch] = useReducer(catalogueReducer, initialCatalogueState);
  const [restored, setRestored] = useState(false);
  const sheetWasOpened = useSheetWasOpened();
  /** The query of the current state. */
  const query = useRef('');

  // Before paint: the server does not know the query.
  useLayoutEffect(() => {
    const { mode: _, ...addressed } = parseCatalogueSearch(location.search, options);
    dispatch({ type: 'restore', state: addressed });
    setRestored(true);
  }, [options]);

  useEffect(() => {
    function restore() {
      // Back closes the open sheet (modal.ts) and keeps the choices made in it.
      if (sheetIsOpen()) {
        if (location.search !== query.current) history.forward();
        return;
      }
      const { mode: addressedMode, ...addressed } = parseCatalogueSearch(location.search, options);
      setMode(addressedMode);
      dispatch({ type: 'restore', state: addressed });
    }
    addEventListener('popstate', restore);
    return () => removeEventListener('popstate', restore);
  }, [options, setMode]);

  // A layout effect: after the paint, this state could overwrite the address of a newer history step.
  useLayoutEffect(() => {
    if (!restored) return;
    const now = { ...state, mode };
    query.current = catalogueSearch(now);
    const step = historyStep(parseCatalogueSearch(location.search, options), now);
    if (step === null) return;
    try {
      // Choices in the open sheet share the step of its opening.
      history[`${sheetIsOpen() ? 'replace' : step}State`](null, '', `${location.pathname}${query.current}`);
    } catch {
      // Safari allows a hundred calls in half a minute. The next change writes the whole state again.
    }
  }, [state, mode, restored, options]);

  const list = useList(given, state, mode);
  useScrollRestore(restored && list.status !== 'pending');

  return { state, dispatch, mode, setMode, list, sheetWasOpened };
}
