import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyStateStyles } from '@/components/testing/state-styles';
import { specificationVehicle } from '@/lib/testing/specification-vehicles';
import { VehicleView } from './vehicle-view';

jest.mock('@/data/site', () => jest.requireActual('@/lib/testing/site'));
jest.mock('@/lib/site/inventory', () => ({
  vehicles: jest.requireActual('@/lib/testing/specification-vehicles').specificationVehicles,
  services: [],
}));
jest.mock('@/lib/pictures/pictures', () => ({
  pictureSources: () => jest.requireActual('@/components/testing/card-vehicles').picture,
  pictureAlt: (name: string) => `view of ${name}`,
}));

const region = (name: string) => within(screen.getByRole('region', { name }));
const namesIn = (name: string) =>
  region(name)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

describe('Section 2: vehicle detail', () => {
  it('leads back to the catalogue', () => {
    render(<VehicleView vehicle={specificationVehicle(6)} />);
    expect(screen.getByRole('link', { name: 'Back to Vehicles' })).toHaveAttribute('href', '/vehicles/');
  });

  it('is headed by the name', () => {
    render(<VehicleView vehicle={specificationVehicle(6)} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Porsche 911 Turbo S$/);
  });

  it("has a 'brand model' heading", () => {
    render(<VehicleView vehicle={specificationVehicle(10, { name: 'The four-door' })} />);
    expect(screen.getByRole('heading', { name: 'Mercedes-AMG GT 63 S' })).toBeInTheDocument();
  });

  it('shows its three pictures, described by the name', () => {
    render(<VehicleView vehicle={specificationVehicle(6)} />);
    const pictures = region('Pictures').getAllByRole('img');
    expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual([
      'Porsche 911 Turbo S, view of 6/front',
      'Porsche 911 Turbo S, view of 6/side',
      'Porsche 911 Turbo S, view of 6/rear',
    ]);
  });

  it('wears the status badge on the pictures', () => {
    render(<VehicleView vehicle={specificationVehicle(10)} />);
    expect(region('Pictures').getByText('Currently Rented')).toBeVisible();
  });

  it('shows price or daily rate with their captions, as the toggle says', async () => {
    applyStateStyles();
    render(<VehicleView vehicle={specificationVehicle(6, { category: 'luxury' })} />);
    const amount = (text: string) => screen.getByText(text);
    expect(amount('KES 32,000,000').closest('p')).toHaveTextContent('Purchase Price');
    expect(amount('KES 32,000,000')).toBeVisible();
    expect(amount('KES 90,000/day')).not.toBeVisible();
    await userEvent.setup().click(screen.getByRole('radio', { name: 'Rental' }));
    expect(amount('KES 90,000/day').closest('p')).toHaveTextContent('Daily Rental Rate');
    expect(amount('KES 90,000/day')).toBeVisible();
    expect(amount('KES 32,000,000')).not.toBeVisible();
  });

  it('has the specifications', () => {
    render(<VehicleView vehicle={specificationVehicle(6)} />);
    expect(region('Specifications').getAllByRole('row')).toHaveLength(6);
  });

  it('lists the six features', () => {
    render(<VehicleView vehicle={specificationVehicle(6)} />);
    const features = region('Features').getAllByRole('listitem');
    expect(features.map((feature) => feature.textContent)).toEqual(['One', 'Two', 'Three', 'Four', 'Five', 'Six']);
  });

  it("describes it under 'About This Vehicle'", () => {
    render(<VehicleView vehicle={specificationVehicle(6)} />);
    expect(region('About This Vehicle').getByText('All about the Porsche 911 Turbo S.')).toBeVisible();
  });

  it("has WhatsApp and 'Call Now' beside the price and in the bar of narrow screens", () => {
    render(<VehicleView vehicle={specificationVehicle(6)} />);
    const name = 'Porsche 911 Turbo S';
    expect(screen.getAllByRole('link', { name: `WhatsApp about ${name} (opens in a new tab)` })).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: `Call Now about ${name}` })).toHaveLength(2);
  });

  it("ends its breadcrumbs with the name, described as 'Vehicle Details'", () => {
    render(<VehicleView vehicle={specificationVehicle(6)} />);
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getByText(/Porsche 911 Turbo S/)).toHaveTextContent('Vehicle Details: Porsche 911 Turbo S');
  });
});

describe('Section 5: similar vehicles', () => {
  it('are others of the same category, at most three', () => {
    render(<VehicleView vehicle={specificationVehicle(1)} />);
    expect(namesIn('Similar Vehicles')).toEqual(['Ferrari 488 GTB', 'McLaren 720S', 'Maserati MC20']);
  });

  it('are left out where there are none', () => {
    render(<VehicleView vehicle={specificationVehicle(1, { category: 'van' as 'luxury' })} />);
    expect(screen.queryByRole('region', { name: 'Similar Vehicles' })).toBeNull();
  });
});
