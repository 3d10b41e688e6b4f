import { readFileSync } from 'node:fs';

/** Adds states.css and the class of the first-paint script: they decide which prices and vehicles are visible. */
export function applyStateStyles() {
  const style = document.createElement('style');
  style.textContent = readFileSync('app/styles/states.css', 'utf8');
  document.head.append(style);
  document.documentElement.classList.add('js');
}
