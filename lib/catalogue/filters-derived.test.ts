import { filterVehicles } from '@/lib/testing/filter-vehicles';
import { specificationVehicle, specificationVehicles } from '@/lib/testing/specification-vehicles';
import { activeFilters, filterInTheWay } from './active-filters';
import { type CatalogueAddress, catalogueSearch, historyStep, LIST_PARAMETERS, parseCatalogueSearch } from './address';
import { filterGroups, filterOptionsOf } from './filter-options';
import { choiceFilters, filters } from './filters';
import { findVehicles, indexVehicles } from './find-vehicles';
import { catalogueReducer, initialCatalogueState } from './state';

/* What follows from the table of filters, for whatever stands in it. A filter that is added there is tested here. */

const unforeseen = specificationVehicle(1, { id: 13, brand: 'Bugatti', fuel: 'Hydrogen', year: '2019' });
/** Facts that not every dealer tells, two of each. */
const told = [
  { bodyType: 'Coupé', exteriorColour: 'Red', odometer: 9_999, drive: 'All-wheel drive', seats: 2 },
  { bodyType: 'SUV', exteriorColour: 'Blue', odometer: 60_000, drive: 'Rear-wheel drive', seats: 5 },
] as const;
const vehicles = [...specificationVehicles, unforeseen].map((vehicle, index) => ({ ...vehicle, ...told[index % 2] }));
const onArrival: CatalogueAddress = { ...initialCatalogueState, mode: 'sale' };
const offer = filterOptionsOf(vehicles);
const groups = filterGroups(offer);

/** Each choice of each filter. */
const choices = groups.flatMap(({ filter, options: [, ...options] }) =>
  options.map((option) => ({ ...option, filter, name: filter.label, only: { [filter.key]: option.value } })),
);

it.each(choiceFilters.filter(({ onlyExisting }) => onlyExisting))(
  'has cars with two values for $label (else: add them to `told`)',
  ({ choiceOf }) => {
    expect(new Set(vehicles.map(choiceOf)).size).toBeGreaterThan(1);
  },
);

it('names every filter once, and no two alike in an address', () => {
  expect(groups.map(({ filter }) => filter)).toEqual(choiceFilters);
  expect(new Set(filters.map(({ key }) => key)).size).toBe(filters.length);
  expect(new Set([...LIST_PARAMETERS, 'mode']).size).toBe(LIST_PARAMETERS.length + 1);
  expect(LIST_PARAMETERS.slice(0, filters.length)).toEqual(filters.map(({ parameter }) => parameter));
});

describe.each(groups.map((group) => ({ ...group, name: group.filter.label })))('$name', ({ filter, options }) => {
  it('begins with all vehicles, and counts each in one other choice', () => {
    const [all, ...others] = options;
    expect(all).toEqual({ value: 'all', label: filter.allLabel, count: vehicles.length });
    expect(others.reduce((sum, { count }) => sum + count, 0)).toBe(vehicles.length);
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
  });
});

describe.each(choices)('$name: $label', ({ filter, value, label, count, only }) => {
  const { key, parameter } = filter;
  const chosen = catalogueReducer(initialCatalogueState, { type: 'setFilter', key, value });

  it('shows as many vehicles as it says, and is in the way where that is none', () => {
    expect(chosen).toEqual({ ...initialCatalogueState, ...only });
    expect(filterVehicles(vehicles, chosen)).toHaveLength(count);
    const inTheWay = filterInTheWay(activeFilters(offer, chosen), findVehicles(indexVehicles(vehicles), chosen));
    expect(inTheWay).toEqual(count > 0 ? null : expect.objectContaining({ key, matching: vehicles.length }));
  });

  it('stands on its chip in the words of the panel', () => {
    expect(activeFilters(offer, chosen)).toEqual([{ key, label: filter.chipLabel ?? filter.label, value: label }]);
  });

  it('is said by the address, alone, and read from it', () => {
    const search = `?${new URLSearchParams({ [parameter]: value })}`;
    expect(catalogueSearch(chosen)).toBe(search);
    expect(parseCatalogueSearch(search, offer)).toEqual({ ...onArrival, ...only });
  });

  it('is a step of the history, and so is taking it off', () => {
    expect(historyStep(onArrival, { ...chosen, mode: 'sale' })).toBe('push');
    expect(historyStep({ ...chosen, mode: 'sale' }, onArrival)).toBe('push');
  });

  it("goes with its chip and with 'Clear All Filters', and with 'Clear Filters' where the table says so", () => {
    expect(catalogueReducer(chosen, { type: 'removeFilter', key })).toEqual(initialCatalogueState);
    expect(catalogueReducer(chosen, { type: 'clearAll' })).toEqual(initialCatalogueState);
    expect(catalogueReducer(chosen, { type: 'clearSome' })).toEqual(
      filter.clearedByEmptyState ? initialCatalogueState : chosen,
    );
  });
});
