import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cardVehicle } from '@/components/testing/card-vehicles';
import { ModeSwitch } from './mode-switch';
import { SimilarVehicles } from './similar-vehicles';
import { VehicleActions } from './vehicle-actions';

const root = document.documentElement;
const radio = (name: string) => screen.getByRole('radio', { name });
const choose = (name: string) => userEvent.setup().click(radio(name));
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('Section 2: Purchase/Rental toggle', () => {
  it('is a group of two radio buttons', () => {
    render(<ModeSwitch />);
    const group = within(screen.getByRole('group', { name: 'Purchase or rental' }));
    expect(group.getAllByRole('radio')).toEqual([radio('Purchase'), radio('Rental')]);
  });

  it('marks the root with the mode, which decides what every price on the page shows', async () => {
    render(<ModeSwitch />);
    await choose('Rental');
    expect(root).toHaveAttribute('data-mode', 'rental');
    expect(radio('Rental')).toBeChecked();
    await choose('Purchase');
    expect(root).toHaveAttribute('data-mode', 'sale');
    expect(radio('Purchase')).toBeChecked();
  });
});

describe('Section 4: mode of the detail page', () => {
  it('is sale by default', () => {
    render(<ModeSwitch />);
    expect(radio('Purchase')).toBeChecked();
  });

  it('is rental where the address asked for it', () => {
    root.dataset.mode = 'rental';
    render(<ModeSwitch />);
    expect(radio('Rental')).toBeChecked();
  });

  it('is sale where the root says anything else', async () => {
    render(<ModeSwitch />);
    await act(async () => {
      root.dataset.mode = 'leasing';
    });
    expect(radio('Purchase')).toBeChecked();
  });
});

describe('Section 7: contact from the detail page', () => {
  const whatsapp = 'WhatsApp about Maserati MC20 (opens in a new tab)';

  it('names the vehicle and the mode on WhatsApp, and follows the toggle', async () => {
    render(
      <>
        <ModeSwitch />
        <VehicleActions name="Maserati MC20" only={null} place="page" />
      </>,
    );
    expect(hrefOf(whatsapp)).toBe(
      'https://wa.me/254733333333?text=Hello%20Savanna%2C%20I%20am%20interested%20in%20the%20Maserati%20MC20%20(Purchase).%20Please%20send%20me%20more%20details.',
    );
    await choose('Rental');
    expect(hrefOf(whatsapp)).toContain('the%20Maserati%20MC20%20(Rental).');
  });

  it("calls with 'Call Now'", () => {
    render(<VehicleActions name="Maserati MC20" only={null} place="bar" />);
    expect(hrefOf('Call Now about Maserati MC20')).toBe('tel:+254711111111');
  });
});

describe('Section 2: Similar Vehicles', () => {
  it('follow the mode of the page', async () => {
    render(
      <>
        <ModeSwitch />
        <SimilarVehicles vehicles={[cardVehicle(1), cardVehicle(3)]} />
      </>,
    );
    expect(hrefOf('McLaren 720S')).toBe('/vehicle/3/');
    await choose('Rental');
    expect(hrefOf('McLaren 720S')).toBe('/vehicle/3/?mode=rental');
    expect(hrefOf('WhatsApp about McLaren 720S (opens in a new tab)')).toMatch(/\(Rental\)\.$/);
  });
});

it('is remembered in the address, for a reload', async () => {
  history.replaceState(null, '', '/vehicle/7/#picture-2');
  render(<ModeSwitch />);
  await userEvent.setup().click(screen.getByRole('radio', { name: 'Rental' }));
  expect(`${location.search}${location.hash}`).toBe('?mode=rental#picture-2');
});
