import { filterVehicles } from '@/lib/testing/filter-vehicles';
import { type SpecificationRow, specificationRows, specificationVehicles } from '@/lib/testing/specification-vehicles';
import type { FilterKey } from './filters';
import { catalogueReducer, initialCatalogueState } from './state';

/*
 * Every combination of the select filters, in each mode, compared with sets from the text of the specification's list.
 * Nothing here uses the constants or the comparisons of the modules under test.
 */

type Facet = {
  readonly key: FilterKey;
  readonly choices: string;
  readonly holds: (row: SpecificationRow, choice: string) => boolean;
};

const facets: readonly Facet[] = [
  { key: 'category', choices: 'supercar luxury sports', holds: (row, choice) => row.category === choice },
  { key: 'price', choices: 'under-25m 25m-35m 35m-50m 50m-70m over-70m', holds: priceIsWithin },
  { key: 'year', choices: '2024 2023 2022 2021 2020', holds: (row, choice) => row.year === choice },
  {
    key: 'brand',
    choices:
      'Lamborghini Ferrari McLaren Rolls_Royce Bentley Porsche Aston_Martin Maserati BMW Mercedes-AMG Jaguar Lexus',
    holds: (row, choice) => row.brand === choice,
  },
  { key: 'fuel', choices: 'Petrol Hybrid Electric', holds: (row, choice) => row.fuel === choice },
  { key: 'availability', choices: 'available sold rented', holds: (row, choice) => row.status === choice },
];

/** Reads the limits out of the name of the band and the millions out of the display text. */
function priceIsWithin({ price }: SpecificationRow, band: string): boolean {
  const millions = Number(price.replace(/[^0-9]/g, '')) / 1e6;
  const [low = 0, high = low] = Array.from(band.matchAll(/\d+/g), Number);
  if (band.startsWith('under')) return millions < low;
  if (band.startsWith('over')) return !(millions < low);
  return millions >= low && millions < high;
}

type Choice = { readonly key: FilterKey; readonly value: string; readonly ids: ReadonlySet<number> };

const everyId = new Set(specificationRows.map(({ id }) => id));

const choicesOfFacet: readonly (readonly Choice[])[] = facets.map(({ key, choices, holds }) => [
  { key, value: 'all', ids: everyId },
  ...choices.split(' ').map((written) => {
    const value = written.replace('_', ' ');
    return { key, value, ids: new Set(specificationRows.filter((row) => holds(row, value)).map(({ id }) => id)) };
  }),
]);

/** One choice of each facet, in every combination. */
function* combinations(facetsLeft = choicesOfFacet): Generator<readonly Choice[]> {
  const [facet, ...others] = facetsLeft;
  if (!facet) {
    yield [];
    return;
  }
  for (const choice of facet) {
    for (const rest of combinations(others)) yield [choice, ...rest];
  }
}

function inEverySet(choices: readonly Choice[]): string {
  return [...everyId].filter((id) => choices.every(({ ids }) => ids.has(id))).join();
}

describe.each(['sale', 'rental'] as const)('Section 5: the whole matrix of select filters in %s mode', (mode) => {
  let checked = 0;
  let matches = 0;
  const wrong: string[] = [];

  beforeAll(() => {
    for (const combination of combinations()) {
      const filters = combination.reduce(
        (before, { key, value }) => catalogueReducer(before, { type: 'setFilter', key, value }),
        initialCatalogueState,
      );
      // The mode changes the prices on screen, not which cars match.
      const found = filterVehicles(specificationVehicles, Object.assign(filters, { mode }));
      checked += 1;
      matches += found.length;
      if (found.map(({ id }) => id).join() !== inEverySet(combination)) {
        wrong.push(combination.map(({ key, value }) => `${key}=${value}`).join(' '));
      }
    }
  });

  it('has 29,952 combinations', () => {
    expect(checked).toBe(4 * 6 * 6 * 13 * 4 * 4);
    expect(checked).toBe(29_952);
  });

  it('gives each of them the vehicles of the list that have all the chosen facts, in order', () => {
    expect(wrong).toEqual([]);
  });

  it('finds each vehicle by its own fact or by none in each of six filters', () => {
    expect(matches).toBe(12 * 2 ** 6);
  });
});
