'use client';

import { clsx } from 'clsx/lite';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { Dialog } from '@/components/ui/dialog';
import { DialogBar } from '@/components/ui/dialog-bar';
import { DialogButton } from '@/components/ui/dialog-button';
import { Disclosure } from '@/components/ui/disclosure';
import { Icon } from '@/components/ui/icon';
import { CHEVRON_DOWN, LAYOUT_GRID, LIST, SLIDERS_HORIZONTAL } from '@/components/ui/icon-shapes';
import { IllustrationNote } from '@/components/ui/illustration-note';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { ChangingText, Spoken } from '@/components/ui/spoken';
import {
  type ActiveFilter,
  activeFilters,
  type CatalogueState,
  clearAll,
  type FilterGroup,
  type FilterOptions,
  filterGroups,
  noFilters,
  resultSummary,
  type SortId,
  sortOptions,
} from '@/lib/catalogue/filters';
import { CARDS_PER_PAGE } from '@/lib/catalogue/pages';
import { ClearAll, FilterPanel } from './filter-panel';
import { FILTER_SHEET_ID, useCatalogue, useSheetWasOpened } from './use-catalogue';

type Props = {
  readonly options: FilterOptions;
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
export function CatalogueBrowser({ options, title, children, note }: Props) {
  const listPlace = useRef<HTMLDivElement>(null);
  const focusFrom = useRef<number | null>(null);
  const { state, change, loadMore, mode, list, unknown } = useCatalogue(options);
  const sheetWasOpened = useSheetWasOpened();
  const ignoreMovedTarget = useDoubleClickGuard();
  const { status, code, result } = list;
  const matching = result?.matching.length ?? options.size;
  const shown = Math.min(state.visibleCount, matching, result ? matching : CARDS_PER_PAGE);
  const groups = filterGroups(options, result?.counts);
  const active = activeFilters(options, state);
  const panel = { groups, filters: state, change };

  useEffect(() => {
    if (focusFrom.current === null || status === 'pending') return;
    // The pressed button may be gone; focus moves to the first new vehicle.
    listPlace.current?.querySelectorAll('article')[focusFrom.current]?.querySelector<HTMLElement>('h2 a')?.focus();
    focusFrom.current = null;
  });

  return (
    <section
      aria-label="Vehicles"
      onPointerOver={list.prefetch}
      onFocus={list.prefetch}
      onClickCapture={ignoreMovedTarget}
    >
      <div className="flex flex-wrap items-center gap-x-1.5 gap-y-2 lg:gap-x-6 lg:gap-y-3 lg:pt-3">
        <div className="-order-5">{title}</div>
        <p
          role="status"
          data-awaits-address
          className="figures -order-4 no-js:hidden flex-1 basis-24 pt-2.5 text-muted text-small max-sm:text-label max-lg:text-right"
        >
          {(status === 'server' || status === 'live') && (
            // The empty result says it to readers who see.
            <span className={matching === 0 ? 'sr-only' : undefined}>
              <ChangingText>
                {resultSummary(shown, matching, result?.isNear ? state.search.trim() : undefined)}
              </ChangingText>
            </span>
          )}
        </p>
        {groups
          .filter(({ filter }) => filter.tabs)
          .map((group) => (
            <FilterTabs key={group.filter.key} group={group} state={state} change={change} />
          ))}
        {/* Shown when it has arrived whole. With large text each control fills a line of its own. */}
        <div
          className="js-only mt-2 flex not-has-[+*]:hidden basis-full flex-wrap gap-x-1.5 gap-y-2 sm:basis-auto lg:-order-3 lg:mt-0"
          data-no-print
        >
          <SegmentedControl
            legend="For sale or for rent"
            inline="mode"
            options={modes}
            value={mode}
            onChange={(chosen) => change({ mode: chosen })}
            className="max-sm:grow-999"
          />
          <DialogButton opens={FILTER_SHEET_ID} className={buttonClass('secondary', 'lg:hidden! grow px-4!')}>
            <Icon shape={SLIDERS_HORIZONTAL} className="size-4.5" />
            Filters
            {active.length > 0 && (
              <span className="figures">
                {active.length}
                <Spoken>active</Spoken>
              </span>
            )}
          </DialogButton>
        </div>
        {/* Closed at first: two date fields are eight Tab stops. */}
        <Disclosure
          className="js-only self-start max-lg:grow max-lg:open:basis-full sm:mt-2 lg:-order-2 lg:mt-0 lg:w-52 lg:self-center"
          data-only-in="rental"
          data-no-print
        >
          <summary className={buttonClass('secondary', 'w-full cursor-pointer max-sm:px-2!')}>
            <span aria-live="polite">{code ? <code.RentalDatesChosen /> : 'Choose dates'}</span>
            <Icon shape={CHEVRON_DOWN} className="size-4" strokeWidth={2} />
          </summary>
          {code && <code.RentalDates />}
        </Disclosure>
        <div className="js-only ml-auto flex flex-wrap max-sm:grow sm:mt-2 lg:mt-0 lg:gap-x-6" data-no-print>
          <label className="flex min-h-target min-w-0 items-center text-small">
            <span className="mr-3 text-muted max-[30rem]:sr-only">Sort</span>
            <select
              value={state.sort}
              onChange={({ target }) => change({ sort: target.value as SortId })}
              className="field-sizing-content min-h-target max-w-full cursor-pointer appearance-none truncate rounded-control bg-canvas pr-8.5 text-ink"
            >
              {sortOptions.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
            <Icon shape={CHEVRON_DOWN} className="pointer-events-none mr-3 -ml-7 size-4 text-muted" strokeWidth={2} />
          </label>
          <SegmentedControl
            legend="Grid or list"
            options={views}
            value={state.view}
            onChange={(view) => change({ view })}
            iconsOnly
            className="ml-auto [&_label]:px-0"
          />
        </div>
        <p className="figures no-js:block hidden basis-full text-muted text-small">
          {resultSummary(Math.min(CARDS_PER_PAGE, options.size), options.size)}
        </p>
      </div>
      <aside id="filters-in-page" aria-label="Filters" className="js-only mt-3 hidden lg:block" data-no-print>
        <FilterPanel idPrefix="column" {...panel} wide />
      </aside>
      <Chips active={active} change={change} clears={matching > 0} />
      {unknown.length > 0 && (
        <p className="wrap-anywhere mt-3 text-small">
          {`Not found here: ${unknown.join(', ')}. ${active.length > 0 ? 'Only the other filters are used.' : 'All vehicles are shown.'}`}
        </p>
      )}
      <div aria-live="polite" className="text-muted *:mt-4">
        <p data-list-state="loading" className="font-serif text-title">
          Loading …
        </p>
        <p data-list-state="failed">The list could not be fetched, so nothing is filtered or sorted.</p>
      </div>
      <div
        id="results"
        ref={listPlace}
        data-awaits-address
        // The server-rendered list may hold more cards than are shown; CSS hides them.
        data-shown={result ? undefined : shown}
        aria-busy={status === 'pending'}
      >
        {code && result ? (
          <code.LiveCatalogue
            result={result}
            state={state}
            mode={mode}
            onRecover={(changes) => {
              focusFrom.current = 0;
              change(changes);
            }}
          />
        ) : (
          children
        )}
      </div>
      {shown < matching && (
        <div className="js-only mt-14 flex justify-center" data-awaits-address data-no-print>
          <button
            type="button"
            onClick={() => {
              focusFrom.current = shown;
              loadMore();
            }}
            className={buttonClass('secondary', 'w-full sm:w-auto sm:min-w-64')}
          >
            Load More Vehicles
          </button>
        </div>
      )}
      {result ? <IllustrationNote pictures={result.shown.map(({ picture }) => picture)} className="mt-14" /> : note}
      <Dialog id={FILTER_SHEET_ID} title="Filters" placement="sheet" className="js-only">
        {/* After the first opening: most visitors never need it. */}
        <div className="mt-6">{sheetWasOpened && <FilterPanel idPrefix="sheet" {...panel} />}</div>
        <DialogBar>
          <button type="button" onClick={() => change(clearAll)} className={buttonClass('secondary', 'grow px-3!')}>
            Clear All Filters
          </button>
          <button type="button" data-closes-dialog className={buttonClass('primary', 'figures grow px-3!')}>
            <ChangingText>{matching === 1 ? 'Show 1 vehicle' : `Show ${matching} vehicles`}</ChangingText>
          </button>
        </DialogBar>
      </Dialog>
    </section>
  );
}

/** Milliseconds between the presses of a double click. */
const DOUBLE_CLICK = 500;

/**
 * Takes the second press of a double click from what the first has moved below the pointer: 'Load More' puts a car there,
 * a removed chip the next one.
 */
function useDoubleClickGuard() {
  const last = useRef<{ control: Element; x: number; y: number; at: number } | null>(null);
  return (event: MouseEvent) => {
    const control = (event.target as Element).closest('a, button, input, select, summary');
    // The keyboard's press has no place.
    if (!control || event.detail === 0) return;
    const press = { control, x: event.clientX, y: event.clientY, at: event.timeStamp };
    const { current: before } = last;
    const isSecond =
      before && press.at - before.at < DOUBLE_CLICK && Math.hypot(press.x - before.x, press.y - before.y) < 10;
    if (isSecond && before.control !== control) {
      event.preventDefault();
      event.stopPropagation();
    } else {
      last.current = press;
    }
  };
}

type Change = { readonly change: (changes: Partial<CatalogueState>) => void };
type TabsProps = Change & { readonly group: FilterGroup; readonly state: CatalogueState };

/** The choices of one filter with their numbers of vehicles; a line that scrolls sideways on a phone. */
function FilterTabs({ group: { filter, options }, state, change }: TabsProps) {
  return (
    <fieldset
      data-no-print
      className="js-only scrollbar-none max-sm:fade-end -mx-gutter min-w-0 flex-1 basis-full overflow-x-auto border-line border-b px-gutter lg:-order-1 lg:mx-0 lg:basis-[calc(100%-30rem)] lg:border-0 lg:px-0"
    >
      <legend className="sr-only">{filter.label}</legend>
      <div className="flex w-max gap-7 max-sm:pr-5">
        {options.map(({ value, label, count }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === state[filter.key]}
            onClick={() => change({ [filter.key]: value })}
            className={clsx(
              'inline-flex min-h-target items-center gap-1.5 whitespace-nowrap border-b-2 text-small -outline-offset-2!',
              value === state[filter.key] ? 'border-brass text-ink' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {label}{' '}
            <span key={count} className="figures text-label text-muted">
              {count}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

type ChipsProps = Change & { readonly active: readonly ActiveFilter[]; readonly clears: boolean };

/** The active filters; one press removes one. The empty result has its own button that removes all. */
function Chips({ active, change, clears }: ChipsProps) {
  const list = useRef<HTMLUListElement>(null);

  function remove(index: number, key: ActiveFilter['key']) {
    // The pressed chip is removed. First the next chip, or the list, gets the focus: otherwise a screen reader
    // announces the whole page.
    const chips = list.current?.querySelectorAll('button');
    (chips?.[index + 1] ?? chips?.[index - 1] ?? list.current)?.focus();
    change({ [key]: noFilters[key] });
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 [&:has(li)]:mt-3" data-no-print>
      <ul ref={list} tabIndex={-1} aria-label="Active filters" className="flex min-w-0 flex-wrap gap-2">
        {active.map(({ key, label, value }, index) => (
          <li key={key} className="max-w-full">
            <Chip removes="Remove filter" label={label} value={value} onRemove={() => remove(index, key)} />
          </li>
        ))}
      </ul>
      {active.length > 0 && clears && <ClearAll change={change} className="-ml-3 underline lg:hidden" />}
    </div>
  );
}
