import { filterVehicles } from '@/lib/testing/filter-vehicles';
import { specificationVehicle, specificationVehicles } from '@/lib/testing/specification-vehicles';
import { type CardVehicle, FILTERED } from '@/lib/vehicle/card-vehicle';
import { activeFilters } from './active-filters';
import { type CatalogueAddress, catalogueSearch, historyStep, LIST_PARAMETERS, parseCatalogueSearch } from './address';
import { filterInTheWay } from './filter-in-the-way';
import { filterGroups, filterOptionsOf } from './filter-options';
import { choiceFilters, filters } from './filters';
import { findVehicles, indexVehicles } from './find-vehicles';
import { catalogueReducer, initialCatalogueState } from './state';

/* All values derived from the table of filters, for every filter. A new filter is tested here without a change. */

/** Facts of cards without fixed values, all with the same one: numbers for bands, and texts for all others. */
const FACTS = [...FILTERED, 'model', 'transmission', 'engine', 'acceleration'] satisfies (keyof CardVehicle)[];
const facts = (value: string) => Object.fromEntries(FACTS.map((key) => [key, value]));
const unforeseen = specificationVehicle(1, { id: 13, brand: 'Bugatti', fuel: 'Hydrogen', year: '2019' });
const vehicles = [...specificationVehicles, unforeseen].map((vehicle, index) => ({
  ...vehicle,
  ...facts(index % 2 === 0 ? '2' : '99999'),
}));
const initial: CatalogueAddress = { ...initialCatalogueState, mode: 'sale' };
const options = filterOptionsOf(vehicles);
const groups = filterGroups(options).map((group) => ({ ...group, name: group.filter.label }));
const choices = groups.flatMap(({ filter, name, options: [, ...others] }) =>
  others.map((option) => ({ ...option, filter, name, only: { [filter.key]: option.value } })),
);

it('shows every filter once, with a name of its own in the address', () => {
  expect(groups.map(({ filter }) => filter)).toEqual(choiceFilters);
  expect(new Set([...LIST_PARAMETERS, 'mode']).size).toBe(LIST_PARAMETERS.length + 1);
  expect(LIST_PARAMETERS.slice(0, filters.length)).toEqual(filters.map(({ parameter }) => parameter));
});

it.each(choiceFilters.filter(({ onlyExisting }) => onlyExisting))(
  '$label is shown for two values of the inventory, not for one',
  ({ key }) => {
    const cars = (...values: string[]) =>
      values.map((value) => ({ ...unforeseen, ...facts(value), dailyRental: Number(value) }));
    expect(Object.keys(filterOptionsOf(cars('2', '99999')).choices)).toContain(key);
    expect(Object.keys(filterOptionsOf(cars('2', '2')).choices)).not.toContain(key);
  },
);

it.each(groups)(
  '$name begins with all vehicles and counts each in one other choice',
  ({ filter, options: [all, ...others] }) => {
    expect(all).toEqual({ value: 'all', label: filter.allLabel, count: vehicles.length });
    expect(others.reduce((sum, { count }) => sum + count, 0)).toBe(vehicles.length);
    expect(new Set(others.map(({ value }) => value)).size).toBe(others.length);
  },
);

describe.each(choices)('$name: $label', ({ filter, value, label, count, only }) => {
  const { key, parameter } = filter;
  const chosen = catalogueReducer(initialCatalogueState, { type: 'setFilter', key, value });

  it('shows as many vehicles as it says, and is in the way of an empty result', () => {
    expect(chosen).toEqual({ ...initialCatalogueState, ...only });
    expect(filterVehicles(vehicles, chosen)).toHaveLength(count);
    const inTheWay = filterInTheWay(activeFilters(options, chosen), findVehicles(indexVehicles(vehicles), chosen));
    expect(inTheWay).toEqual(count > 0 ? null : expect.objectContaining({ key, matching: vehicles.length }));
  });

  it('has a chip in the words of the panel', () => {
    expect(activeFilters(options, chosen)).toEqual([{ key, label: filter.chipLabel ?? filter.label, value: label }]);
  });

  it('is the only one in the address, which restores it', () => {
    const search = `?${new URLSearchParams({ [parameter]: value })}`;
    expect(catalogueSearch(chosen)).toBe(search);
    expect(parseCatalogueSearch(search, options)).toEqual({ ...initial, ...only });
  });

  it('is a step of the history, and so is its removal', () => {
    expect(historyStep(initial, { ...chosen, mode: 'sale' })).toBe('push');
    expect(historyStep({ ...chosen, mode: 'sale' }, initial)).toBe('push');
  });

  it("is cleared by its chip, by 'Clear All Filters', and by 'Clear Filters' where the table says so", () => {
    expect(catalogueReducer(chosen, { type: 'removeFilter', key })).toEqual(initialCatalogueState);
    expect(catalogueReducer(chosen, { type: 'clearAll' })).toEqual(initialCatalogueState);
    const { clearedByEmptyState } = filter;
    expect(catalogueReducer(chosen, { type: 'clearSome' })).toEqual(
      clearedByEmptyState ? initialCatalogueState : chosen,
    );
  });
});
