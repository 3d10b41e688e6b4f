import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cardVehicle, fourteenVehicles } from '@/components/testing/card-vehicles';
import { choose, filter, press, renderCatalogue, result, shownNames, summary } from '@/components/testing/catalogue';

/* What the browser tests (e2e/catalogue*.spec.ts) do not reach: other stocks, and failures of the browser. */

const show = (vehicles = fourteenVehicles) => renderCatalogue(vehicles);
const type = (label: string, text: string) => userEvent.setup().type(filter(label), text);
const radio = async (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

function arriveAt(search: string) {
  history.replaceState(null, '', `/vehicles/${search}`);
  return show();
}

it("offers 'Load More Vehicles' for more than six", async () => {
  const { unmount } = await show(fourteenVehicles.slice(0, 6));
  expect(screen.queryByRole('button', { name: 'Load More Vehicles' })).toBeNull();
  unmount();
  await show(fourteenVehicles.slice(0, 7));
  await press('Load More Vehicles');
  expect(summary()).toBe('Showing 7 of 7 vehicles');
});

it('shows two vehicles of one name, each with its page and its status, also one that only this dealer has', async () => {
  await show();
  await choose('Brand', 'Porsche');
  const links = result().getAllByRole('link', { name: 'Porsche 911 Turbo S' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/vehicle/6/', '/vehicle/13/']);
  expect(within(result().getAllByRole('list').at(-1) as HTMLElement).getByText('Reserved')).toBeVisible();
});

it('excludes cars that are for sale only from the cars for rent, and from their counts', async () => {
  await show([cardVehicle(1), cardVehicle(2, { dailyRental: 'not for rent' }), cardVehicle(3)]);
  await radio('For Rent');
  expect(shownNames()).toEqual(['Lamborghini Huracán', 'McLaren 720S']);
  expect(screen.getByRole('button', { name: 'All Vehicles 2' })).toBePressed();
  await radio('For Sale');
  expect(summary()).toBe('Showing 3 of 3 vehicles');
});

it('a dealer without vehicles offers the way to the contact page, and blames no filter', async () => {
  await show([]);
  expect(screen.getByText('No vehicles are listed at the moment.')).toBeVisible();
  expect(result().getByRole('link')).toHaveAttribute('href', '/contact/');
  expect(summary()).toBe('No vehicles found.');
  expect(screen.queryByRole('button', { name: 'Clear Filters' })).toBeNull();
});

it('finds misspelt names, and says so', async () => {
  await show();
  await type('Search', 'lamborgini');
  expect(summary()).toBe('Showing 1 of 1 vehicles. Nothing called ‘lamborgini’. Did you mean:');
});

it('says an empty result once to readers who see and once to a screen reader', async () => {
  await show();
  await type('Search', 'trabant');
  expect(screen.getByRole('status').firstElementChild).toHaveClass('sr-only');
  expect(summary()).toBe('No vehicles found.');
});

it('passes the focus of a removed chip to the next one, of the last to the one before, of the only one to the list', async () => {
  await show();
  await choose('Year', '2024');
  await choose('Brand', 'Porsche');
  await choose('Fuel Type', 'Petrol');
  const brand = 'Remove filter Brand Porsche';
  const pressKey = (name: string) => {
    screen.getByRole('button', { name }).focus();
    return userEvent.setup().keyboard('{Enter}');
  };
  for (const name of ['Remove filter Year 2024', 'Remove filter Fuel type Petrol']) {
    await pressKey(name);
    await waitFor(() => expect(screen.getByRole('button', { name: brand })).toHaveFocus());
  }
  await pressKey(brand);
  await waitFor(() => expect(screen.getByRole('list', { name: 'Active filters' })).toHaveFocus());
});

it('the second press of a double click does not remove the chip that has taken the place of the first', async () => {
  await show();
  await choose('Year', '2024');
  await choose('Fuel Type', 'Petrol');
  const chips = screen.getAllByRole('button', { name: /^Remove filter/ });
  for (const chip of chips) fireEvent.click(chip, { detail: 1, clientX: 300 });
  expect(location.search).toBe('?fuel=Petrol');
});

it("'Clear Filters' keeps the brand and the fuel type, and 'Clear All Filters' nothing", async () => {
  await arriveAt('?brand=BMW&fuel=Hybrid&year=2024');
  await press('Clear Filters');
  expect(location.search).toBe('?brand=BMW&fuel=Hybrid');
  expect(result().getByRole('heading', { name: 'Others in the showroom' })).toBeVisible();
  fireEvent.click(screen.getAllByText('Clear All Filters').at(-1) as HTMLElement);
  expect(location.search).toBe('');
});

it.each([
  ['?brand=fiat&category=Supercars', 'Not found here: brand ‘fiat’. Only the other filters are used.', 4],
  ['?brand=Fiat&year=1999', 'Not found here: year ‘1999’, brand ‘Fiat’. All vehicles are shown.', 6],
  ['?brand=Call+0799+999+999', 'Not found here: brand. All vehicles are shown.', 6],
])('the address %s says: %s', async (search, words, count) => {
  await arriveAt(search);
  expect(screen.getByText(words)).toBeVisible();
  expect(shownNames()).toHaveLength(count);
  await choose('Year', '2024');
  expect(screen.queryByText(words)).toBeNull();
});

it('is the plain catalogue where an address makes no sense, and leaves it as it was', async () => {
  await arriveAt('?brand=__proto__&show=7&sort=x&view=__proto__');
  expect(summary()).toBe('Showing 6 of 14 vehicles');
  expect(location.search).toBe('?brand=__proto__&show=7&sort=x&view=__proto__');
});

it('works on where the browser takes no more addresses', async () => {
  await arriveAt('');
  jest.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('Too many calls', 'SecurityError');
  });
  await choose('Brand', 'Ferrari');
  expect(shownNames()).toEqual(['Ferrari 488 GTB']);
  jest.mocked(history.pushState).mockRestore();
  await choose('Year', '2024');
  expect(location.search).toBe('?year=2024&brand=Ferrari');
});

it('does not mind a storage that is closed', async () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  await arriveAt('?show=12');
  act(() => void dispatchEvent(new Event('pagehide')));
  expect(summary()).toBe('Showing 12 of 14 vehicles');
});

it('keeps the dates open that the first press of a double click has opened', async () => {
  await arriveAt('?mode=rental');
  const words = screen.getByText('Choose dates');
  await userEvent.setup().dblClick(words);
  expect(words.closest('details')).toHaveAttribute('open');
});

it('says on the cars of one date that it is to be confirmed', async () => {
  sessionStorage.setItem('rental-dates', '2030-12-02//0/From Monday, 2 December 2030.');
  await show([cardVehicle(1), cardVehicle(3)]);
  await radio('For Rent');
  expect(screen.getAllByText('We confirm your dates')).toHaveLength(2);
});
