import { AVAILABILITY } from '@/lib/vehicle/status';
import { CATEGORIES, categoryLabel, FEATURED_COUNT, PAGE_SIZE, PRICE_BANDS, SIMILAR_LIMIT } from './options';

describe('Section 9: business constants and limits', () => {
  it('shows six at first, features six and compares with three', () => {
    expect([PAGE_SIZE, FEATURED_COUNT, SIMILAR_LIMIT]).toEqual([6, 6, 3]);
  });

  it('offers the price ranges in their order', () => {
    expect(PRICE_BANDS.map(({ value }) => value).join(', ')).toBe('under-25m, 25m-35m, 35m-50m, 50m-70m, over-70m');
    expect(PRICE_BANDS.map(({ label }) => label)).toEqual([
      'Under KES 25M',
      'KES 25M - 35M',
      'KES 35M - 50M',
      'KES 50M - 70M',
      'Over KES 70M',
    ]);
  });

  it('leaves no price out of the ranges, each of which ends above the one before', () => {
    const limits = PRICE_BANDS.map(({ below }) => below);
    expect(limits).toEqual([...limits].sort((one, other) => one - other));
    expect(limits.at(-1)).toBe(Number.POSITIVE_INFINITY);
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
    expect(CATEGORIES).toEqual([
      { value: 'supercar', label: 'Supercars' },
      { value: 'luxury', label: 'Luxury' },
      { value: 'sports', label: 'Sports' },
    ]);
  });

  it('names one vehicle of a category', () => {
    expect((['supercar', 'luxury', 'sports'] as const).map(categoryLabel)).toEqual(['Supercar', 'Luxury', 'Sports']);
  });
});
