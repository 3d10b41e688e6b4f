import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyStateStyles } from '@/components/testing/state-styles';
import { vehicles } from '@/lib/inventory/inventory';
import type { Vehicle } from '@/lib/schema/types';
import { VehicleView } from './vehicle-view';

/** A vehicle of the inventory, with other facts where a test needs them. */
function vehicle(id: number, other: Partial<Vehicle> = {}): Vehicle {
  const found = vehicles.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`There is no vehicle ${id}`);
  return { ...found, ...other };
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const namesIn = (name: string) =>
  region(name)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

describe('Section 2: vehicle detail', () => {
  it('leads back to the catalogue', () => {
    render(<VehicleView vehicle={vehicle(6)} />);
    expect(screen.getByRole('link', { name: 'Back to Vehicles' })).toHaveAttribute('href', '/vehicles/');
  });

  it('is headed by the name', () => {
    render(<VehicleView vehicle={vehicle(6)} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Porsche Gazelle$/);
  });

  it("has a 'brand model' heading", () => {
    render(<VehicleView vehicle={vehicle(35, { name: 'The blue one' })} />);
    expect(screen.getByRole('heading', { name: 'McLaren Kite' })).toBeInTheDocument();
  });

  it('shows its pictures, described by the name', () => {
    render(<VehicleView vehicle={vehicle(6)} />);
    const pictures = region('Pictures').getAllByRole('img');
    expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual([
      'Porsche Gazelle, front three-quarter view',
      'Porsche Gazelle, side view',
      'Porsche Gazelle, rear three-quarter view',
      'Porsche Gazelle, front view',
      'Porsche Gazelle, detail',
    ]);
  });

  it('wears the status badge on the pictures', () => {
    render(<VehicleView vehicle={vehicle(35)} />);
    expect(region('Pictures').getByText('Currently Rented')).toBeVisible();
  });

  it('shows price or daily rate with their captions, as the toggle says', async () => {
    applyStateStyles();
    render(<VehicleView vehicle={vehicle(6)} />);
    const amount = (text: string) => screen.getByText(text);
    expect(amount('KES 34,999,999').closest('p')).toHaveTextContent('Purchase Price');
    expect(amount('KES 34,999,999')).toBeVisible();
    expect(amount('KES 90,000/day')).not.toBeVisible();
    await userEvent.setup().click(screen.getByRole('radio', { name: 'Rental' }));
    expect(amount('KES 90,000/day').closest('p')).toHaveTextContent('Daily Rental Rate');
    expect(amount('KES 90,000/day')).toBeVisible();
    expect(amount('KES 34,999,999')).not.toBeVisible();
  });

  it('has the specifications', () => {
    render(<VehicleView vehicle={vehicle(6)} />);
    expect(region('Specifications').getAllByRole('row')).toHaveLength(6);
  });

  it('lists the six features', () => {
    render(<VehicleView vehicle={vehicle(6)} />);
    const features = region('Features').getAllByRole('listitem');
    expect(features.map((feature) => feature.textContent)).toEqual(vehicle(6).features);
  });

  it("describes it under 'About This Vehicle'", () => {
    render(<VehicleView vehicle={vehicle(6)} />);
    expect(region('About This Vehicle').getByText(/^The Porsche Gazelle is a car of the tests’ own\./)).toBeVisible();
  });

  it("has WhatsApp and 'Call Now' beside the price and in the bar of narrow screens", () => {
    render(<VehicleView vehicle={vehicle(6)} />);
    const name = 'Porsche Gazelle';
    expect(screen.getAllByRole('link', { name: `WhatsApp about ${name} (opens in a new tab)` })).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: `Call Now about ${name}` })).toHaveLength(2);
  });

  it("ends its breadcrumbs with the name, described as 'Vehicle Details'", () => {
    render(<VehicleView vehicle={vehicle(6)} />);
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getByText(/Porsche Gazelle/)).toHaveTextContent('Vehicle Details: Porsche Gazelle');
  });
});

describe('Section 5: similar vehicles', () => {
  it('are others of the same category, at most three', () => {
    render(<VehicleView vehicle={vehicle(34)} />);
    expect(namesIn('Similar Vehicles')).toEqual(['Lamborghini Swift', 'McLaren Kite', 'Porsche Gazelle']);
  });

  it('are left out where there are none', () => {
    render(<VehicleView vehicle={vehicle(34, { category: 'van' as 'luxury' })} />);
    expect(screen.queryByRole('region', { name: 'Similar Vehicles' })).toBeNull();
  });
});
