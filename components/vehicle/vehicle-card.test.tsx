import { render, screen } from '@testing-library/react';
import { cardVehicle } from '@/components/testing/card-vehicles';
import { applyStateStyles } from '@/components/testing/state-styles';
import type { CardVehicle } from '@/lib/vehicle/card-vehicle';
import type { Mode } from '@/lib/vehicle/mode';
import { VehicleCard } from './vehicle-card';
import { VehicleRow } from './vehicle-row';

function renderCard(mode: Mode = 'sale', other: Partial<CardVehicle> = {}, headingLevel?: 'h2') {
  applyStateStyles();
  document.documentElement.dataset.mode = mode;
  const vehicle = cardVehicle(2, other);
  render(<VehicleCard vehicle={vehicle} sizes="100vw" headingLevel={headingLevel} />);
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const whatsapp = () => screen.getByRole('link', { name: 'WhatsApp about Ferrari 488 GTB (opens in a new tab)' });

describe('Section 2: vehicle card', () => {
  it('shows the picture, which the name beside it describes', () => {
    renderCard();
    expect(screen.getByRole('presentation')).toHaveAttribute('src', '/pictures/car-480.webp');
  });

  it('is named by the vehicle, whose name leads to its page', () => {
    renderCard();
    expect(screen.getByRole('heading', { name: 'Ferrari 488 GTB', level: 3 })).toBeInTheDocument();
    expect(hrefOf('Ferrari 488 GTB')).toBe('/vehicle/2/');
  });

  it('has an eye link to the page', () => {
    renderCard();
    expect(hrefOf('View details of Ferrari 488 GTB')).toBe('/vehicle/2/');
  });

  it.each([
    ['supercar', 'Supercar'],
    ['luxury', 'Luxury'],
    ['sports', 'Sports'],
  ] as const)('wears a category badge: %s as %s', (category, badge) => {
    renderCard('sale', { category });
    expect(screen.getByText(badge)).toBeVisible();
  });

  it('shows year, fuel and transmission, and the seats of a car for rent', () => {
    renderCard('sale', { seats: 2 });
    expect(screen.getByText(/^2024 · Petrol · Automatic/)).toBeVisible();
    expect(screen.getByText('· 2 seats')).not.toBeVisible();
    document.documentElement.dataset.mode = 'rental';
    expect(screen.getByText('· 2 seats')).toBeVisible();
  });

  it('has WhatsApp and Call', () => {
    renderCard();
    expect(whatsapp()).toHaveAttribute('target', '_blank');
    expect(whatsapp()).toHaveAttribute('rel', 'noopener noreferrer');
    expect(hrefOf('Call about Ferrari 488 GTB')).toBe('tel:+254711111111');
  });

  it('takes the heading level of its place', () => {
    renderCard('sale', {}, 'h2');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Ferrari 488 GTB');
  });
});

describe('Section 2: vehicle card in sale mode', () => {
  it("shows the price with the caption 'Purchase Price'", () => {
    renderCard();
    expect(screen.getByText('KES 55,000,000')).toBeVisible();
    expect(screen.getByText('Purchase Price')).toBeVisible();
  });

  it('does not show the daily rental', () => {
    renderCard();
    expect(screen.getByText('KES 150,000/day')).not.toBeVisible();
    expect(screen.getByText('Daily Rental')).not.toBeVisible();
  });
});

describe('Section 2: vehicle card in rental mode', () => {
  it("shows the daily rental with the caption 'Daily Rental'", () => {
    renderCard('rental');
    expect(screen.getByText('KES 150,000/day')).toBeVisible();
    expect(screen.getByText('Daily Rental')).toBeVisible();
  });

  it('does not show the price', () => {
    renderCard('rental');
    expect(screen.getByText('KES 55,000,000')).not.toBeVisible();
    expect(screen.getByText('Purchase Price')).not.toBeVisible();
  });

  it('leads to the page in rental mode', () => {
    renderCard('rental');
    expect(hrefOf('Ferrari 488 GTB')).toBe('/vehicle/2/?mode=rental');
    expect(hrefOf('View details of Ferrari 488 GTB')).toBe('/vehicle/2/?mode=rental');
  });
});

describe('Section 7: the message from a vehicle card', () => {
  it.each([
    ['sale', '(Purchase)'],
    ['rental', '(Rental)'],
  ] as const)('names the vehicle, in %s mode with %s', (mode, suffix) => {
    renderCard(mode);
    expect(whatsapp()).toHaveAttribute(
      'href',
      `https://wa.me/254733333333?text=Hello%20Savanna%2C%20I%20am%20interested%20in%20the%20Ferrari%20488%20GTB%20${suffix}.`,
    );
  });
});

describe('Section 4: vehicle status', () => {
  it.each([
    ['available', 'Available'],
    ['sold', 'Sold'],
    ['rented', 'Currently Rented'],
    ['In the workshop', 'In the workshop'],
  ])('%j shows as %j on the badge', (status, badge) => {
    renderCard('sale', { status });
    expect(screen.getByText(badge)).toBeVisible();
  });

  it.each(['sold', 'rented'])('leaves a %s vehicle its rate, its buttons and its message', (status) => {
    renderCard('rental', { status });
    expect(screen.getByText('KES 150,000/day')).toBeVisible();
    expect(screen.getByText('Daily Rental')).toBeVisible();
    expect(whatsapp().getAttribute('href')).toMatch(/\(Rental\)\.$/);
    expect(screen.getByRole('link', { name: 'Call about Ferrari 488 GTB' })).toBeVisible();
  });
});

it.each([
  ['sale', 'Purchase', 'KES 55,000,000'],
  ['rental', 'Rental', 'KES 150,000/day'],
] as const)('a row of the list has the price of %s mode and the same message', (mode, suffix, amount) => {
  applyStateStyles();
  document.documentElement.dataset.mode = mode;
  render(<VehicleRow vehicle={cardVehicle(2)} />);
  expect(screen.getByText(amount)).toBeVisible();
  expect(decodeURIComponent(whatsapp().getAttribute('href') ?? '')).toContain(`the Ferrari 488 GTB (${suffix}).`);
  expect(hrefOf('Call about Ferrari 488 GTB')).toBe('tel:+254711111111');
});
