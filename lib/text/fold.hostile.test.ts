import fc from 'fast-check';
import { hostileText, wellFormed } from '@/lib/testing/hostile-text';
import { fold } from './fold';

it('compares texts part by part, in no more characters than four for one', () => {
  fc.assert(
    fc.property(hostileText.map(wellFormed), hostileText.map(wellFormed), (one, other) => {
      expect(fold(one + other)).toBe(fold(one) + fold(other));
      expect(fold(one).length).toBeLessThanOrEqual(4 * one.length);
      expect(fold(fold(one))).toBe(fold(one));
    }),
  );
});

it('takes every character there is, in upper case or lower', () => {
  const assigned = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).filter((character) =>
    /[^\p{Unassigned}\p{Private_Use}]/u.test(character),
  );
  const uneven = assigned.filter(
    (character) => fold(fold(character)) !== fold(character) || fold(character.toLowerCase()) !== fold(character),
  );
  expect(assigned.length).toBeGreaterThan(100_000);
  expect(uneven).toEqual([]);
});
