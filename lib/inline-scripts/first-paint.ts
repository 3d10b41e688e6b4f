import { DARK_CLASS, resolveTheme, THEME_STORAGE_KEY } from '@/lib/page/theme';
import { modeIn } from '@/lib/vehicle/mode';

/**
 * Runs in the head of every page, before the first paint. Marks the root element with 'js', the dark class, on pages of
 * vehicles the mode of the address. Then it follows the controls marked data-inline and the system's theme: both work
 * before hydration.
 *
 * If a script of the site (one with a hash) fails, fall back to the page without JavaScript. Next, under ISLANDS=off,
 * does not hear of it: it would show its error page.
 */
export function firstPaint(): void {
  const root = document.documentElement;
  root.className += ' js';
  if (/^\/(vehicle|shortlist)/.test(location.pathname) && modeIn(location.search) === 'rental')
    root.dataset.mode = 'rental';
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

  // A transition that the browser gives up, as when the window changes its size, is no error.
  for (const name of ['pageswap', 'pagereveal'] as const)
    addEventListener(name, ({ viewTransition }) => viewTransition?.ready.catch(() => {}));

  const prefersDark = matchMedia('(prefers-color-scheme: dark)');
  // A choice that could not be stored counts on this page.
  let unstored: string | null = null;
  const applyTheme = () => {
    let stored: string | null = null;
    try {
      stored = localStorage.getItem(THEME_STORAGE_KEY);
    } catch {
      // Storage is blocked.
    }
    root.classList.toggle(DARK_CLASS, resolveTheme(unstored ?? stored, prefersDark.matches) === 'dark');
  };
  applyTheme();
  prefersDark.addEventListener('change', applyTheme);
  // Another tab.
  addEventListener('storage', applyTheme);
  addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-inline="theme"]')) return;
    unstored = root.classList.contains(DARK_CLASS) ? 'light' : 'dark';
    try {
      localStorage.setItem(THEME_STORAGE_KEY, unstored);
      unstored = null;
    } catch {
      // Storage is blocked.
    }
    applyTheme();
  });
  // The second press of a double click would open the chat twice.
  addEventListener(
    'click',
    (event) => {
      if (event.detail > 1 && (event.target as Element).closest('a[target]')) event.preventDefault();
    },
    true,
  );
  addEventListener('change', ({ target }) => {
    const { value } = target as HTMLInputElement;
    if ((target as Element).closest('[data-inline="mode"]')) root.dataset.mode = value;
  });
}
