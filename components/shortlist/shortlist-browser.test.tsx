import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cardVehicle } from '@/components/testing/card-vehicles';
import { sectionOf } from '@/components/testing/section';
import { serveInventory } from '@/components/testing/serve-inventory';
import { ShortlistBrowser } from './shortlist-browser';

const vehicles = [1, 2, 3, 4].map((id) => cardVehicle(id));

async function open(stored: string, address = '/shortlist/') {
  localStorage.setItem('shortlist', stored);
  history.replaceState(null, '', address);
  serveInventory(vehicles, 2, [98]);
  render(<ShortlistBrowser featured={vehicles} fileCount={2} />);
  await waitFor(() => expect(names()).not.toEqual([]));
  return userEvent.setup();
}

const names = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const message = () =>
  new URL(screen.getByRole<HTMLAnchorElement>('link', { name: /Send the list by WhatsApp/ }).href).searchParams.get(
    'text',
  );

describe('One’s own shortlist', () => {
  it('lists its vehicles and sends them as one message', async () => {
    await open('3,1');
    expect(names()).toEqual(['McLaren 720S', 'Lamborghini Huracán']);
    expect(message()).toContain('1. McLaren 720S (2024), KES 52,000,000\nhttps://cars.example/vehicle/3/');
    expect(message()).toContain('2. Lamborghini Huracán');
  });

  it('sets its first three side by side in one press', async () => {
    const user = await open('3,1,2,4');
    const link = screen.getByRole('link', { name: 'Compare the first 3' });
    expect(link).toHaveAttribute('href', '/compare/');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(localStorage.getItem('compare')).toBe('3,1,2');
  });

  it.each(['', '4'])(
    'offers one way to compare two or three kept vehicles, after a comparison of %j',
    async (begun) => {
      localStorage.setItem('compare', begun);
      const user = await open('3,1');
      expect(screen.queryByRole('button', { name: /^Compare/ })).toBeNull();
      expect(screen.queryByRole('link', { name: /^View comparison/ })).toBeNull();
      const link = screen.getByRole('link', { name: 'Compare these' });
      link.addEventListener('click', (event) => event.preventDefault());
      await user.click(link);
      expect(localStorage.getItem('compare')).toBe('3,1');
    },
  );

  it('does not offer to compare a single vehicle', async () => {
    await open('3');
    expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Compare/ })).toBeNull();
  });

  it('lets the vehicles of a long list be chosen, and leads to those chosen', async () => {
    const user = await open('3,1,2,4');
    await user.click(screen.getByRole('button', { name: 'Compare Rolls Royce Phantom' }));
    expect(screen.getByRole('link', { name: 'View comparison (1)' })).toHaveAttribute('href', '/compare/');
    expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull();
  });

  it('follows the mode', async () => {
    await open('3');
    act(() => {
      document.documentElement.dataset.mode = 'rental';
    });
    expect(await screen.findByDisplayValue('https://cars.example/shortlist/?cars=3&mode=rental')).toBeVisible();
    expect(message()).toContain('KES 140,000/day');
  });

  it('moves the focus to the next vehicle’s button when one is removed', async () => {
    const user = await open('3,1,2');
    await user.click(screen.getByRole('button', { name: 'Remove Lamborghini Huracán' }));
    expect(names()).toEqual(['McLaren 720S', 'Ferrari 488 GTB']);
    expect(screen.getByRole('button', { name: 'Remove Ferrari 488 GTB' })).toHaveFocus();
    expect(screen.getByText('Lamborghini Huracán removed from the shortlist.')).toBeInTheDocument();
    expect(localStorage.getItem('shortlist')).toBe('3,2');
  });

  it('is cleared in one press, and the focus goes to the empty state', async () => {
    const user = await open('3,1');
    await user.click(screen.getByRole('button', { name: 'Clear shortlist' }));
    expect(screen.getByRole('heading', { name: 'No vehicles on your shortlist' })).toHaveFocus();
    expect(localStorage.getItem('shortlist')).toBeNull();
  });

  it.each(['', 'garbage', '99'])('is empty with %j stored', async (stored) => {
    await open(stored);
    expect(names()).toEqual(['No vehicles on your shortlist']);
    expect(screen.getByRole('link', { name: 'See all vehicles' })).toHaveAttribute('href', '/vehicles/');
  });

  it('keeps the list when its vehicles fail to load, and retries on request', async () => {
    localStorage.setItem('shortlist', '3,1');
    const complain = jest.fn();
    Object.assign(globalThis, { fetch: async () => ({ ok: false, status: 503 }), reportError: complain });
    render(<ShortlistBrowser featured={vehicles} fileCount={3} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('The vehicles could not be fetched.');
    expect(complain).toHaveBeenCalled();
    expect(localStorage.getItem('shortlist')).toBe('3,1');
    serveInventory(vehicles, 3);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(names()).toEqual(['McLaren 720S', 'Lamborghini Huracán']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('forgets a vehicle that has left the site, and hides one that an older file may lack', async () => {
    await open('3,98,99,1');
    expect(names()).toEqual(['McLaren 720S', 'Lamborghini Huracán']);
    expect(localStorage.getItem('shortlist')).toBe('3,99,1');
  });

  it('leads on from an empty list to the first vehicles of the dealer', async () => {
    await open('');
    const suggested = (name: string) =>
      within(sectionOf(name))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(suggested('Featured Vehicles')[0]).toEqual(['Lamborghini Huracán', '/vehicle/1/']);
    expect(suggested('Featured Vehicles')).toHaveLength(4);
  });

  it('shows with a hostile address too', async () => {
    await open('2', '/shortlist/?cars=%3Cscript%3E,99');
    expect(names()).toEqual(['Ferrari 488 GTB']);
  });
});

describe('A shortlist shared by its address', () => {
  it('shows without touching one’s own', async () => {
    await open('2', '/shortlist/?cars=4,1,99');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A shortlist shared with you');
    expect(names()).toEqual(['Rolls Royce Phantom', 'Lamborghini Huracán']);
    expect(localStorage.getItem('shortlist')).toBe('2');
  });

  it('is added to one’s own on request', async () => {
    const user = await open('2', '/shortlist/?cars=4,1');
    const add = screen.getByRole('button', { name: 'Add these to my shortlist' });
    await user.click(add);
    expect(localStorage.getItem('shortlist')).toBe('4,1,2');
    expect(screen.getByText('Added to your shortlist.')).toBeInTheDocument();
    expect(add).toHaveFocus();
    expect(screen.getByRole('link', { name: 'My shortlist (3)' })).toHaveAttribute('href', '/shortlist/');
  });
});
