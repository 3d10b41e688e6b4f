'use client';

import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { buttonClass } from '@/components/ui/button';
import { IllustrationNote } from '@/components/ui/illustration-note';
import { useHydrated } from '@/components/ui/use-hydrated';
import { activeFilters } from '@/lib/catalogue/active-filters';
import { resultSummary } from '@/lib/catalogue/catalogue';
import { filterGroups } from '@/lib/catalogue/filter-groups';
import type { Offer } from '@/lib/catalogue/offer';
import { CARDS_PER_PAGE } from '@/lib/catalogue/options';
import { type CatalogueAction, isOnArrival } from '@/lib/catalogue/state';
import { ActiveFilters } from './active-filters';
import { CatalogueToolbar } from './catalogue-toolbar';
import { FilterButton } from './filter-button';
import { FilterPanel } from './filter-panel';
import { FilterSheet } from './filter-sheet';
import { FilterTabs } from './filter-tabs';
import { SortSelect } from './sort-select';
import { useArrival } from './use-arrival';
import { useCatalogue } from './use-catalogue';
import { useLiveCatalogue } from './use-live-catalogue';

type Props = {
  readonly offer: Offer;
  /** The name of the file of all vehicles. */
  readonly file: string;
  /** The first vehicles, for sale and as cards: the list on arrival, and without scripts. */
  readonly children: ReactNode;
  /** What is said below them. */
  readonly note: ReactNode;
};

/** The catalogue: choose a mode and filters, read the result as a grid or as a sheet, load more. */
export function CatalogueBrowser({ offer, file, children, note }: Props) {
  const { state, dispatch, mode, setMode, restored } = useCatalogue(offer);
  const hydrated = useHydrated();
  const catalogue = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const wasLive = useRef(false);
  const focusFrom = useRef<number | null>(null);

  const inPage = offer.size === 0 || (mode === 'sale' && isOnArrival(state) && state.visibleCount <= CARDS_PER_PAGE);
  const { live, failed } = useLiveCatalogue(file, offer, { wanted: inPage ? null : state, near: catalogue });
  const result = useMemo(() => live?.search(state, mode) ?? null, [live, state, mode]);
  // The page's own list is made again by whoever goes back to it; the live one is still there.
  const isLive = live !== null && result !== null && (!inPage || wasLive.current);
  const couldNot = failed && !inPage;
  const settled = inPage || isLive || couldNot;

  const matching = result?.matching ?? offer.size;
  const shown = Math.min(isLive ? state.visibleCount : Math.min(state.visibleCount, CARDS_PER_PAGE), matching);
  const groups = filterGroups(offer, result?.counts);
  const active = activeFilters(offer, state);
  const panel = { groups, filters: state, dispatch };

  const arrived = useArrival(restored && settled);

  useEffect(() => {
    if (focusFrom.current === null || !settled) return;
    // The button that was pressed may be gone; reading goes on at the first vehicle it brought.
    list.current?.querySelectorAll('article')[focusFrom.current]?.querySelector<HTMLElement>('h2 a')?.focus();
    focusFrom.current = null;
  });

  useEffect(() => {
    wasLive.current = isLive;
  }, [isLive]);

  function loadMore() {
    focusFrom.current = shown;
    dispatch({ type: 'loadMore' });
  }

  /** Out of the empty result, whose buttons go away with it. */
  function recover(action: CatalogueAction) {
    focusFrom.current = 0;
    dispatch(action);
  }

  return (
    <div ref={catalogue} className="lg:flex lg:gap-x-12 xl:gap-x-16">
      <aside aria-label="Filters" className="js-only hidden w-58 shrink-0 lg:block" data-no-print>
        <div className="short:static sticky top-[calc(var(--spacing-header)+1.5rem)] -m-1 max-h-[calc(100dvh-var(--spacing-header)-var(--spacing-bar)-2rem)] overflow-y-auto p-1 xl:max-h-[calc(100dvh-var(--spacing-header)-2rem)]">
          <FilterPanel idPrefix="column" {...panel} />
        </div>
      </aside>
      <section aria-label="Vehicles" className="min-w-0 flex-1">
        {groups
          .filter(({ filter }) => filter.tabs)
          .map((group) => (
            <FilterTabs key={group.filter.key} group={group} value={state[group.filter.key]} dispatch={dispatch} />
          ))}
        <CatalogueToolbar
          mode={mode}
          onModeChange={setMode}
          view={state.view}
          onViewChange={(view) => dispatch({ type: 'setView', view })}
        />
        <div data-awaits-address className="mt-2 flex flex-wrap items-center justify-between gap-x-6">
          <FilterButton activeCount={active.length} />
          <p
            role="status"
            className="figures no-js:hidden text-muted text-small max-sm:order-last max-sm:mt-1.5 max-sm:basis-full"
          >
            {settled && !couldNot && resultSummary(shown, matching, result?.isNear ? state.search.trim() : undefined)}
            {couldNot && 'The list could not be fetched, so nothing is filtered or sorted.'}
          </p>
          <p className="figures mt-2 no-js:block hidden text-muted text-small">
            {resultSummary(Math.min(CARDS_PER_PAGE, offer.size), offer.size)}
          </p>
          <SortSelect value={state.sort} dispatch={dispatch} />
        </div>
        <ActiveFilters active={active} dispatch={dispatch} />
        <div
          ref={list}
          data-awaits-address
          // Of the page's own list more may stand there than is shown. On the live one a change would style every card anew.
          data-shown={isLive ? undefined : shown}
          aria-busy={!settled}
        >
          {isLive ? (
            <live.List
              result={result}
              state={state}
              mode={mode}
              onArrival={!arrived}
              onClear={(extent) => recover({ type: extent })}
              onRemove={({ key }) => recover({ type: 'removeFilter', key })}
            />
          ) : (
            children
          )}
        </div>
        {shown < matching && (
          <div className="js-only mt-14 flex justify-center" data-awaits-address data-no-print>
            <button
              type="button"
              disabled={!hydrated}
              onClick={loadMore}
              className={buttonClass('secondary', 'w-full sm:w-auto sm:min-w-64')}
            >
              Load More Vehicles
            </button>
          </div>
        )}
        {isLive ? <IllustrationNote pictures={result.shown.map(({ picture }) => picture)} className="mt-14" /> : note}
        <FilterSheet matching={matching} panel={panel} />
      </section>
    </div>
  );
}
