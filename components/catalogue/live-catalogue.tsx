import { useMonthlyTerms } from '@/components/device/use-monthly-terms';
import { useRentalDates, useRentalRequest } from '@/components/device/use-rental-dates';
import { activeFilters } from '@/lib/catalogue/active-filters';
import { type FilterInTheWay, filterInTheWay } from '@/lib/catalogue/filter-in-the-way';
import type { FilterOptions } from '@/lib/catalogue/filter-options';
import { addToIndex, type Counts, findVehicles, indexVehicles } from '@/lib/catalogue/find-vehicles';
import { findNear } from '@/lib/catalogue/near-names';
import { sortVehicles } from '@/lib/catalogue/sort';
import type { CatalogueState } from '@/lib/catalogue/state';
import { type Asked, soleMode } from '@/lib/vehicle/asking';
import { belowPrice } from '@/lib/vehicle/below-price';
import type { CardVehicle } from '@/lib/vehicle/card-vehicle';
import type { Mode } from '@/lib/vehicle/mode';
import { priceOfMonth } from '@/lib/vehicle/monthly';
import { CatalogueList } from './catalogue-list';
import { EmptyResult } from './empty-result';

export { MonthlyTerms } from './monthly-terms';
export { RentalDates, RentalDatesChosen } from './rental-dates';

export type LiveResult = {
  readonly shown: readonly CardVehicle[];
  readonly matching: number;
  readonly counts: Counts;
  readonly isNear: boolean;
  readonly inTheWay: FilterInTheWay | null;
};

export type Search = (state: CatalogueState, mode: Mode, terms: string) => LiveResult;

/** How many vehicles a phone indexes in one task without a delay for the visitor. */
const PER_TASK = 1000;

/** The list for rent leaves out cars that cannot be rented. */
const isForRent = (vehicle: Asked) => soleMode(vehicle) !== 'sale';

export async function searchIn(vehicles: readonly CardVehicle[], options: FilterOptions): Promise<Search> {
  const index = indexVehicles<CardVehicle>([]);
  for (let start = 0; start < vehicles.length; start += PER_TASK) {
    if (start > 0) await new Promise((resolve) => setTimeout(resolve));
    addToIndex(index, vehicles.slice(start, start + PER_TASK));
  }
  return (state, mode, terms) => {
    const chosen = { ...state, monthly: priceOfMonth(state.monthly, terms) };
    const found = findVehicles(index, chosen, findNear, mode === 'rental' ? isForRent : undefined);
    return {
      shown: sortVehicles(found.matching, state.sort, mode).slice(0, state.visibleCount),
      matching: found.matching.length,
      counts: found.counts,
      isNear: found.isNear,
      inTheWay: filterInTheWay(activeFilters(options, state), found),
    };
  };
}

type Props = {
  readonly result: LiveResult;
  readonly state: CatalogueState;
  readonly mode: Mode;
  readonly onClear: (extent: 'clearSome' | 'clearAll') => void;
  readonly onRemove: (filter: FilterInTheWay) => void;
};

export function LiveCatalogue({ result, state, mode, onClear, onRemove }: Props) {
  const { shown, inTheWay } = result;
  const request = useRentalRequest();
  const { days } = useRentalDates();
  const terms = useMonthlyTerms();
  return (
    <>
      {state.monthly && !priceOfMonth(state.monthly, terms) && (
        <p className="mt-3 text-small">
          To leave out cars above your sum a month, enter a rate of interest under ‘Price by the month’ in the filters.
        </p>
      )}
      {shown.length === 0 ? (
        <EmptyResult inTheWay={inTheWay} onClear={onClear} onRemove={onRemove} />
      ) : (
        <CatalogueList
          vehicles={shown}
          mode={mode}
          view={state.view}
          request={request}
          belowOf={(vehicle) => belowPrice(vehicle, mode, days, terms)}
        />
      )}
    </>
  );
}
