import { oncePerList } from './once-per-list';

it('computes once for each list, and anew for another with the same entries', () => {
  const lengthOf = jest.fn((list: readonly number[]) => list.length);
  const remembered = oncePerList(lengthOf);
  const list = [1, 2, 3];
  expect([remembered(list), remembered(list)]).toEqual([3, 3]);
  expect(lengthOf).toHaveBeenCalledTimes(1);
  remembered([1, 2, 3]);
  expect(lengthOf).toHaveBeenCalledTimes(2);
});

it('computes once what is undefined', () => {
  const nothing = jest.fn(() => undefined);
  const remembered = oncePerList<readonly number[], undefined>(nothing);
  const list: readonly number[] = [];
  remembered(list);
  remembered(list);
  expect(nothing).toHaveBeenCalledTimes(1);
});
