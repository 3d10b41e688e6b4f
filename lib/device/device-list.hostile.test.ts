import fc from 'fast-check';
import { hostileSearch, hostileText } from '@/lib/testing/hostile-text';
import { type DeviceListName, deviceLists, formatIds, type Ids, idsInSearch, parseIds, recentIds } from './device-list';
import { withId } from './with-id';

const parts = fc
  .array(fc.oneof(fc.integer({ max: 2 ** 33 }).map(String), fc.nat(12).map(String), hostileText), { maxLength: 30 })
  .map((written) => written.join(','));
const anyStored = fc.oneof(fc.constant(null), hostileText, parts);
const anyName = fc.constantFrom(...(Object.keys(deviceLists) as DeviceListName[]));
const anyList = anyName.map((name) => deviceLists[name]);

function expectList(ids: Ids, limit: number): void {
  expect(ids.length).toBeLessThanOrEqual(limit);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !Number.isSafeInteger(id) || id < 1 || id > 999_999_999)).toEqual([]);
}

it('is a list of distinct ids within its limit for any stored text, and is written as read', () => {
  fc.assert(
    fc.property(anyStored, anyList, (stored, { limit }) => {
      const ids = parseIds(stored, limit);
      expectList(ids, limit);
      expect(formatIds(ids).length).toBeLessThanOrEqual(10 * limit);
      expect(parseIds(formatIds(ids), limit)).toEqual(ids);
    }),
  );
});

it('stays one after any addition to any stored text', () => {
  fc.assert(
    fc.property(anyStored, anyName, fc.array(fc.integer({ min: 1, max: 25 })), (stored, name, more) => {
      const { limit } = deviceLists[name];
      const ids = more.reduce((list: Ids, id) => withId(name, list, id), parseIds(stored, limit));
      expectList(ids, limit);
      expect(recentIds(ids, ids[0]).length).toBeLessThanOrEqual(4);
    }),
  );
});

it('is a list of ids, whatever address was shared', () => {
  fc.assert(
    fc.property(hostileSearch(['cars', 'Cars', 'cars[]'], ['1,2,3', '7', '99', ',,', '1,1,1']), (search) => {
      expectList(idsInSearch(search, 3), 3);
    }),
  );
});
