export type Theme = 'dark' | 'light';

/** The key in local storage (specification, section 9). */
export const THEME_STORAGE_KEY = 'theme';

/** Marks the document root while the theme is dark. */
export const DARK_CLASS = 'dark';

export function isTheme(value: unknown): value is Theme {
  return value === 'dark' || value === 'light';
}

/**
 * The theme to show (specification, section 4): the stored choice, else the operating system's. Any other stored value
 * is ignored.
 */
export function resolveTheme(stored: string | null, prefersDark: boolean): Theme {
  if (isTheme(stored)) return stored;
  return prefersDark ? 'dark' : 'light';
}
