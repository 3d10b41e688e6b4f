import { fireEvent, render, screen, within } from '@testing-library/react';
import { sectionOf } from '@/components/testing/section';
import { applyStateStyles } from '@/components/testing/state-styles';
import { VIEW_IT } from '@/lib/enquiry/ask-message';
import { vehicles } from '@/lib/inventory/inventory';
import type { Vehicle } from '@/lib/schema/types';
import { AskSheet } from './ask-sheet';
import { SimilarVehicles } from './similar-vehicles';
import { VehicleView } from './vehicle-view';

/** A vehicle of the inventory, with other facts where a test needs them. */
function vehicle(id: number, other: Partial<Vehicle> = {}): Vehicle {
  const found = vehicles.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`There is no vehicle ${id}`);
  return { ...found, ...other };
}

const region = (name: string) => within(sectionOf(name));

it('is headed by the name, and by brand and model', () => {
  render(<VehicleView vehicle={vehicle(35, { name: 'The blue one' })} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^The blue one$/);
  expect(screen.getByRole('heading', { name: 'McLaren Kite' })).toBeInTheDocument();
});

it('describes its pictures by the name', () => {
  render(<VehicleView vehicle={vehicle(6)} />);
  const views = ['front three-quarter view', 'side view', 'rear three-quarter view', 'front view', 'detail'];
  const pictures = within(screen.getByRole('region', { name: 'Pictures' })).getAllByRole('img');
  expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual(
    views.map((view) => `Porsche Gazelle, ${view}, studio illustration`),
  );
});

describe('Below the gallery', () => {
  const model = () => screen.getAllByText('0-100 km/h')[0]?.closest('section') as HTMLElement;

  it('are acceleration, top speed and engine, as far as the dealer states them', () => {
    const stated = vehicle(6, { acceleration: 2.7, topSpeed: 330, engine: '3.8L' });
    const { rerender } = render(<VehicleView vehicle={stated} />);
    expect(model()).toHaveTextContent(/0-100 km\/h2\.7 sTop Speed330 km\/hEngine3\.8L$/);
    rerender(<VehicleView vehicle={{ ...stated, topSpeed: undefined, engine: undefined }} />);
    expect(model()).toHaveTextContent(/0-100 km\/h2\.7 s$/);
  });

  it('is the last picture once more where there are more than two', () => {
    const car = vehicle(6);
    const { rerender } = render(<VehicleView vehicle={car} />);
    expect(model().querySelector('img')).toHaveAttribute('src', expect.stringContaining('/detail-'));
    rerender(<VehicleView vehicle={{ ...car, images: car.images.slice(0, 2) }} />);
    expect(model().querySelector('img')).toBeNull();
  });
});

it("has WhatsApp and 'Call Now' beside the price and in the bar of narrow screens", () => {
  applyStateStyles();
  render(<VehicleView vehicle={vehicle(6)} />);
  const name = 'Porsche Gazelle';
  expect(screen.getAllByRole('link', { name: `WhatsApp about ${name} (opens in a new tab)` })).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: `Call Now about ${name}` })).toHaveLength(2);
});

describe('Section 5: similar vehicles', () => {
  it('are others of the same category, at most three', () => {
    render(<VehicleView vehicle={vehicle(34)} />);
    const headings = region('Similar Vehicles').getAllByRole('heading', { level: 3 });
    const names = headings.map((heading) => heading.querySelector('a')?.textContent);
    expect(names).toEqual(['Lamborghini Swift', 'Porsche Gazelle', 'Jaguar Ibis']);
  });

  it('are left out where there are none', () => {
    const { container } = render(<SimilarVehicles vehicle={vehicle(34, { category: 'van' as 'luxury' })} />);
    expect(container).toBeEmptyDOMElement();
  });
});

it('says of a visit when the showroom is open on that day, and that it is closed at that hour', () => {
  const week = [...Array.from({ length: 6 }, () => [['09:00', '18:00'] as const]), []];
  const wishes = [{ label: VIEW_IT, sentence: '' }];
  const car = { id: 6, name: 'Porsche Gazelle', only: null, dailyRental: null };
  render(<AskSheet {...car} wishes={{ sale: wishes, rental: wishes }} times={{ week, special: [] }} />);
  fireEvent.click(screen.getByLabelText(VIEW_IT));
  fireEvent.input(screen.getByLabelText('Day'), { target: { value: '2030-11-25' } });
  fireEvent.input(screen.getByLabelText(/^Time /), { target: { value: '18:00' } });
  expect(screen.getByText('Open Monday 9:00 AM to 6:00 PM')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Time /)).toHaveAccessibleDescription('We are closed then.');
  fireEvent.input(screen.getByLabelText(/^Time /), { target: { value: '17:45' } });
  expect(screen.getByLabelText(/^Time /)).toHaveAccessibleDescription('');
});
