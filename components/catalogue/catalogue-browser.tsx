'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { OccasionChip } from '@/components/enquiry/occasion-chip';
import { buttonClass } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { IllustrationNote } from '@/components/ui/illustration-note';
import { activeFilters, resultSummary } from '@/lib/catalogue/active-filters';
import { type FilterOptions, filterGroups } from '@/lib/catalogue/filter-options';
import { CARDS_PER_PAGE } from '@/lib/catalogue/options';
import type { CatalogueAction } from '@/lib/catalogue/state';
import type { Occasion } from '@/lib/enquiry/occasion';
import { ActiveFilters } from './active-filters';
import { CatalogueToolbar } from './catalogue-toolbar';
import { FilterButton } from './filter-button';
import { FilterPanel } from './filter-panel';
import { FilterSheet } from './filter-sheet';
import { FilterTabs } from './filter-tabs';
import { SortSelect } from './sort-select';
import { useCatalogue } from './use-catalogue';

type Props = {
  readonly options: FilterOptions;
  readonly occasions: readonly Occasion[];
  /** The number of inventory files. */
  readonly fileCount: number;
  /** The server-rendered list: the first vehicles for sale, as cards. */
  readonly children: ReactNode;
  /** The note below that list. */
  readonly note: ReactNode;
};

/** The catalogue: mode, filters, sort, grid or list, load more. */
export function CatalogueBrowser({ options, occasions, fileCount, children, note }: Props) {
  const catalogue = useRef<HTMLDivElement>(null);
  const listPlace = useRef<HTMLDivElement>(null);
  const focusFrom = useRef<number | null>(null);
  const { state, dispatch, mode, setMode, list, sheetWasOpened } = useCatalogue({
    options,
    fileCount,
    near: catalogue,
  });

  const result = list.status === 'live' ? list.result : null;
  const matching = result?.matching ?? options.size;
  const shown = Math.min(state.visibleCount, matching, result ? matching : CARDS_PER_PAGE);
  const groups = filterGroups(options, result?.counts);
  const active = activeFilters(options, state);
  const panel = { groups, filters: state, dispatch };

  useEffect(() => {
    if (focusFrom.current === null || list.status === 'pending') return;
    // The pressed button may be gone; focus moves to the first new vehicle.
    listPlace.current?.querySelectorAll('article')[focusFrom.current]?.querySelector<HTMLElement>('h2 a')?.focus();
    focusFrom.current = null;
  });

  function loadMore() {
    focusFrom.current = shown;
    dispatch({ type: 'loadMore' });
  }

  /** Leaves the empty result, whose buttons disappear. */
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
            {list.status !== 'pending' && (
              <ChangingText>
                {list.status === 'failed'
                  ? 'The list could not be fetched, so nothing is filtered or sorted.'
                  : resultSummary(shown, matching, result?.isNear ? state.search.trim() : undefined)}
              </ChangingText>
            )}
          </p>
          <p className="figures mt-2 no-js:block hidden text-muted text-small">
            {resultSummary(Math.min(CARDS_PER_PAGE, options.size), options.size)}
          </p>
          <SortSelect value={state.sort} dispatch={dispatch} />
        </div>
        <OccasionChip occasions={occasions} className="mt-3" />
        <ActiveFilters active={active} dispatch={dispatch} />
        <div
          ref={listPlace}
          data-awaits-address
          // The server-rendered list may hold more cards than are shown; CSS hides them.
          data-shown={result ? undefined : shown}
          aria-busy={list.status === 'pending'}
        >
          {list.status === 'live' ? (
            <list.List
              result={list.result}
              state={state}
              mode={mode}
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
              onClick={loadMore}
              className={buttonClass('secondary', 'w-full sm:w-auto sm:min-w-64')}
            >
              Load More Vehicles
            </button>
          </div>
        )}
        {result ? <IllustrationNote pictures={result.shown.map(({ picture }) => picture)} className="mt-14" /> : note}
        <FilterSheet wasOpened={sheetWasOpened} matching={matching} panel={panel} />
      </section>
    </div>
  );
}
