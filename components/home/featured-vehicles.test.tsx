import { render, screen } from '@testing-library/react';
import { vehicles } from '@/lib/inventory/inventory';
import type { Vehicle } from '@/lib/schema/types';
import { FeaturedVehicles } from './featured-vehicles';

const all = [...vehicles];

/** A dealer with the first so many vehicles. */
function renderWith(count: number) {
  (vehicles as Vehicle[]).splice(0, vehicles.length, ...all.slice(0, count));
  render(<FeaturedVehicles />);
}

it.each([
  [16, 6],
  [2, 2],
])('of %i vehicles, shows %i', (count, shown) => {
  renderWith(count);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(shown);
});

it('says so where the dealer lists no vehicle', () => {
  renderWith(0);
  expect(screen.getByText('No vehicles are listed at the moment.')).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});
