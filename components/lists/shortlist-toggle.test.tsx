import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addToShortlist, readShortlist, writeShortlist } from '@/components/store/shortlist';
import { ShortlistToggle } from './shortlist-toggle';

beforeEach(() => writeShortlist([]));

function storageRefuses(...methods: ('getItem' | 'setItem' | 'removeItem')[]) {
  for (const method of methods)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('No.', 'QuotaExceededError');
    });
}

it('puts a vehicle on the shortlist and takes it off, under one name, in step with other buttons and tabs', async () => {
  const user = userEvent.setup();
  render([<ShortlistToggle key={1} id={7} name="DB11" />, <ShortlistToggle key={2} id={7} name="DB11" look="cell" />]);
  const [sign, word] = screen.getAllByRole('button', { name: 'Add DB11 to shortlist', pressed: false });
  await user.dblClick(sign as HTMLElement);
  expect(localStorage.getItem('shortlist')).toBe('7');
  await user.click(screen.getAllByRole('button', { pressed: true })[1] as HTMLElement);
  expect(localStorage.getItem('shortlist')).toBeNull();
  localStorage.setItem('shortlist', '7');
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(word).toHaveAttribute('aria-pressed', 'true');
});

it('says why it takes no more, until the visitor moves on', async () => {
  localStorage.setItem('shortlist', Array.from({ length: 20 }, (_, index) => index + 1).join());
  const user = userEvent.setup();
  render(<ShortlistToggle id={77} name="DB11" />);
  const message = screen.getByRole('status');
  expect(message).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: 'Add DB11 to shortlist' }));
  expect(message).toHaveTextContent('The shortlist is full (20 vehicles). Remove one first.');
  await user.tab();
  expect(message).toBeEmptyDOMElement();
});

it.each(['shortlist', null])(
  'says so where the browser does not take the list, until another tab changes %j',
  async (key) => {
    storageRefuses('setItem');
    render(<ShortlistToggle id={5} name="DB11" />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Add DB11 to shortlist', pressed: false }));
    expect(screen.getByRole('button', { pressed: true })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Your browser stores nothing for this site/);
    jest.restoreAllMocks();
    // Null: another tab has cleared the storage.
    act(() => void dispatchEvent(new StorageEvent('storage', { key })));
    expect(screen.getByRole('button', { pressed: false })).toBeVisible();
  },
);

it('adds to the list of another tab, and works in memory where storage is blocked', () => {
  localStorage.setItem('shortlist', '2,1');
  addToShortlist(3);
  expect(localStorage.getItem('shortlist')).toBe('3,2,1');
  storageRefuses('getItem', 'setItem', 'removeItem');
  writeShortlist([4]);
  expect(readShortlist()).toEqual([4]);
});
