'use client';

import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { fetchInventory } from '@/components/device/fetch-vehicles';
import { useMonthlyTerms } from '@/components/device/use-monthly-terms';
import type { FilterOptions } from '@/lib/catalogue/filter-options';
import { CARDS_PER_PAGE } from '@/lib/catalogue/options';
import { type CatalogueState, isInitial } from '@/lib/catalogue/state';
import { DEFAULT_MODE } from '@/lib/market/market';
import type { Mode } from '@/lib/vehicle/mode';
import type * as LiveCode from './live-catalogue';
import type { LiveResult, Search } from './live-catalogue';

type Code = typeof LiveCode;
type Live = Code & { readonly search: Search };

/** The list on screen: the one of the HTML ('server'), or the result of a search in the inventory ('live'). */
export type List =
  | ({ readonly status: 'server' | 'pending' | 'failed' } & Partial<Code>)
  | ({ readonly status: 'live'; readonly result: LiveResult } & Code);

export type Given = {
  readonly options: FilterOptions;
  readonly fileCount: number;
  /** Pointing at a control inside, or focusing it, prefetches the inventory. */
  readonly near: RefObject<HTMLElement | null>;
};

const CONTROLS = 'fieldset, select, summary';

/** The list for a state. Fetches the inventory and the search code when the HTML does not hold it. */
export function useList({ options, fileCount, near }: Given, state: CatalogueState, mode: Mode): List {
  const [live, setLive] = useState<Live | null>(null);
  const [failed, setFailed] = useState(false);
  const requested = useRef(false);
  const wasLive = useRef(false);

  const load = useCallback(() => {
    if (requested.current) return;
    requested.current = true;
    Promise.all([import('./live-catalogue'), fetchInventory(fileCount)])
      .then(async ([code, vehicles]) => {
        setLive({ ...code, search: await code.searchIn(vehicles, options) });
        setFailed(false);
      })
      .catch((error) => {
        requested.current = false;
        setFailed(true);
        reportError(error);
      });
  }, [fileCount, options]);

  const isServerList =
    options.size === 0 || (mode === DEFAULT_MODE && isInitial(state) && state.visibleCount <= CARDS_PER_PAGE);
  // Cards with a monthly payment need the code, but not before the list of the HTML is shown.
  const terms = useMonthlyTerms();
  const isWanted = !isServerList || terms !== '';
  const wanted = useMemo(() => (isWanted ? { state, mode } : null), [isWanted, state, mode]);

  // Each choice retries a failed request; pointing does not. A layout effect does not wait for the next frame.
  useLayoutEffect(() => {
    if (wanted) load();
  }, [wanted, load]);

  // So does the `online` event, which an effect after the next frame could miss.
  useLayoutEffect(() => {
    if (!failed) return;
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [failed, load]);

  useEffect(() => {
    const place = near.current;
    function prefetch({ target }: Event) {
      if (!failed && target instanceof Element && target.closest(CONTROLS)) load();
    }
    place?.addEventListener('pointerover', prefetch);
    place?.addEventListener('focusin', prefetch);
    return () => {
      place?.removeEventListener('pointerover', prefetch);
      place?.removeEventListener('focusin', prefetch);
    };
  }, [near, load, failed]);

  const result = useMemo(() => live?.search(state, mode, terms), [live, state, mode, terms]);
  // Once live, the list stays live: a return to the list of the HTML would render all cards again.
  const isLive = result !== undefined && (isWanted || wasLive.current);
  useEffect(() => {
    wasLive.current = isLive;
  }, [isLive]);

  if (live && isLive) return { ...live, status: 'live', result };
  if (isServerList) return { ...live, status: 'server' };
  return { status: failed ? 'failed' : 'pending' };
}
