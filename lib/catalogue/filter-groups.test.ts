import { specificationVehicles } from '@/lib/testing/specification-vehicles';
import { filterGroups } from './filter-groups';
import { noFilters } from './filters';

const groups = filterGroups(specificationVehicles, noFilters);
const labelsOf = (wanted: string) => groups.find(({ key }) => key === wanted)?.options.map(({ label }) => label);

describe('The lists of the filter panel', () => {
  it('have their names, and prices say which', () => {
    expect(groups.map(({ key, label, hint }) => [key, label, hint])).toEqual([
      ['category', 'Category', undefined],
      ['price', 'Price Range', 'Purchase price'],
      ['year', 'Year', undefined],
      ['brand', 'Brand', undefined],
      ['fuel', 'Fuel Type', undefined],
      ['availability', 'Availability', undefined],
    ]);
    expect(groups.filter((group) => 'hint' in group)).toHaveLength(1);
  });

  it('begin with the choice that takes the filter off, and count what each would show', () => {
    expect(groups.map(({ options }) => options[0])).toEqual([
      { value: 'all', label: 'All Vehicles (12)' },
      { value: 'all', label: 'Any price (12)' },
      { value: 'all', label: 'Any year (12)' },
      { value: 'all', label: 'All brands (12)' },
      { value: 'all', label: 'Any fuel (12)' },
      { value: 'all', label: 'Any availability (12)' },
    ]);
    expect(groups.find(({ key }) => key === 'category')?.options.slice(1)).toEqual([
      { value: 'supercar', label: 'Supercars (4)' },
      { value: 'luxury', label: 'Luxury (4)' },
      { value: 'sports', label: 'Sports (4)' },
    ]);
    expect(groups.find(({ key }) => key === 'price')?.options.at(-1)).toEqual({
      value: 'over-70m',
      label: 'Over KES 70M (1)',
    });
    expect(labelsOf('year')).toEqual(['Any year (12)', '2024 (6)', '2023 (2)', '2022 (2)', '2021 (2)', '2020 (0)']);
    expect(labelsOf('brand')).toHaveLength(13);
    expect(labelsOf('fuel')).toEqual(['Any fuel (12)', 'Petrol (12)', 'Hybrid (0)', 'Electric (0)']);
    expect(labelsOf('availability')).toEqual([
      'Any availability (12)',
      'Available (10)',
      'Sold (1)',
      'Currently Rented (1)',
    ]);
  });

  it('count beside the other filters', () => {
    const [category] = filterGroups(specificationVehicles, { ...noFilters, brand: 'Ferrari' });
    expect(category?.options.map(({ label }) => label)).toEqual([
      'All Vehicles (1)',
      'Supercars (1)',
      'Luxury (0)',
      'Sports (0)',
    ]);
  });
});
