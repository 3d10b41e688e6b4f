import { render, screen, within } from '@testing-library/react';
import { cardVehicle } from '@/components/testing/card-vehicles';
import { applyStateStyles } from '@/components/testing/state-styles';
import type { Mode } from '@/lib/vehicle/mode';
import { VehicleRow } from './vehicle-row';

function renderRow(mode: Mode = 'sale') {
  applyStateStyles();
  document.documentElement.dataset.mode = mode;
  render(<VehicleRow vehicle={cardVehicle(5, { status: 'rented' })} mode={mode} />);
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('Section 2: catalogue as a list, one line', () => {
  it('is named by the vehicle, whose name leads to its page', () => {
    renderRow();
    expect(screen.getByRole('heading', { name: 'Bentley Continental GT' })).toBeInTheDocument();
    expect(hrefOf('Bentley Continental GT')).toBe('/vehicle/5/');
  });

  it('leads to the page in rental mode from rental mode', () => {
    renderRow('rental');
    expect(hrefOf('Bentley Continental GT')).toBe('/vehicle/5/?mode=rental');
  });

  it('wears the badges of status and category', () => {
    renderRow();
    expect(screen.getByText('Currently Rented')).toBeVisible();
    expect(screen.getByText('Luxury')).toBeVisible();
  });

  it('holds the facts to compare by', () => {
    renderRow();
    const facts = within(screen.getByRole('article'));
    const valuesOf = (term: string) => facts.getAllByText(term).map((label) => label.nextElementSibling?.textContent);
    expect(new Set(valuesOf('Year'))).toEqual(new Set(['2024']));
    expect(new Set(valuesOf('Engine'))).toEqual(new Set(['6.0L Twin-Turbo W12']));
    expect(new Set(valuesOf('Fuel'))).toEqual(new Set(['Petrol, automatic']));
    expect(new Set(valuesOf('0-100 km/h'))).toEqual(new Set(['3.7 s']));
  });

  it.each([
    ['sale', 'KES 36,000,000', 'Purchase Price', 'KES 80,000/day'],
    ['rental', 'KES 80,000/day', 'Daily Rental', 'KES 36,000,000'],
  ] as const)('shows the amount of %s mode only', (mode, amount, caption, other) => {
    renderRow(mode);
    expect(screen.getByText(amount)).toBeVisible();
    expect(screen.getByText(caption)).toBeVisible();
    expect(screen.getByText(other)).not.toBeVisible();
  });

  it('has WhatsApp, naming vehicle and mode, and Call', () => {
    renderRow('rental');
    expect(hrefOf('WhatsApp about Bentley Continental GT (opens in a new tab)')).toMatch(
      /the%20Bentley%20Continental%20GT%20\(Rental\)\.$/,
    );
    expect(hrefOf('Call about Bentley Continental GT')).toBe('tel:+254711111111');
  });
});
