import fc from 'fast-check';
import { hostileSearch, hostileText } from '@/lib/testing/hostile-text';
import { formatIds, type Ids, idsInSearch, parseIds, withId } from './shortlist';

const full = Array.from({ length: 20 }, (_, index) => index + 1);

it.each([
  ['7,1,4', [7, 1, 4]],
  [' 7 , 1,1', [7, 1]],
  [null, []],
  ['[1]', []],
  ['0,-1,1.5,1e3,0x5,01,9999999999', []],
  ['1,<b>,2', [1, 2]],
  ['7'.padEnd(2000), [7]],
  ['7'.padEnd(2001), []],
  [[...full, 21].join(), full],
])('%.20j reads as %j', (text, ids) => {
  expect(parseIds(text)).toEqual(ids);
});

it.each([
  ['?mode=rental&cars=2%2C3', [2, 3]],
  ['?cars=x99', []],
  ['?cars=%E0%A4%A', []],
])('in the address %j is %j', (search, ids) => {
  expect(idsInSearch(search)).toEqual(ids);
});

it.each([
  [[1, 2], 3, [3, 1, 2]],
  [[1, 2], 2, [1, 2]],
  [full, 99, full],
] as const)('the list of %j with %i is %j', (ids, id, expected) => {
  expect(withId(ids, id)).toEqual(expected);
});

const parts = fc
  .array(fc.oneof(fc.integer({ max: 2 ** 33 }).map(String), fc.nat(12).map(String), hostileText), { maxLength: 30 })
  .map((written) => written.join(','));
const anyAddress = hostileSearch(['cars', 'Cars', 'cars[]'], ['1,2,3', '7', '99', ',,', '1,1,1']);

it('is at most twenty distinct ids for any stored text and address, after any additions', () => {
  fc.assert(
    fc.property(
      fc.option(fc.oneof(hostileText, parts)),
      anyAddress,
      fc.array(fc.integer({ min: 1, max: 25 })),
      (stored, search, more) => {
        for (const ids of [idsInSearch(search), more.reduce((list: Ids, id) => withId(list, id), parseIds(stored))]) {
          expect(ids.length).toBeLessThanOrEqual(20);
          expect(new Set(ids).size).toBe(ids.length);
          expect(ids.every((id) => Number.isSafeInteger(id) && id > 0 && id < 1e9)).toBe(true);
          expect(parseIds(formatIds(ids))).toEqual(ids);
        }
      },
    ),
  );
});
