import { useEffect, useRef } from 'react';
import { useRentalDates, useRentalRequest } from '@/components/store/kept-text';
import { buttonClass } from '@/components/ui/button';
import { RentalDateFields } from '@/components/vehicle/rental-date-fields';
import { SmallCards } from '@/components/vehicle/small-cards';
import { type CatalogueState, clearAll, clearSome } from '@/lib/catalogue/filters';
import { SUGGESTED_COUNT, similarVehicles } from '@/lib/catalogue/pages';
import { findVehicles, sortVehicles } from '@/lib/catalogue/search';
import { CATEGORIES } from '@/lib/locale';
import { dateAt, dateInShort, daysInWords } from '@/lib/text/days';
import { belowPrice, soleMode } from '@/lib/vehicle/asking';
import type { CardVehicle } from '@/lib/vehicle/card-vehicle';
import type { Mode } from '@/lib/vehicle/mode';
import { rentalDateFaults } from '@/lib/vehicle/rental-dates';
import { CatalogueList } from './catalogue-list';

/* All of the catalogue that comes with the first search. */

/** The result for a state. The list for rent leaves out cars that cannot be rented. */
export function searchIn(vehicles: readonly CardVehicle[], state: CatalogueState, mode: Mode) {
  const offered = mode === 'rental' ? vehicles.filter((vehicle) => soleMode(vehicle) !== 'sale') : vehicles;
  const found = findVehicles(offered, state);
  const [only] = found.matching;
  return {
    ...found,
    shown: sortVehicles(found.matching, state.sort, mode).slice(0, state.visibleCount),
    others: only
      ? similarVehicles(only, offered).slice(0, 2)
      : offered.filter(({ status }) => status === 'available').slice(0, SUGGESTED_COUNT),
  };
}

export type Result = ReturnType<typeof searchIn>;

type Props = {
  readonly result: Result;
  readonly state: CatalogueState;
  readonly mode: Mode;
  /** Leaves the empty result. */
  readonly onRecover: (changes: Partial<CatalogueState>) => void;
};

export function LiveCatalogue({ result: { shown, others }, state, mode, onRecover }: Props) {
  const request = useRentalRequest();
  const { days } = useRentalDates();
  const [first, second] = shown;
  if (!first)
    return (
      <>
        <EmptyResult onRecover={onRecover} />
        <h2 className="mt-8 text-lead">Others in the showroom</h2>
        <SmallCards vehicles={others} />
      </>
    );
  const list = (
    <CatalogueList
      vehicles={shown}
      mode={mode}
      view={state.view}
      request={request}
      belowOf={(vehicle) => belowPrice(vehicle, mode, days, request !== '')}
    />
  );
  if (second || others.length === 0 || state.view === 'list') return list;
  return (
    <div className="grid gap-x-8 gap-y-14 xl:grid-cols-[2fr_1fr]">
      {list}
      <div className="xl:mt-4 xl:[&_ul]:grid-cols-1!">
        <h2 className="text-lead">{`Also in ${CATEGORIES[first.category].tab}`}</h2>
        <SmallCards vehicles={others} />
      </div>
    </div>
  );
}

/** Shown instead of the list when nothing matches, with ways to widen the search. */
function EmptyResult({ onRecover }: Pick<Props, 'onRecover'>) {
  return (
    <div className="mt-8 border-line border-y py-10">
      <p className="measure text-muted">
        <span className="mb-3 block font-serif text-ink text-title">No vehicles found.</span> Try adjusting your filters
        to see more results
      </p>
      <div className="mt-8 flex flex-wrap gap-3" data-no-print>
        <button type="button" onClick={() => onRecover(clearAll)} className={buttonClass('primary')}>
          Clear All Filters
        </button>
        <button
          type="button"
          title="Clears category, search, price and year"
          onClick={() => onRecover(clearSome)}
          className={buttonClass('quiet')}
        >
          Clear Filters
        </button>
      </div>
    </div>
  );
}

/** For the control that opens the date fields. */
export function RentalDatesChosen() {
  const { pickUp, days, words } = useRentalDates();
  if (days > 0) return `${daysInWords(days)} from ${dateInShort(pickUp)}`;
  return words.startsWith('From') ? `From ${dateInShort(pickUp)}` : 'Choose dates';
}

/** The date fields of the list for rent; each card shows its total. */
export function RentalDates() {
  const { pickUp, returnDate } = useRentalDates();
  const today = dateAt(new Date());
  const fields = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    const { parentElement: disclosure } = fields.current as HTMLFieldSetElement;
    if (!(disclosure instanceof HTMLDetailsElement)) return;
    const close = (event: MouseEvent | KeyboardEvent) => {
      const isAway =
        event instanceof KeyboardEvent ? event.key === 'Escape' : !disclosure.contains(event.target as Node);
      if (!isAway || !disclosure.open) return;
      if (disclosure.contains(document.activeElement)) disclosure.querySelector('summary')?.focus();
      disclosure.open = false;
    };
    document.addEventListener('click', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('click', close);
      document.removeEventListener('keydown', close);
    };
  }, []);

  return (
    <fieldset
      ref={fields}
      className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] items-start gap-3 lg:absolute lg:z-20 lg:w-52 lg:border lg:border-line-strong lg:bg-canvas lg:p-3"
    >
      <legend className="sr-only">Dates of the rental</legend>
      <RentalDateFields today={today} faults={rentalDateFaults(pickUp, returnDate, today)} />
    </fieldset>
  );
}
