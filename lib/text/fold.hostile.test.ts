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
  // By a name of its own and all in one text: a hundred times as fast as one by one.
  const { fromCodePoint } = String;
  const assigned = Array.from({ length: 0x110000 }, (_, code) => fromCodePoint(code)).filter((character) =>
    /[^\n\p{Unassigned}\p{Private_Use}]/u.test(character),
  );
  const foldAll = (characters: readonly string[]) => fold(characters.join('\n')).split('\n');
  const folded = foldAll(assigned);
  const again = foldAll(folded);
  const ofLower = foldAll(assigned.map((character) => character.toLowerCase()));
  expect(folded.length).toBeGreaterThan(100_000);
  expect(assigned.filter((_, index) => !(folded[index] === again[index] && folded[index] === ofLower[index]))).toEqual(
    [],
  );
});
