import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { writeShortlist } from '@/components/store/shortlist';
import { cardVehicle } from '@/components/testing/card-vehicles';
import { serveInventory } from '@/components/testing/serve-inventory';
import { ShortlistBrowser } from './shortlist-browser';

/* What the browser tests (e2e/shortlist.spec.ts) do not reach. */

const vehicles = [1, 2, 3, 4].map((id) => cardVehicle(id));

async function open(stored: string, address = '/shortlist/') {
  localStorage.setItem('shortlist', stored);
  history.replaceState(null, '', address);
  serveInventory(vehicles, [98]);
  render(<ShortlistBrowser featured={vehicles} />);
  await waitFor(() => expect(names()).not.toEqual([]));
  return userEvent.setup();
}

const names = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

it('follows the mode in its link', async () => {
  await open('3');
  act(() => {
    document.documentElement.dataset.mode = 'rental';
  });
  expect(await screen.findByDisplayValue('https://cars.example/shortlist/?cars=3&mode=rental')).toBeVisible();
});

it('moves the focus to the next vehicle’s button when one is removed', async () => {
  const user = await open('3,1,2');
  await user.click(screen.getByRole('button', { name: 'Remove Lamborghini Huracán' }));
  expect(names()).toEqual(['McLaren 720S', 'Ferrari 488 GTB']);
  expect(screen.getByRole('button', { name: 'Remove Ferrari 488 GTB' })).toHaveFocus();
  expect(screen.getByText('Lamborghini Huracán removed from the shortlist.')).toBeInTheDocument();
});

it('does not compare a single vehicle', async () => {
  const user = await open('3,1');
  await user.click(screen.getByRole('radio', { name: 'Side by side' }));
  expect(screen.getByRole('table', { name: 'Comparison of McLaren 720S, Lamborghini Huracán' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove McLaren 720S' }));
  expect(names()).toEqual(['Lamborghini Huracán']);
  expect(screen.queryByRole('radio', { name: 'Side by side' })).toBeNull();
});

it('removes one vehicle by a double click', async () => {
  await open('3,1,2');
  const buttons = screen.getAllByRole('button', { name: /^Remove/ }).slice(0, 2);
  // A phone counts two slow taps as one press each.
  for (const button of buttons) fireEvent.click(button, { detail: 1 });
  expect(names()).toEqual(['Lamborghini Huracán', 'Ferrari 488 GTB']);
});

it('brings a cleared list back by one press', async () => {
  const user = await open('3,1');
  await user.click(screen.getByRole('button', { name: 'Clear shortlist' }));
  expect(names()).toEqual(['No vehicles on your shortlist']);
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(names()).toEqual(['McLaren 720S', 'Lamborghini Huracán']);
  expect(screen.getByRole('button', { name: 'Remove McLaren 720S' })).toHaveFocus();
});

it.each([
  ['?cars=99', 'Ferrari 488 GTB', 'This car is no longer here. Your own list is below.'],
  ['?cars=98,99', 'Ferrari 488 GTB', 'These cars are no longer here.'],
  ['?cars=4,99', 'Rolls Royce Phantom', 'Your own list stays as it is. One of them is no longer here.'],
])('says of %s that the dealer no longer lists it', async (cars, shown, words) => {
  await open('2', `/shortlist/${cars}`);
  expect(names()).toEqual([shown]);
  expect(screen.getByText(words, { exact: false })).toBeVisible();
});

it.each(['', 'garbage', '99'])('is empty with %j stored', async (stored) => {
  await open(stored);
  expect(names()).toEqual(['No vehicles on your shortlist']);
});

it('keeps the list when its vehicles fail to load, and retries on request', async () => {
  localStorage.setItem('shortlist', '3,1');
  history.replaceState(null, '', '/shortlist/');
  serveInventory(vehicles);
  const complain = jest.fn();
  Object.assign(globalThis, { fetch: async () => ({ ok: false, status: 503 }), reportError: complain });
  render(<ShortlistBrowser featured={vehicles} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The vehicles could not be fetched.');
  expect(complain).toHaveBeenCalled();
  serveInventory(vehicles);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(names()).toEqual(['McLaren 720S', 'Lamborghini Huracán']));
});

it('forgets a vehicle that has left the site, and hides one that an older file may lack', async () => {
  await open('3,98,99,1');
  expect(names()).toEqual(['McLaren 720S', 'Lamborghini Huracán']);
  expect(localStorage.getItem('shortlist')).toBe('3,99,1');
});

it('ignores a hostile address', async () => {
  await open('2', '/shortlist/?cars=%3Cscript%3E');
  expect(names()).toEqual(['Ferrari 488 GTB']);
  expect(screen.queryByText(/no longer here/)).toBeNull();
});

it('adds a shared list to one’s own only on request', async () => {
  const user = await open('2', '/shortlist/?cars=4,1,99');
  expect(names()).toEqual(['Rolls Royce Phantom', 'Lamborghini Huracán']);
  expect(localStorage.getItem('shortlist')).toBe('2');
  const add = screen.getByRole('button', { name: 'Add these to my shortlist' });
  await user.click(add);
  expect(localStorage.getItem('shortlist')).toBe('4,1,2');
  expect(screen.getByText('Added to your shortlist.')).toBeInTheDocument();
  expect(add).toHaveFocus();
  act(() => writeShortlist([]));
});

it('says of one date that it is to be confirmed, and has it in the message', async () => {
  const words = 'From Monday, 2 December 2030.';
  sessionStorage.setItem('rental-dates', `2030-12-02//0/${words}`);
  document.documentElement.dataset.mode = 'rental';
  await open('3');
  expect(screen.getByText('We confirm your dates')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Send the list by WhatsApp/ })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent(words)),
  );
});
