import { readFileSync } from 'node:fs';

/**
 * Lays the states of the site's style sheet (app/globals.css, '@layer states') on the page, with scripts running as the
 * first-paint script marks it: they decide which price and which vehicles are visible.
 */
export function applyStateStyles() {
  const states = /^@layer states \{\n(.*?)^\}/ms.exec(readFileSync('app/globals.css', 'utf8'))?.[1];
  if (!states) throw new Error("app/globals.css has no '@layer states' any more");
  const style = document.createElement('style');
  style.textContent = states;
  document.head.append(style);
  document.documentElement.classList.add('js');
}
