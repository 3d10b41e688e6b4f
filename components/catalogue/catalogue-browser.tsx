'use client';

import { useEffect, useRef } from 'react';
import { buttonClass } from '@/components/ui/button';
import { IllustrationNote } from '@/components/ui/illustration-note';
import { useHydrated } from '@/components/ui/use-hydrated';
import { activeFilters, filterInTheWay } from '@/lib/catalogue/active-filters';
import { resultSummary } from '@/lib/catalogue/catalogue';
import { filterGroups } from '@/lib/catalogue/filter-groups';
import { filterVehicles } from '@/lib/catalogue/filter-vehicles';
import { sortVehicles } from '@/lib/catalogue/sort';
import type { CatalogueAction } from '@/lib/catalogue/state';
import type { CardVehicle } from '@/lib/vehicle/card-vehicle';
import { ActiveFilters } from './active-filters';
import { CatalogueList } from './catalogue-list';
import { CatalogueToolbar } from './catalogue-toolbar';
import { EmptyResult } from './empty-result';
import { FilterButton } from './filter-button';
import { FilterPanel } from './filter-panel';
import { FilterSheet } from './filter-sheet';
import { FilterTabs } from './filter-tabs';
import { SortSelect } from './sort-select';
import { useCatalogue } from './use-catalogue';

type Props = { readonly vehicles: readonly CardVehicle[] };

/** The catalogue: choose a mode and filters, read the result as a grid or as a sheet, load more. */
export function CatalogueBrowser({ vehicles }: Props) {
  const { state, dispatch, mode, setMode } = useCatalogue(vehicles);
  const hydrated = useHydrated();
  const list = useRef<HTMLUListElement>(null);
  const focusFrom = useRef<number | null>(null);

  const matching = sortVehicles(filterVehicles(vehicles, state), state.sort, mode);
  const shown = matching.slice(0, state.visibleCount);
  const active = activeFilters(vehicles, state);

  useEffect(() => {
    if (focusFrom.current === null) return;
    // The button that was pressed may be gone; reading goes on at the first vehicle it brought.
    list.current?.children[focusFrom.current]?.querySelector<HTMLElement>('h2 a, h3 a')?.focus();
    focusFrom.current = null;
  });

  function loadMore() {
    focusFrom.current = shown.length;
    dispatch({ type: 'loadMore' });
  }

  /** Out of the empty result, whose buttons go away with it. */
  function recover(action: CatalogueAction) {
    focusFrom.current = 0;
    dispatch(action);
  }

  const groups = filterGroups(vehicles, state);
  const panel = { groups, filters: state, dispatch };

  return (
    <div className="lg:flex lg:gap-x-12 xl:gap-x-16">
      <aside aria-label="Filters" className="js-only hidden w-58 shrink-0 lg:block" data-no-print>
        <div className="sticky top-[calc(var(--spacing-header)+1.5rem)] max-h-[calc(100dvh-var(--spacing-header)-var(--spacing-bar)-2rem)] overflow-y-auto xl:max-h-[calc(100dvh-var(--spacing-header)-2rem)] p-1 -m-1 short:static">
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
            className="figures text-muted text-small max-sm:order-last max-sm:mt-1.5 max-sm:basis-full no-js:hidden"
          >
            {resultSummary(shown.length, matching.length)}
          </p>
          <p className="figures mt-2 hidden text-muted text-small no-js:block">
            {resultSummary(vehicles.length, vehicles.length)}
          </p>
          <SortSelect value={state.sort} dispatch={dispatch} />
        </div>
        <ActiveFilters active={active} dispatch={dispatch} />
        <div data-awaits-address>
          {matching.length === 0 ? (
            <EmptyResult
              catalogueIsEmpty={vehicles.length === 0}
              inTheWay={filterInTheWay(vehicles, state)}
              onClear={(extent) => recover({ type: extent })}
              onRemove={({ key }) => recover({ type: 'removeFilter', key })}
            />
          ) : (
            <CatalogueList
              ref={list}
              vehicles={hydrated ? shown : matching}
              firstPage={state.visibleCount}
              mode={mode}
              view={state.view}
            />
          )}
        </div>
        {shown.length < matching.length && (
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
        {shown.length > 0 && <IllustrationNote pictures={shown.map(({ picture }) => picture)} className="mt-14" />}
        <FilterSheet matching={matching.length} panel={panel} />
      </section>
    </div>
  );
}
