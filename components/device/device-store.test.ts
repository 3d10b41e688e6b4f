import { addToList, forgetVehicles, writeList } from './change-lists';
import { lists, readList } from './device-store';

const listener = jest.fn();
let stop = () => {};

beforeEach(() => {
  listener.mockClear();
  writeList('shortlist', []);
  stop = lists.subscribe(listener);
  listener.mockClear();
});

afterEach(() => {
  stop();
});

/** As the browser reports a change in another tab. */
function otherTabWrites(key: string | null, text: string | null) {
  if (key !== null && text !== null) localStorage.setItem(key, text);
  if (key === null) localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
}

function storageRefuses(method: 'getItem' | 'setItem' | 'removeItem') {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('No.', 'QuotaExceededError');
  });
}

it('keeps a list in storage and tells whoever shows it', () => {
  expect(addToList('shortlist', 4)).toBe(true);
  expect(localStorage.getItem('shortlist')).toBe('4');
  expect(readList('shortlist')).toEqual([4]);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('hands out the same array until something changes', () => {
  addToList('shortlist', 4);
  expect(readList('shortlist')).toBe(readList('shortlist'));
});

it('leaves nothing behind when a list is cleared', () => {
  addToList('shortlist', 4);
  writeList('shortlist', []);
  expect(localStorage.getItem('shortlist')).toBeNull();
});

it('follows another tab, also when that clears everything', () => {
  otherTabWrites('shortlist', '2,1');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(readList('shortlist')).toEqual([2, 1]);
  otherTabWrites(null, null);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(readList('shortlist')).toEqual([]);
});

it('ignores other keys', () => {
  otherTabWrites('theme', 'dark');
  expect(listener).not.toHaveBeenCalled();
});

it('adds to the list of another tab, not to the rendered one', () => {
  addToList('shortlist', 1);
  localStorage.setItem('shortlist', '2,1');
  addToList('shortlist', 3);
  expect(readList('shortlist')).toEqual([3, 2, 1]);
});

it('reads again when the page returns from the back/forward cache', () => {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(listener).toHaveBeenCalledTimes(1);
});

it('works in memory where storage is full, until another tab’s change arrives', () => {
  localStorage.setItem('shortlist', '1');
  storageRefuses('setItem');
  addToList('shortlist', 4);
  expect(readList('shortlist')).toEqual([4, 1]);
  jest.restoreAllMocks();
  otherTabWrites('shortlist', '7');
  expect(readList('shortlist')).toEqual([7]);
});

it('works in memory where storage is blocked', () => {
  storageRefuses('getItem');
  storageRefuses('setItem');
  storageRefuses('removeItem');
  addToList('shortlist', 4);
  expect(readList('shortlist')).toEqual([4]);
  writeList('shortlist', []);
  expect(readList('shortlist')).toEqual([]);
});

it('reads garbage as an empty list', () => {
  localStorage.setItem('shortlist', '{"a":[1]}');
  expect(readList('shortlist')).toEqual([]);
});

it('removes cars that are no longer listed from every list, and notifies only for a list that changes', () => {
  localStorage.setItem('compare', '99,98,1');
  localStorage.setItem('recently-viewed', '4,99');
  forgetVehicles([98, 99]);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(localStorage.getItem('compare')).toBe('1');
  expect(localStorage.getItem('recently-viewed')).toBe('4');
  forgetVehicles([7]);
  expect(listener).toHaveBeenCalledTimes(2);
});
