'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { OccasionChip } from '@/components/enquiry/occasion-chip';
import { buttonClass } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { Icon } from '@/components/ui/icon';
import { CHEVRON_DOWN, LAYOUT_GRID, LIST } from '@/components/ui/icon-shapes';
import { IllustrationNote } from '@/components/ui/illustration-note';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { activeFilters, resultSummary } from '@/lib/catalogue/active-filters';
import { type FilterOptions, filterGroups } from '@/lib/catalogue/filter-options';
import { CARDS_PER_PAGE } from '@/lib/catalogue/options';
import type { CatalogueAction } from '@/lib/catalogue/state';
import type { Occasion } from '@/lib/enquiry/occasion';
import { HAS_BOTH_MODES, OFFERED_MODES } from '@/lib/market/market';
import { ActiveFilters } from './active-filters';
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
  /** The title of the page, on the line of the switch. */
  readonly title: ReactNode;
  /** The note below that list. */
  readonly note: ReactNode;
};

const modes = [
  { value: 'sale', label: 'For Sale' },
  { value: 'rental', label: 'For Rent' },
] as const;

const views = [
  { value: 'grid', label: 'Grid', icon: <Icon shape={LAYOUT_GRID} className="size-4.5" /> },
  { value: 'list', label: 'List', icon: <Icon shape={LIST} className="size-4.5" /> },
] as const;

/** The catalogue: mode, filters, sort, grid or list, load more. */
export function CatalogueBrowser({ options, occasions, fileCount, title, children, note }: Props) {
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
  const panel = { groups, filters: state, mode, dispatch, Terms: list.MonthlyTerms };

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
    <div ref={catalogue}>
      <section aria-label="Vehicles">
        <div className="flex flex-wrap items-center gap-x-1.5 gap-y-2 lg:gap-x-6 lg:gap-y-3 lg:pt-3">
          <div className="-order-5">{title}</div>
          <p
            role="status"
            data-awaits-address
            className="figures -order-4 no-js:hidden flex-1 basis-24 pt-2.5 text-muted text-small max-sm:text-label max-lg:text-right"
          >
            {list.status !== 'pending' && (
              // The empty result says it to readers who see.
              <span className={matching === 0 ? 'sr-only' : undefined}>
                <ChangingText>
                  {list.status === 'failed'
                    ? 'The list could not be fetched, so nothing is filtered or sorted.'
                    : resultSummary(shown, matching, result?.isNear ? state.search.trim() : undefined)}
                </ChangingText>
              </span>
            )}
          </p>
          {groups
            .filter(({ filter }) => filter.tabs)
            .map((group) => (
              <FilterTabs key={group.filter.key} group={group} value={state[group.filter.key]} dispatch={dispatch} />
            ))}
          {/* Two controls share a line until large text separates them; then each fills its own. Shown when it has
              arrived whole. */}
          <div
            className="js-only mt-2 flex not-has-[+*]:hidden basis-full flex-wrap gap-x-1.5 gap-y-2 sm:basis-auto lg:-order-2 lg:mt-0"
            data-no-print
          >
            {HAS_BOTH_MODES && (
              <SegmentedControl
                legend="For sale or for rent"
                inline="mode"
                options={modes}
                value={mode}
                onChange={setMode}
                className="max-sm:grow-999"
              />
            )}
            <FilterButton activeCount={active.length} />
          </div>
          {/* From here on a second line, which the dates begin. */}
          <div className="-mt-3 basis-full max-xl:hidden lg:-order-2" />
          {OFFERED_MODES.includes('rental') && (
            // Closed at first: two date fields are eight Tab stops.
            <details
              className="js-only self-start max-lg:grow max-lg:open:basis-full sm:mt-2 lg:mt-0 lg:w-52 lg:max-xl:-order-3"
              data-only-in={HAS_BOTH_MODES ? 'rental' : undefined}
              data-no-print
            >
              <summary className={buttonClass('secondary', 'w-full cursor-pointer max-sm:px-2!')}>
                <span aria-live="polite">{list.RentalDatesChosen ? <list.RentalDatesChosen /> : 'Choose dates'}</span>
                <Icon shape={CHEVRON_DOWN} className="size-4" strokeWidth={2} />
              </summary>
              {list.RentalDates && <list.RentalDates />}
            </details>
          )}
          <aside
            id="filters-in-page"
            aria-label="Filters"
            className="js-only hidden flex-1 basis-xl lg:block"
            data-no-print
          >
            <FilterPanel idPrefix="column" {...panel} row />
          </aside>
          <div
            className="js-only ml-auto flex flex-wrap max-sm:grow sm:mt-2 lg:mt-0 lg:gap-x-6 lg:self-start"
            data-no-print
          >
            <SortSelect value={state.sort} dispatch={dispatch} />
            <SegmentedControl
              legend="Grid or list"
              options={views}
              value={state.view}
              onChange={(view) => dispatch({ type: 'setView', view })}
              iconsOnly
              className="ml-auto [&_label]:px-0"
            />
          </div>
          <p className="figures no-js:block hidden basis-full text-muted text-small">
            {resultSummary(Math.min(CARDS_PER_PAGE, options.size), options.size)}
          </p>
        </div>
        <OccasionChip occasions={occasions} className="mt-3" />
        <ActiveFilters active={active} dispatch={dispatch} />
        <div
          id="results"
          ref={listPlace}
          data-awaits-address
          // The server-rendered list may hold more cards than are shown; CSS hides them.
          data-shown={result ? undefined : shown}
          aria-busy={list.status === 'pending'}
        >
          {list.status === 'live' ? (
            <list.LiveCatalogue
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
