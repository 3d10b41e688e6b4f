import { readOptions } from './options';

it('builds 12, 300 and 1,000 cars when nothing is said, and 10,000 when asked', () => {
  expect(readOptions([])).toEqual({ cars: [12, 300, 1000], seed: 1, warm: false, budget: false });
  expect(readOptions(['--to', '10000']).cars).toEqual([12, 300, 1000, 10_000]);
  expect(readOptions(['--to', '500']).cars).toEqual([12, 300]);
});

it('builds the sizes that are named', () => {
  expect(readOptions(['--cars', '300,40', '--budget', '--warm', '--seed', '3'])).toEqual({
    cars: [300, 40],
    seed: 3,
    warm: true,
    budget: true,
  });
});

it.each([
  [['--cars', '12,many'], '--cars is many, expected whole numbers above 0.'],
  [['--cars', '0'], '--cars is 0, expected'],
  [['--to', '5'], '--to is 5, expected at least 12.'],
  [['--seed', 'x'], '--seed is x, expected'],
])('refuses %j', (args, fault) => {
  expect(() => readOptions(args)).toThrow(fault);
});
