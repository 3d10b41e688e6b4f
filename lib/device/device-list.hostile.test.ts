import fc from 'fast-check';
import { hostileSearch, hostileText } from '@/lib/testing/hostile-text';
import { type DeviceListName, deviceLists, formatIds, type Ids, idsInSearch, parseIds, withId } from './device-list';

it.each([
  ['7,1,4', [7, 1, 4]],
  [' 7 , 1,1', [7, 1]],
  [null, []],
  ['[1]', []],
  ['0,-1,1.5,1e3,0x5,01,9999999999', []],
  ['1,<b>,2', [1, 2]],
  ['7'.padEnd(2000), [7]],
  ['7'.padEnd(2001), []],
])('%.20j reads as %j', (text, ids) => {
  expect(parseIds(text, 20)).toEqual(ids);
});

it.each([
  ['?mode=rental&cars=2%2C3', [2, 3]],
  ['?cars=x99', []],
  ['?cars=%E0%A4%A', []],
])('in the address %j is %j', (search, ids) => {
  expect(idsInSearch(search, 20)).toEqual(ids);
});

const full = Array.from({ length: 20 }, (_, index) => index + 1);

it.each([
  ['shortlist', [1, 2], 3, [3, 1, 2]],
  ['shortlist', [1, 2], 2, [1, 2]],
  ['shortlist', full, 99, full],
  ['compare', [5, 1], 3, [5, 1, 3]],
  ['compare', [5, 1, 3], 2, [5, 1, 3]],
] as const)('the list %s of %j with %i is %j', (name, ids, id, expected) => {
  const more = withId(name, ids, id);
  expect(more).toEqual(expected);
  // The same array when nothing is added.
  expect(withId(name, more, id)).toBe(more);
});

const parts = fc
  .array(fc.oneof(fc.integer({ max: 2 ** 33 }).map(String), fc.nat(12).map(String), hostileText), { maxLength: 30 })
  .map((written) => written.join(','));
const anyName = fc.constantFrom(...(Object.keys(deviceLists) as DeviceListName[]));
const anyAddress = hostileSearch(['cars', 'Cars', 'cars[]'], ['1,2,3', '7', '99', ',,', '1,1,1']);

it('is a list of distinct ids within its limit for any stored text and address, after any additions', () => {
  fc.assert(
    fc.property(
      fc.option(fc.oneof(hostileText, parts)),
      anyAddress,
      anyName,
      fc.array(fc.integer({ min: 1, max: 25 })),
      (stored, search, name, more) => {
        const { limit } = deviceLists[name];
        for (const ids of [
          idsInSearch(search, limit),
          more.reduce((list: Ids, id) => withId(name, list, id), parseIds(stored, limit)),
        ]) {
          expect(ids.length).toBeLessThanOrEqual(limit);
          expect(new Set(ids).size).toBe(ids.length);
          expect(ids.every((id) => Number.isSafeInteger(id) && id > 0 && id < 1e9)).toBe(true);
          expect(parseIds(formatIds(ids), limit)).toEqual(ids);
        }
      },
    ),
  );
});
