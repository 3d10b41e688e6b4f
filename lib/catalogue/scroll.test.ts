import fc from 'fast-check';
import { readScroll, returnRoute, writeScroll } from './scroll';

const address = '/vehicles/?show=12';

it('reads the position of the same address only, in whole pixels from 0', () => {
  expect(readScroll(writeScroll(address, 1480.4), address)).toBe(1480);
  expect(readScroll(writeScroll(address, -20), address)).toBe(0);
  expect(readScroll(writeScroll(address, 1480), '/vehicles/')).toBeNull();
  for (const stored of [null, 'nonsense', address, `-1 ${address}`, `1e9 ${address}`])
    expect(readScroll(stored, address)).toBeNull();
});

it.each([
  ['/vehicles/?brand=bentley&show=12', 'sale', '/vehicles/?brand=bentley&show=12'],
  ['/vehicles/?mode=rental&brand=bentley', 'sale', '/vehicles/?brand=bentley'],
  ['/vehicles/?&brand=bentley&', 'rental', '/vehicles/?brand=bentley&mode=rental'],
  ['/vehicle/2/?brand=bentley', 'sale', '/vehicles/'],
  ['//elsewhere.example/vehicles/', 'rental', '/vehicles/?mode=rental'],
] as const)('returns from %s in mode %s to %s', (at, mode, route) => {
  expect(returnRoute(writeScroll(at, 40), mode)).toBe(route);
});

it('never returns to another site, whatever is stored', () => {
  const anyStored = fc.option(
    fc.oneof(
      fc.string(),
      fc.string().map((at) => writeScroll(at, 40)),
    ),
  );
  fc.assert(
    fc.property(anyStored, (stored) => {
      const { origin, pathname } = new URL(returnRoute(stored, 'sale'), 'https://cars.example');
      expect([origin, pathname]).toEqual(['https://cars.example', '/vehicles/']);
    }),
  );
});
