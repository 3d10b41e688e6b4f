import { readFileSync } from 'node:fs';

/**
 * Lays the states of the site's style sheet on the page, with scripts running as the first-paint script marks it: they
 * decide which price and which vehicles are visible.
 */
export function applyStateStyles() {
  const style = document.createElement('style');
  style.textContent = readFileSync('app/styles/states.css', 'utf8');
  document.head.append(style);
  document.documentElement.classList.add('js');
}
