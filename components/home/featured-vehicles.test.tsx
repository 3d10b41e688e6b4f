import { render, screen } from '@testing-library/react';
import type { Vehicle } from '@/lib/schema/types';
import { vehicles } from '@/lib/site/inventory';
import { specificationVehicles } from '@/lib/testing/specification-vehicles';
import { FeaturedVehicles } from './featured-vehicles';

jest.mock('@/data/site', () => jest.requireActual('@/lib/testing/site'));
jest.mock('@/lib/site/inventory', () => ({ vehicles: [] }));
jest.mock('@/lib/pictures/pictures', () => ({
  pictureSources: () => jest.requireActual('@/components/testing/card-vehicles').picture,
}));

/** A dealer with the first so many vehicles of the specification. */
function renderWith(count: number) {
  const listed = vehicles as Vehicle[];
  listed.splice(0, listed.length, ...specificationVehicles.slice(0, count));
  render(<FeaturedVehicles />);
}

const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

describe("Section 2: home, 'Featured Vehicles'", () => {
  it('are the first six', () => {
    renderWith(12);
    expect(screen.getByRole('region', { name: 'Featured Vehicles' })).toBeVisible();
    expect(names()).toEqual(specificationVehicles.slice(0, 6).map(({ name }) => name));
  });

  it('are in sale mode', () => {
    renderWith(1);
    expect(screen.getByRole('link', { name: 'Lamborghini Huracán' })).toHaveAttribute('href', '/vehicle/1/');
    expect(screen.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href')).toMatch(/\(Purchase\)\.$/);
  });

  it("lead on with 'View All Vehicles'", () => {
    renderWith(12);
    expect(screen.getByRole('link', { name: 'View All Vehicles' })).toHaveAttribute('href', '/vehicles/');
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
