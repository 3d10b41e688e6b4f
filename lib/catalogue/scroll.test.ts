import fc from 'fast-check';
import { readScroll, returnRoute, writeScroll } from './scroll';

const address = '/vehicles/?show=12';
const left = (at: string) => writeScroll(at, 40);

it('reads the position of the same address only, in whole pixels from 0', () => {
  expect(readScroll(writeScroll(address, 1480.4), address)).toBe(1480);
  expect(readScroll(writeScroll(address, -20), address)).toBe(0);
  expect(readScroll(writeScroll(address, 1480), '/vehicles/')).toBeNull();
});

it.each([
  null,
  'nonsense',
  'null',
  '{}',
  `{"address":"${address}"}`,
  `{"address":"${address}","top":-1}`,
  `{"address":"${address}","top":"40"}`,
  `{"address":"${address}","top":1e999}`,
])('reads no position from %j', (stored) => {
  expect(readScroll(stored, address)).toBeNull();
});

it('reads no position from any other text', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (stored) => expect(readScroll(stored, address)).toBeNull()));
});

it.each([
  ['/vehicles/?brand=bentley&show=12', 'sale', '/vehicles/?brand=bentley&show=12'],
  ['/vehicles/?brand=bentley', 'rental', '/vehicles/?brand=bentley&mode=rental'],
  ['/vehicles/?mode=rental&brand=bentley', 'sale', '/vehicles/?brand=bentley'],
  ['/vehicles/?mode=rental', 'rental', '/vehicles/?mode=rental'],
  ['/vehicles/?&brand=bentley&', 'sale', '/vehicles/?brand=bentley'],
  ['/vehicle/2/?brand=bentley', 'sale', '/vehicles/'],
  ['//elsewhere.example/vehicles/', 'sale', '/vehicles/'],
] as const)('returns from %s in mode %s to %s', (at, mode, route) => {
  expect(returnRoute(left(at), mode)).toBe(route);
});

it('returns to the whole list from unreadable texts', () => {
  for (const stored of [null, 'nonsense', '{"address":7,"top":40}']) {
    expect(returnRoute(stored, 'rental')).toBe('/vehicles/?mode=rental');
  }
});

it('never returns to another site', () => {
  fc.assert(
    fc.property(fc.string(), (at) => {
      const { origin, pathname } = new URL(returnRoute(left(at), 'sale'), 'https://cars.example');
      expect([origin, pathname]).toEqual(['https://cars.example', '/vehicles/']);
    }),
  );
});
