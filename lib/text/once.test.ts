import { once, oncePerList } from './once';

it('calls nothing before the first use, and once in all', () => {
  const make = jest.fn(() => undefined);
  const kept = once(make);
  expect(make).not.toHaveBeenCalled();
  kept();
  kept();
  expect(make).toHaveBeenCalledTimes(1);
});

it('computes once for each list, and again for another list with the same entries', () => {
  const lengthOf = jest.fn((list: readonly number[]) => list.length);
  const remembered = oncePerList(lengthOf);
  const list = [1, 2, 3];
  expect([remembered(list), remembered(list)]).toEqual([3, 3]);
  expect(lengthOf).toHaveBeenCalledTimes(1);
  remembered([1, 2, 3]);
  expect(lengthOf).toHaveBeenCalledTimes(2);
});

it('makes no format while money, measures, dates and opening hours are loading', () => {
  const makers = [jest.spyOn(Intl, 'NumberFormat'), jest.spyOn(Intl, 'DateTimeFormat')];
  jest.isolateModules(() => {
    for (const module of ['./money', './measures', './dates', '../site/opening-hours']) require(module);
  });
  for (const maker of makers) expect(maker).not.toHaveBeenCalled();
});
