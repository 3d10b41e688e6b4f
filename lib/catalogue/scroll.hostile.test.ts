import fc from 'fast-check';
import { hostileStored, hostileText } from '@/lib/testing/hostile-text';
import { readScroll, writeScroll } from './scroll';

const tops = fc.oneof(fc.double(), fc.integer({ min: -100, max: 100_000 }));
const shaped = fc
  .record({ address: fc.constantFrom('/', '__proto__', ''), top: fc.oneof(tops, fc.jsonValue()) })
  .map((found) => JSON.stringify(found));

it('is a place on the page or none, whatever lies there', () => {
  fc.assert(
    fc.property(
      fc.oneof(shaped, hostileStored(['address', 'top'])),
      fc.constantFrom('/', '__proto__', ''),
      (stored, at) => {
        const top = readScroll(stored, at);
        expect(top === null || (Number.isSafeInteger(top) && top >= 0)).toBe(true);
      },
    ),
  );
});

it('is read as it was written, at any address', () => {
  fc.assert(
    fc.property(hostileText, tops, (address, top) => {
      const rounded = Math.max(0, Math.round(top));
      const stored = writeScroll(address, top);
      expect(readScroll(stored, address)).toBe(Number.isSafeInteger(rounded) ? rounded : null);
      expect(readScroll(stored, `${address}?`)).toBeNull();
    }),
  );
});
