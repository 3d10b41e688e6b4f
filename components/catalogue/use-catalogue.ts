'use client';

import { type Dispatch, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useMode } from '@/components/device/use-mode';
import { catalogueSearch, historyStep, parseCatalogueSearch } from '@/lib/catalogue/address';
import type { Offer } from '@/lib/catalogue/offer';
import {
  type CatalogueAction,
  type CatalogueState,
  catalogueReducer,
  initialCatalogueState,
} from '@/lib/catalogue/state';
import type { Mode } from '@/lib/vehicle/mode';
import { FILTER_SHEET_ID } from './filter-sheet';
import { useSheetStep } from './use-sheet-step';

type Catalogue = {
  readonly state: CatalogueState;
  readonly dispatch: Dispatch<CatalogueAction>;
  readonly mode: Mode;
  readonly setMode: (mode: Mode) => void;
  /** True once the state is the one the address says. */
  readonly restored: boolean;
};

/** The state of the catalogue, which the page's address says and the browser's history keeps. */
export function useCatalogue(offer: Offer): Catalogue {
  const [mode, setMode] = useMode();
  const [state, dispatch] = useReducer(catalogueReducer, initialCatalogueState);
  const [restored, setRestored] = useState(false);
  const sheet = useSheetStep(FILTER_SHEET_ID);
  /** The query that says the state. */
  const address = useRef('');

  // Before anything is drawn: the page in the HTML knows nothing of its address.
  useLayoutEffect(() => {
    const { mode: _, ...addressed } = parseCatalogueSearch(location.search, offer);
    dispatch({ type: 'restore', state: addressed });
    setRestored(true);
  }, [offer]);

  useEffect(() => {
    function restore() {
      // The step made on opening the sheet was left: closed, with what was chosen in it.
      if (sheet.closeOnBack()) {
        if (location.search !== address.current) history.forward();
        return;
      }
      const { mode: addressedMode, ...addressed } = parseCatalogueSearch(location.search, offer);
      setMode(addressedMode);
      dispatch({ type: 'restore', state: addressed });
    }
    addEventListener('popstate', restore);
    return () => removeEventListener('popstate', restore);
  }, [offer, setMode, sheet]);

  useEffect(() => {
    if (!restored) return;
    const now = { ...state, mode };
    address.current = catalogueSearch(now);
    const step = historyStep(parseCatalogueSearch(location.search, offer), now);
    if (step === null) return;
    try {
      // Choices in the open sheet are one step, made when it was opened.
      history[`${sheet.isOpen() ? 'replace' : step}State`](null, '', `${location.pathname}${address.current}`);
    } catch {
      // Some browsers allow a hundred such calls in half a minute. The next change says it all again.
    }
  }, [state, mode, restored, offer, sheet]);

  return { state, dispatch, mode, setMode, restored };
}
