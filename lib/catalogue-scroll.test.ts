import fc from 'fast-check';
import { readScroll, writeScroll } from './catalogue-scroll';

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
