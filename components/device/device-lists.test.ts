import { addToList, forgetVehicles, isListStored, readList, writeList } from './device-lists';

beforeEach(() => writeList('shortlist', []));

function storageRefuses(...methods: ('getItem' | 'setItem' | 'removeItem')[]) {
  for (const method of methods)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('No.', 'QuotaExceededError');
    });
}

it('keeps a list in storage, adds to that of another tab, and leaves nothing behind when it is cleared', () => {
  expect(addToList('shortlist', 1)).toBe(true);
  localStorage.setItem('shortlist', '2,1');
  addToList('shortlist', 3);
  expect([readList('shortlist'), localStorage.getItem('shortlist')]).toEqual([[3, 2, 1], '3,2,1']);
  writeList('shortlist', []);
  expect(localStorage.getItem('shortlist')).toBeNull();
});

it('works in memory where storage is full', () => {
  localStorage.setItem('shortlist', '1');
  storageRefuses('setItem');
  addToList('shortlist', 4);
  expect([readList('shortlist'), isListStored('shortlist')]).toEqual([[4, 1], false]);
});

it('works in memory where storage is blocked', () => {
  storageRefuses('getItem', 'setItem', 'removeItem');
  addToList('shortlist', 4);
  expect(readList('shortlist')).toEqual([4]);
  writeList('shortlist', []);
  expect(readList('shortlist')).toEqual([]);
});

it('removes cars that are no longer listed from every list', () => {
  localStorage.setItem('compare', '99,98,1');
  localStorage.setItem('shortlist', '4,99');
  forgetVehicles([98, 99, 7]);
  expect([localStorage.getItem('compare'), localStorage.getItem('shortlist')]).toEqual(['1', '4']);
});
