import fc from 'fast-check';
import { specificationVehicle, specificationVehicles } from '@/lib/testing/specification-vehicles';
import { countedLabel, type FacetKey, facetCounts, filterInTheWay, withoutFilterSentence } from './facets';
import { type Filters, filterVehicles, noFilters } from './filters';
import { AVAILABILITY, BRANDS, categories, FUELS, priceBands, YEARS } from './options';

const countsOf = (key: FacetKey, filters: Partial<Filters> = {}) =>
  Object.fromEntries(facetCounts(specificationVehicles, { ...noFilters, ...filters }, key));

const choices: Readonly<Record<FacetKey, readonly string[]>> = {
  category: categories.map(({ id }) => id),
  price: ['all', ...priceBands.map(({ id }) => id)],
  year: ['all', ...YEARS],
  brand: ['all', ...BRANDS],
  fuel: ['all', ...FUELS],
  availability: ['all', ...AVAILABILITY.map(({ value }) => value)],
};

const anyFilters = fc.record({
  category: fc.constantFrom(...choices.category),
  search: fc.constantFrom('', '', 'gt', 'lambo', 'á', 'nothing like it'),
  price: fc.constantFrom(...choices.price),
  year: fc.constantFrom(...choices.year),
  brand: fc.constantFrom('all', 'all', ...choices.brand),
  fuel: fc.constantFrom('all', ...choices.fuel),
  availability: fc.constantFrom('all', ...choices.availability),
});

describe('The counts beside the choices of a filter', () => {
  it('are of all vehicles while nothing is chosen', () => {
    expect(countsOf('category')).toEqual({ all: 12, supercar: 4, luxury: 4, sports: 4 });
    expect(countsOf('price')).toEqual({
      all: 12,
      'under-25m': 1,
      '25m-35m': 3,
      '35m-50m': 5,
      '50m-70m': 2,
      'over-70m': 1,
    });
    expect(countsOf('availability')).toEqual({ all: 12, available: 10, sold: 1, rented: 1 });
  });

  it('follow the other filters, not their own', () => {
    expect(countsOf('year', { category: 'sports', year: '2022' })).toEqual({ all: 4, 2024: 1, 2022: 2, 2021: 1 });
    expect(countsOf('brand', { search: 'trabant' })).toEqual({ all: 0 });
  });

  it('are what choosing would show, for every choice under any filters', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        for (const key of Object.keys(choices) as FacetKey[]) {
          const counts = facetCounts(specificationVehicles, filters, key);
          for (const choice of choices[key]) {
            const shown = filterVehicles(specificationVehicles, { ...filters, [key]: choice }).length;
            expect([key, choice, counts.get(choice) ?? 0]).toEqual([key, choice, shown]);
          }
        }
      }),
    );
  });

  it('stand in the words of the choice, nought included', () => {
    const counts = new Map([['Ferrari', 1]]);
    expect(countedLabel('Ferrari', counts, 'Ferrari')).toBe('Ferrari (1)');
    expect(countedLabel('Hybrid', counts, 'Hybrid')).toBe('Hybrid (0)');
    expect(countedLabel('Odd', counts, '__proto__')).toBe('Odd (0)');
  });

  it('take a brand of any name', () => {
    const odd = [specificationVehicle(1, { brand: '__proto__' })];
    expect(facetCounts(odd, noFilters, 'brand').get('__proto__')).toBe(1);
  });
});

describe('When nothing matches', () => {
  const inTheWay = (filters: Partial<Filters>) => filterInTheWay(specificationVehicles, { ...noFilters, ...filters });

  it('names the one filter whose removal brings vehicles back, and how many', () => {
    const filter = inTheWay({ category: 'sports', fuel: 'Hybrid' });
    expect(filter).toEqual({ key: 'fuel', label: 'Fuel type', value: 'Hybrid', matching: 4 });
    expect(filter && withoutFilterSentence(filter)).toBe('Without Fuel type: Hybrid, 4 vehicles match.');
  });

  it('names the one that brings most back where several would', () => {
    expect(inTheWay({ brand: 'BMW', year: '2024' })).toMatchObject({ key: 'brand', matching: 6 });
  });

  it('speaks of one vehicle as one', () => {
    const filter = inTheWay({ search: 'huracan', availability: 'sold' });
    expect(filter && withoutFilterSentence(filter)).toBe('Without Search: huracan, 1 vehicle matches.');
  });

  it('blames nobody where something matches, nothing is listed or two are to blame', () => {
    expect(inTheWay({ brand: 'BMW' })).toBeNull();
    expect(inTheWay({ search: 'trabant', fuel: 'Electric' })).toBeNull();
    expect(filterInTheWay([], { ...noFilters, brand: 'BMW' })).toBeNull();
  });

  it('tells the truth under any filters', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const filter = inTheWay(filters);
        if (!filter) return;
        expect(filterVehicles(specificationVehicles, filters)).toEqual([]);
        const without = { ...filters, [filter.key]: noFilters[filter.key] };
        expect(filterVehicles(specificationVehicles, without)).toHaveLength(filter.matching);
        expect(filter.matching).toBeGreaterThan(0);
      }),
    );
  });
});
