import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cardVehicle } from '@/components/testing/card-vehicles';
import { applyStateStyles } from '@/components/testing/state-styles';
import { ModeSwitch } from './mode-switch';
import { VehicleActions } from './vehicle-actions';
import { VehicleCard } from './vehicle-card';

const root = document.documentElement;
const radio = (name: string) => screen.getByRole('radio', { name });
const choose = (name: string) => userEvent.setup().click(radio(name));
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('writes the mode to the root, which decides every price, and to the address, for a reload', async () => {
  history.replaceState(null, '', '/vehicle/7/#picture-2');
  render(<ModeSwitch />);
  expect(screen.getByRole('group', { name: 'Purchase or rental' })).toBeVisible();
  expect(radio('Purchase')).toBeChecked();
  await choose('Rental');
  expect(root).toHaveAttribute('data-mode', 'rental');
  expect(radio('Rental')).toBeChecked();
  expect(`${location.search}${location.hash}`).toBe('?mode=rental#picture-2');
  await choose('Purchase');
  expect(root).toHaveAttribute('data-mode', 'sale');
});

it.each([
  ['rental', 'Rental'],
  ['leasing', 'Purchase'],
])('starts from the mode of the root: %s', async (mode, chosen) => {
  render(<ModeSwitch />);
  await act(async () => {
    root.dataset.mode = mode;
  });
  expect(radio(chosen)).toBeChecked();
});

it('is followed by the message to the dealer and by the cards of the page', async () => {
  applyStateStyles();
  render(
    <>
      <ModeSwitch />
      <VehicleActions id={8} name="Maserati MC20" only={null} place="page" />
      <VehicleCard vehicle={cardVehicle(3)} sizes="100vw" />
    </>,
  );
  const whatsapp = 'WhatsApp about Maserati MC20 (opens in a new tab)';
  expect(hrefOf(whatsapp)).toContain('the%20Maserati%20MC20%20(Purchase).');
  expect(hrefOf('Call Now about Maserati MC20')).toBe('tel:+254711111111');
  await choose('Rental');
  expect(hrefOf(whatsapp)).toContain('the%20Maserati%20MC20%20(Rental).');
  expect(hrefOf('McLaren 720S')).toBe('/vehicle/3/?mode=rental');
  expect(hrefOf('WhatsApp about McLaren 720S (opens in a new tab)')).toMatch(/\(Rental\)\.$/);
});
