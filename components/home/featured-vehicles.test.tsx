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

const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

describe("Section 2: home, 'Featured Vehicles'", () => {
  it('are the first six', () => {
    renderWith(16);
    expect(screen.getByRole('region', { name: 'Featured Vehicles' })).toBeVisible();
    expect(names()).toEqual([
      'Lamborghini Swift',
      'Ferrari Heron',
      'McLaren Kite',
      'Rolls Royce Elephant',
      'Bentley Marabou',
      'Porsche Gazelle',
    ]);
  });

  it('are in sale mode', () => {
    renderWith(1);
    expect(screen.getByRole('link', { name: 'Lamborghini Swift' })).toHaveAttribute('href', '/vehicle/21/');
    expect(screen.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href')).toMatch(/\(Purchase\)\.$/);
  });

  it("lead on with 'View All Vehicles'", () => {
    renderWith(16);
    expect(screen.getByRole('link', { name: 'View All Vehicles' })).toHaveAttribute('href', '/vehicles/');
  });

  it('lead on to the cars for rent', () => {
    renderWith(16);
    expect(screen.getByRole('link', { name: 'Cars for rent' })).toHaveAttribute('href', '/vehicles/?mode=rental');
  });

  it('are as many as there are', () => {
    renderWith(2);
    expect(names()).toHaveLength(2);
  });

  it('give way to a word where the dealer lists none', () => {
    renderWith(0);
    expect(screen.getByText('No vehicles are listed at the moment.')).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });
});
