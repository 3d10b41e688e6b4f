import fc from 'fast-check';
import { hostileSearch } from '@/lib/testing/hostile-text';
import { modeIn } from './mode';

it('is rental exactly where the first mode of the query says so, letter for letter', () => {
  fc.assert(
    fc.property(hostileSearch(['mode', 'Mode', 'mode[]'], ['rental', 'sale', 'RENTAL', '%72ental']), (search) => {
      const first = search
        .replace(/^\?/, '')
        .split('&')
        .find((part) => part.startsWith('mode='));
      expect(modeIn(search)).toBe(first === 'mode=rental' ? 'rental' : 'sale');
    }),
  );
});
