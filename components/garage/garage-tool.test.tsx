import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GARAGE_KEY } from '@/lib/garage/garage';
import { GarageTool } from './garage-tool';

const cars = [
  { id: 4, name: 'Phantom', length: 5762, width: 2018, height: 1646 },
  { id: 2, name: '488 GTB', length: 4568, width: 1952, height: 1213, drawing: 'ferrari-488-gtb' },
  { id: 9, name: 'M8', length: 4867, width: 1907, height: 1362 },
] as const;

async function open(address = '/garage/') {
  history.replaceState(null, '', address);
  render(<GarageTool cars={cars} />);
  await act(async () => {});
  return userEvent.setup();
}

const names = () => screen.getAllByRole('heading').map((heading) => heading.textContent);
const field = (name: RegExp) => screen.getByRole('textbox', { name });

it('lists the cars with their measures until it knows the garage', async () => {
  await open();
  expect(names()).toEqual(['Phantom', '488 GTB', 'M8']);
  expect(screen.getByText('4,568 mm long, 1,952 mm wide without mirrors, 1,213 mm high')).toBeVisible();
});

it('tells of each car whether it fits, those that do first, and keeps the measures', async () => {
  const user = await open();
  await user.type(field(/^Length/), '5.5');
  await user.type(field(/^Width/), '3');
  await user.type(field(/^Height/), '2.2');
  expect(screen.getByRole('status')).toHaveTextContent('2 of 3 cars fit your garage.');
  expect(names()).toEqual(['488 GTB', 'M8', 'Phantom']);
  expect(screen.getByText('Does not fit: 27 cm too long.')).toBeVisible();
  expect(localStorage.getItem(GARAGE_KEY)).toBe('5.5/3/2.2/');
});

it('begins with the car that was asked about, even if it does not fit', async () => {
  const user = await open('/garage/?car=4');
  await user.clear(field(/^Length/));
  await user.type(field(/^Length/), '5');
  expect(names()[0]).toBe('Phantom');
});

it('shows the fault of a field, and no car meanwhile', async () => {
  const user = await open();
  await user.clear(field(/^Width/));
  await user.type(field(/^Width/), 'wide');
  expect(field(/^Width/)).toHaveAccessibleDescription('Metres, from 1 to 50: ‘5.5’.');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('forgets the garage once every field is empty', async () => {
  const user = await open();
  for (const name of [/^Length/, /^Width/, /^Height/]) await user.clear(field(name));
  expect(localStorage.getItem(GARAGE_KEY)).toBeNull();
});
