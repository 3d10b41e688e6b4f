import fc from 'fast-check';
import { hostileStored } from '@/lib/testing/hostile-text';
import { isTheme, resolveTheme } from './theme';

it('is one of the two, and the system’s unless one of the two lies there', () => {
  const words = fc.constantFrom('dark', 'light', 'Dark', ' dark', 'light\n');
  fc.assert(
    fc.property(fc.oneof(words, hostileStored(['theme'])), fc.boolean(), (stored, prefersDark) => {
      const theme = resolveTheme(stored, prefersDark);
      const system = prefersDark ? 'dark' : 'light';
      expect(theme).toBe(stored === 'dark' || stored === 'light' ? stored : system);
      expect(isTheme(theme)).toBe(true);
    }),
  );
});
