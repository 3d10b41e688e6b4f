import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { picture } from '@/components/testing/card-vehicles';
import { sectionOf } from '@/components/testing/section';
import { serveInventory } from '@/components/testing/serve-inventory';
import { specificationVehicle } from '@/lib/testing/specification-vehicles';
import { CompareBrowser } from './compare-browser';

const vehicles = [1, 2, 3, 9].map((id, place) => ({ ...specificationVehicle(id), picture, place }));

async function open(stored: string, address = '/compare/') {
  localStorage.setItem('compare', stored);
  history.replaceState(null, '', address);
  serveInventory(vehicles);
  render(<CompareBrowser featured={vehicles} fileCount={1} />);
  await act(async () => {});
  return userEvent.setup();
}

const columns = () =>
  screen.queryAllByRole('link', { name: /^(Lambo|Ferrari|McLaren|BMW)/ }).map((link) => link.textContent);
const row = (name: RegExp) => screen.getByRole('row', { name });

it('sets the chosen vehicles side by side, in a table named after them', async () => {
  await open('9,1');
  expect(screen.getByRole('table', { name: 'Comparison of BMW M8 Competition, Lamborghini Huracán' })).toBeVisible();
  expect(columns()).toEqual(['BMW M8 Competition', 'Lamborghini Huracán']);
});

it('names the differing facts and the best values in words', async () => {
  await open('9,1');
  expect(row(/^Purchase Price/)).toHaveTextContent('Purchase Price DiffersKES 28,000,000LowestKES 45,000,000');
  expect(row(/^0-100/)).toHaveTextContent(/^0-100 km\/h 3\.2 s3\.2 s$/);
});

it('shows the differences only, on request', async () => {
  const user = await open('9,1');
  expect(screen.getByRole('rowheader', { name: 'Transmission' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Show differences only' }));
  expect(screen.queryByRole('rowheader', { name: 'Transmission' })).toBeNull();
  expect(row(/^Year/)).toBeVisible();
  // Facts that differ anyway need no label.
  expect(screen.queryByText('Differs')).toBeNull();
});

it('takes one more from the list, and no fourth', async () => {
  const user = await open('9,1');
  const choice = screen.getByRole('combobox', { name: 'Add a vehicle' });
  await screen.findByRole('option', { name: /^McLaren/ });
  expect(within(choice).getAllByRole('option')).toHaveLength(3);
  await user.selectOptions(choice, 'Ferrari 488 GTB, 2024');
  expect(columns()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(columns()).toEqual(['BMW M8 Competition', 'Lamborghini Huracán', 'Ferrari 488 GTB']);
  expect(localStorage.getItem('compare')).toBe('9,1,2');
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('removes a column and keeps the focus on the page’s title', async () => {
  const user = await open('9,1');
  await user.click(screen.getByRole('button', { name: 'Remove BMW M8 Competition' }));
  expect(columns()).toEqual(['Lamborghini Huracán']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('changes a comparison from the address only in the address', async () => {
  const user = await open('9', '/compare/?cars=1,2,3');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A comparison shared with you');
  await user.click(screen.getByRole('button', { name: 'Remove Ferrari 488 GTB' }));
  expect(location.search).toBe('?cars=1,3');
  expect(columns()).toEqual(['Lamborghini Huracán', 'McLaren 720S']);
  expect(localStorage.getItem('compare')).toBe('9');
});

it('offers a link to share and says how to begin while it is empty', async () => {
  await open('garbage');
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText(/Up to 3 vehicles side by side/)).toBeVisible();
});

it('leads on to one message about its cars', async () => {
  await open('9,1');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /^Ask about these cars on WhatsApp/ });
  const message = new URL(link.href).searchParams.get('text');
  expect(message).toContain('1. BMW M8 Competition (2022), KES 28,000,000');
  expect(message).toContain('2. Lamborghini Huracán');
});

it('keeps its cars in the shortlist in one press', async () => {
  const user = await open('9,1');
  await user.click(screen.getByRole('button', { name: 'Keep in shortlist' }));
  expect(localStorage.getItem('shortlist')).toBe('9,1');
  expect(screen.getByText('Added to your shortlist.')).toBeVisible();
  expect(screen.getByRole('button', { name: /in your shortlist$/ })).toHaveAttribute('aria-disabled', 'true');
});

it('has a full address to pass on', async () => {
  await open('9,1');
  expect(screen.getByLabelText('Link to this comparison')).toHaveValue('https://cars.example/compare/?cars=9,1');
});

it('begins with one press on a car that is suggested', async () => {
  const user = await open('');
  const suggested = within(sectionOf('Featured Vehicles'));
  expect(suggested.getAllByRole('link')[0]).toHaveAttribute('href', '/vehicle/1/');
  await user.click(suggested.getByRole('button', { name: 'Compare McLaren 720S' }));
  expect(screen.getByRole('table', { name: 'Comparison of McLaren 720S' })).toBeVisible();
  expect(localStorage.getItem('compare')).toBe('3');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.queryByRole('heading', { name: 'Featured Vehicles' })).toBeNull();
});
