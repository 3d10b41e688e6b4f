import {
  type DeviceListName,
  deviceLists,
  formatIds,
  type Ids,
  idsInSearch,
  parseIds,
  recentIds,
  withoutId,
} from './device-list';
import { pickVehicles } from './pick-vehicles';
import { withId } from './with-id';

describe('A stored or shared list', () => {
  it.each([
    ['7,1,4', [7, 1, 4]],
    [' 7 , 1', [7, 1]],
    ['1,1,2,1', [1, 2]],
    [null, []],
    ['', []],
    ['nonsense', []],
    ['{"ids":[1]}', []],
    ['[1]', []],
    ['0,-1,1.5,1e3,0x5,01,9999999999', []],
    ['1,<b>,2', [1, 2]],
    ['1,'.repeat(5000), []],
  ])('%j reads as %j', (text, ids) => {
    expect(parseIds(text, 20)).toEqual(ids);
    expect(parseIds(formatIds(ids), 20)).toEqual(ids);
  });

  it('is read up to 2000 characters, and not beyond', () => {
    expect(parseIds('7'.padEnd(2000), 20)).toEqual([7]);
    expect(parseIds('7'.padEnd(2001), 20)).toEqual([]);
  });

  it('holds no more than its limit', () => {
    expect(parseIds('1,2,3,4', 3)).toEqual([1, 2, 3]);
  });

  it.each([
    ['?cars=1,4', [1, 4]],
    ['?mode=rental&cars=2%2C3', [2, 3]],
    ['?cars=', []],
    ['?cars=x99', []],
    ['?cars=%E0%A4%A', []],
    ['', []],
  ])('in the address %j is %j', (search, ids) => {
    expect(idsInSearch(search, 20)).toEqual(ids);
  });
});

describe('Adding and removing', () => {
  const adding = (name: DeviceListName) => (ids: Ids, id: number) => withId(name, ids, id);

  it('puts the newest of the shortlist first, once', () => {
    const add = adding('shortlist');
    expect(add([1, 2], 3)).toEqual([3, 1, 2]);
    expect(add([1, 2], 2)).toEqual([1, 2]);
  });

  it('refuses additions to a full shortlist', () => {
    const full = Array.from({ length: deviceLists.shortlist.limit }, (_, index) => index + 1);
    expect(withId('shortlist', full, 99)).toBe(full);
  });

  it('compares up to three, in the order they were chosen', () => {
    const add = adding('compare');
    expect(add(add(add([], 5), 1), 3)).toEqual([5, 1, 3]);
    expect(add([5, 1, 3], 2)).toEqual([5, 1, 3]);
    expect(add([5, 1], 1)).toEqual([5, 1]);
  });

  it('moves a vehicle viewed again to the front and forgets the oldest', () => {
    const add = adding('recent');
    expect(add([1, 2, 3], 3)).toEqual([3, 1, 2]);
    expect(add([1, 2, 3, 4, 5], 6)).toEqual([6, 1, 2, 3, 4]);
  });

  it('is the same array when nothing is added', () => {
    const ids = [5, 1, 3];
    for (const name of ['shortlist', 'compare', 'recent'] as const) expect(withId(name, ids, 5)).toBe(ids);
  });

  it('takes one out', () => {
    expect(withoutId([1, 2, 3], 2)).toEqual([1, 3]);
    expect(withoutId([1], 2)).toEqual([1]);
  });
});

describe('The shown part of a list', () => {
  it('is its vehicles in its order', () => {
    expect(pickVehicles([{ id: 1 }, { id: 2 }, { id: 3 }], [3, 9, 1])).toEqual([{ id: 3 }, { id: 1 }]);
  });

  it('is at most four recently viewed vehicles, without the current one', () => {
    expect(recentIds([5, 4, 3, 2, 1], 5)).toEqual([4, 3, 2, 1]);
    expect(recentIds([5, 4, 3, 2, 1])).toEqual([5, 4, 3, 2]);
  });
});
