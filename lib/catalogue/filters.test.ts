import { specificationVehicle } from '@/lib/testing/specification-vehicles';
import { filterOptionsOf } from './filter-options';
import { choiceFilters, type FilterKey, filters } from './filters';

const offered = (key: FilterKey, ...others: Parameters<typeof specificationVehicle>[1][]) => {
  const vehicles = others.map((facts) => specificationVehicle(1, facts));
  const filter = choiceFilters.find((candidate) => candidate.key === key);
  return filter?.options(vehicles).map(({ label }) => label);
};

const SPECIFIED_BRANDS =
  'Lamborghini, Ferrari, McLaren, Rolls Royce, Bentley, Porsche, Aston Martin, Maserati, BMW, Mercedes-AMG, Jaguar, Lexus';

it('the filters have their order, their names in panel and address, and the words that take them off', () => {
  expect(filters.map((filter) => [filter.parameter, filter.label, 'options' in filter && filter.allLabel])).toEqual([
    ['category', 'Category', 'All Vehicles'],
    ['q', 'Search', false],
    ['price', 'Price Range', 'Any price'],
    ['rate', 'Daily Rental', 'Any daily rate'],
    ['year', 'Year', 'Any year'],
    ['brand', 'Brand', 'All brands'],
    ['fuel', 'Fuel Type', 'Any fuel'],
    ['availability', 'Availability', 'Any availability'],
    ['body', 'Body', 'Any body'],
    ['colour', 'Colour', 'Any colour'],
    ['odometer', 'Odometer', 'Any reading'],
    ['drive', 'Drive', 'Any drive'],
    ['seats', 'Seats', 'Any number'],
  ]);
});

it('the price says which, and the category stands as tabs too', () => {
  expect(choiceFilters.filter(({ hint }) => hint).map(({ key, hint }) => [key, hint])).toEqual([
    ['price', 'Purchase price'],
  ]);
  expect(choiceFilters.filter(({ tabs }) => tabs).map(({ key }) => key)).toEqual(['category']);
});

describe('Section 9: the choices', () => {
  it('of brand, year and fuel are there even while no vehicle has them', () => {
    expect(offered('brand')?.join(', ')).toBe(SPECIFIED_BRANDS);
    expect(offered('year')?.join(', ')).toBe('2024, 2023, 2022, 2021, 2020');
    expect(offered('fuel')?.join(', ')).toBe('Petrol, Hybrid, Electric');
  });

  it('of category, price and availability are fixed', () => {
    expect(offered('category', { category: 'sports' })).toEqual(['Supercars', 'Luxury', 'Sports']);
    expect(offered('price')).toHaveLength(5);
    expect(offered('availability', { status: 'Reserved' })).toEqual([
      'Available',
      'Sold',
      'Currently Rented',
      'Reserved',
    ]);
  });
});

describe('What not every dealer tells', () => {
  const keysOffered = (...others: Parameters<typeof offered>[1][]) =>
    Object.keys(filterOptionsOf(others.map((facts) => specificationVehicle(1, facts))).choices);
  const told = {
    bodyType: 'Coupé',
    exteriorColour: 'Red',
    odometer: 9_999,
    drive: 'All-wheel drive',
    seats: 2,
  } as const;
  const dossier = ['body', 'colour', 'odometer', 'drive', 'seats'];

  it('is offered where the stock has two values of it, and not where it has one', () => {
    expect(keysOffered(told, told, {})).not.toEqual(expect.arrayContaining(dossier));
    const other = {
      bodyType: 'SUV',
      exteriorColour: 'Blue',
      odometer: 10_000,
      drive: 'Rear-wheel drive',
      seats: 4,
    } as const;
    expect(keysOffered(told, other)).toEqual(expect.arrayContaining(dossier));
    expect(keysOffered({ dailyRental: 60_000 }, { dailyRental: 74_999 })).not.toContain('rate');
    expect(keysOffered({ dailyRental: 60_000 }, { dailyRental: 75_000 })).toContain('rate');
  });

  it('offers only what a vehicle has', () => {
    const { choices } = filterOptionsOf(
      [9_999, 200_000, undefined].map((odometer) => specificationVehicle(1, { odometer })),
    );
    expect(choices.odometer?.map(({ label, count }) => `${label} ${count}`)).toEqual([
      'Any reading 3',
      'Under 10,000 km 1',
      '60,000 km and over 1',
    ]);
  });

  it('is in no band where it is not told', () => {
    const bands = [{ price: 'on request' }, { price: 'not for sale' }] as const;
    for (const facts of bands) {
      expect(choiceFilters.find(({ key }) => key === 'price')?.choiceOf(specificationVehicle(1, facts))).toBe('');
    }
    const rate = choiceFilters.find(({ key }) => key === 'rate');
    expect(rate?.choiceOf(specificationVehicle(1, { dailyRental: undefined }))).toBe('');
    expect(rate?.onlyIn).toBe('rental');
  });
});

describe('Vehicles the specification does not foresee', () => {
  it('bring a new brand once, after the others', () => {
    const brands = offered('brand', { brand: 'Bugatti' }, { brand: 'Ferrari' }, { brand: 'Bugatti' });
    expect(brands?.join(', ')).toBe(`${SPECIFIED_BRANDS}, Bugatti`);
  });

  it('bring a new fuel once, after the others', () => {
    expect(offered('fuel', { fuel: 'Hydrogen' }, { fuel: 'Petrol' })?.join(', ')).toBe(
      'Petrol, Hybrid, Electric, Hydrogen',
    );
  });

  it('bring new years where they belong, newest first', () => {
    expect(offered('year', { year: '2019' }, { year: '2025' }, { year: '2024' })?.join(', ')).toBe(
      '2025, 2024, 2023, 2022, 2021, 2020, 2019',
    );
  });
});
