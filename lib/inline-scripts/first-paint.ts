import { DARK_CLASS, resolveTheme, THEME_STORAGE_KEY } from '@/lib/page/theme';
import { modeIn } from '@/lib/vehicle/mode';

/**
 * Runs in the head of every page, before the first paint. Marks the root element with 'js', with the dark class, and on
 * pages of vehicles with the mode of the address.
 *
 * If one of the site's own scripts (those with a hash) fails to load, the page falls back to the page without JavaScript:
 * the whole list, and no dead controls. Next, under ISLANDS=off, does not hear of it: it would show its error page.
 */
export function firstPaint(): void {
  const root = document.documentElement;
  const add = (name: string) => {
    root.className += ` ${name}`;
  };
  add('js');
  if (/^\/(vehicle|shortlist|compare)/.test(location.pathname) && modeIn(location.search) === 'rental')
    root.setAttribute('data-mode', 'rental');
  addEventListener(
    'error',
    (event) => {
      const { tagName, integrity } = event.target as HTMLScriptElement;
      if (tagName !== 'SCRIPT' || !integrity) return;
      root.classList.remove('js');
      event.stopPropagation();
    },
    true,
  );
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(THEME_STORAGE_KEY);
  } catch {
    // Storage is blocked.
  }
  if (resolveTheme(stored, matchMedia('(prefers-color-scheme: dark)').matches) === 'dark') add(DARK_CLASS);
}
