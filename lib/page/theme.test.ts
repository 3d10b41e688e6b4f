import { isTheme, resolveTheme } from './theme';

describe('Section 4: theme', () => {
  it('is the stored one, whatever the operating system prefers', () => {
    expect([resolveTheme('dark', false), resolveTheme('light', true)]).toEqual(['dark', 'light']);
  });

  it.each([null, '', 'DARK', 'auto', 'null', '{"theme":"dark"}'])('follows the system where %j is stored', (stored) => {
    expect([resolveTheme(stored, true), resolveTheme(stored, false)]).toEqual(['dark', 'light']);
  });

  it('knows the two themes', () => {
    expect(['dark', 'light', 'Dark', '', null, undefined, 1].filter(isTheme)).toEqual(['dark', 'light']);
  });
});
