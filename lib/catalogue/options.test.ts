import {
  AVAILABILITY,
  brandOptions,
  categories,
  categoryLabel,
  FEATURED_COUNT,
  fuelOptions,
  PAGE_SIZE,
  priceBands,
  SIMILAR_LIMIT,
  yearOptions,
} from './options';

const SPECIFIED_BRANDS =
  'Lamborghini, Ferrari, McLaren, Rolls Royce, Bentley, Porsche, Aston Martin, Maserati, BMW, Mercedes-AMG, Jaguar, Lexus';

describe('Section 9: business constants and limits', () => {
  it('shows six at first, features six and compares with three', () => {
    expect([PAGE_SIZE, FEATURED_COUNT, SIMILAR_LIMIT]).toEqual([6, 6, 3]);
  });

  it('offers the price ranges in their order', () => {
    expect(priceBands.map(({ id }) => id).join(', ')).toBe('under-25m, 25m-35m, 35m-50m, 50m-70m, over-70m');
    expect(priceBands.map(({ label }) => label)).toEqual([
      'Under KES 25M',
      'KES 25M - 35M',
      'KES 35M - 50M',
      'KES 50M - 70M',
      'Over KES 70M',
    ]);
  });

  it('leaves no price between two ranges and none in both', () => {
    expect(priceBands.at(0)?.from).toBe(0);
    expect(priceBands.at(-1)?.below).toBe(Number.POSITIVE_INFINITY);
    expect(priceBands.slice(1).map(({ from }) => from)).toEqual(priceBands.slice(0, -1).map(({ below }) => below));
  });

  it('offers the brands, years and fuels even while no vehicle has them', () => {
    expect(brandOptions([]).join(', ')).toBe(SPECIFIED_BRANDS);
    expect(yearOptions([]).join(', ')).toBe('2024, 2023, 2022, 2021, 2020');
    expect(fuelOptions([]).join(', ')).toBe('Petrol, Hybrid, Electric');
  });

  it('offers available, sold and Currently Rented', () => {
    expect(AVAILABILITY).toEqual([
      { value: 'available', label: 'Available' },
      { value: 'sold', label: 'Sold' },
      { value: 'rented', label: 'Currently Rented' },
    ]);
  });
});

describe('Section 2: category tabs and badges', () => {
  it('names the tabs', () => {
    expect(categories).toEqual([
      { id: 'all', label: 'All Vehicles' },
      { id: 'supercar', label: 'Supercars' },
      { id: 'luxury', label: 'Luxury' },
      { id: 'sports', label: 'Sports' },
    ]);
  });

  it('names one vehicle of a category', () => {
    expect((['supercar', 'luxury', 'sports'] as const).map(categoryLabel)).toEqual(['Supercar', 'Luxury', 'Sports']);
  });
});

describe('Vehicles the specification does not foresee', () => {
  it('offers a new brand once, after the others', () => {
    const brands = brandOptions([{ brand: 'Bugatti' }, { brand: 'Ferrari' }, { brand: 'Bugatti' }]);
    expect(brands.join(', ')).toBe(`${SPECIFIED_BRANDS}, Bugatti`);
  });

  it('offers a new fuel once, after the others', () => {
    expect(fuelOptions([{ fuel: 'Hydrogen' }, { fuel: 'Petrol' }]).at(-1)).toBe('Hydrogen');
    expect(fuelOptions([{ fuel: 'Hydrogen' }, { fuel: 'Petrol' }])).toHaveLength(4);
  });

  it('puts new years where they belong, newest first', () => {
    const years = yearOptions([{ year: '2019' }, { year: '2025' }, { year: '2024' }]);
    expect(years.join(', ')).toBe('2025, 2024, 2023, 2022, 2021, 2020, 2019');
  });
});
