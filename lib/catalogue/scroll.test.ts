import fc from 'fast-check';
import { readScroll, returnRoute, writeScroll } from './scroll';

const address = '/vehicles/?show=12';

describe('Where the visitor was in the catalogue', () => {
  it('is known again at the same address only', () => {
    expect(readScroll(writeScroll(address, 1480.4), address)).toBe(1480);
    expect(readScroll(writeScroll(address, 1480), '/vehicles/')).toBeNull();
  });

  it('is never above the page', () => {
    expect(readScroll(writeScroll(address, -20), address)).toBe(0);
  });

  it.each([
    null,
    '',
    'nonsense',
    'null',
    '[]',
    '12',
    '{}',
    `{"address":"${address}"}`,
    `{"address":"${address}","top":-1}`,
    `{"address":"${address}","top":"40"}`,
    `{"address":"${address}","top":1e999}`,
    `{"address":"${address}","top":{"__proto__":4}}`,
  ])('is not known from %j', (stored) => {
    expect(readScroll(stored, address)).toBeNull();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => expect(readScroll(stored, address)).toBeNull()),
    );
  });
});

describe('The way back to the catalogue', () => {
  const left = (address: string) => writeScroll(address, 40);

  it('leads to the list as it was left, in the mode the visitor is in by now', () => {
    expect(returnRoute(left('/vehicles/?brand=bentley&show=12'), 'sale')).toBe('/vehicles/?brand=bentley&show=12');
    expect(returnRoute(left('/vehicles/?brand=bentley'), 'rental')).toBe('/vehicles/?brand=bentley&mode=rental');
    expect(returnRoute(left('/vehicles/?mode=rental&brand=bentley'), 'sale')).toBe('/vehicles/?brand=bentley');
    expect(returnRoute(left('/vehicles/?mode=rental'), 'rental')).toBe('/vehicles/?mode=rental');
    expect(returnRoute(left('/vehicles/'), 'sale')).toBe('/vehicles/');
  });

  it('leads to no other page, and keeps nothing empty', () => {
    expect(returnRoute(left('/vehicle/2/?brand=bentley'), 'sale')).toBe('/vehicles/');
    expect(returnRoute(left('/vehicles/?&brand=bentley&'), 'sale')).toBe('/vehicles/?brand=bentley');
  });

  it('leads to the whole list when nothing is known', () => {
    for (const stored of [
      null,
      '',
      'nonsense',
      '{"address":7,"top":40}',
      left('https://elsewhere.example/'),
      left('//elsewhere.example/vehicles/'),
    ])
      expect(returnRoute(stored, 'rental')).toBe('/vehicles/?mode=rental');
  });

  it('never leads elsewhere, whatever is stored', () => {
    fc.assert(
      fc.property(fc.string(), (address) => {
        const { origin, pathname } = new URL(returnRoute(left(address), 'sale'), 'https://cars.example');
        expect([origin, pathname]).toEqual(['https://cars.example', '/vehicles/']);
      }),
    );
  });
});
