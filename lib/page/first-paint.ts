import { LIST_PARAMETERS } from '@/lib/catalogue/address';
import { site } from '@/lib/site/site';
import { MODE_IN_SEARCH } from '@/lib/vehicle/mode';
import { scriptJson } from './script-json';
import { DARK_CLASS, THEME_STORAGE_KEY } from './theme';

/*
 * Scripts that run in the page's head before anything is drawn, so that nothing is drawn twice. Written for any browser
 * that parses HTML: what fails here must not stop the page.
 */

/**
 * Marks the document root with 'js', with the dark class where it applies, and on pages of vehicles with the mode of the
 * address.
 * A page without one of its own scripts, which are those with a hash, is never taken over: it becomes the page of a browser
 * without scripts, with the whole list and nothing dead. The framework is not told of the loss, or it would put an error in
 * the page's place.
 */
export const firstPaintScript = minify(`
(function () {
  var root = document.documentElement, stored = null;
  root.className += ' js';
  if (/^\\/(vehicle|shortlist|compare)/.test(location.pathname) && (${MODE_IN_SEARCH}.exec(location.search) || [])[1] === 'rental')
    root.setAttribute('data-mode', 'rental');
  addEventListener('error', function (event) {
    if (event.target.tagName !== 'SCRIPT' || !event.target.integrity) return;
    root.classList.remove('js');
    event.stopPropagation();
  }, true);
  try { stored = localStorage.getItem('${THEME_STORAGE_KEY}') } catch (blocked) {}
  if (stored === 'dark' || stored !== 'light' && window.matchMedia && matchMedia('(prefers-color-scheme: dark)').matches)
    root.className += ' ${DARK_CLASS}';
})()`);

/**
 * For the one page that answers every unknown address: under /vehicle/ it is a vehicle that was not found
 * (specification, section 8). To stand in the body, after the page's title, which the framework writes once more when it
 * takes over the page: hence the observer.
 */
export const notFoundScript = minify(`
(function () {
  if (location.pathname.indexOf('/vehicle/')) return;
  document.documentElement.setAttribute('data-not-found', 'vehicle');
  var title = ${scriptJson(`Vehicle Not Found | ${site.name}`)};
  function keep() { if (document.title !== title) document.title = title }
  keep();
  if (window.MutationObserver)
    new MutationObserver(keep).observe(document.head, { childList: true, characterData: true, subtree: true });
})()`);

/**
 * For the catalogue, before its list: where the address asks for another one than the HTML holds, that one is kept out of
 * sight ('data-restoring') until the browser has taken the page over and has the other (use-scroll-restore.ts); where it never
 * does, until the page has loaded.
 */
export const restoringScript = minify(`
(function () {
  var root = document.documentElement;
  if (!/[?&](${LIST_PARAMETERS.join('|')})=/.test(location.search)) return;
  root.setAttribute('data-restoring', '');
  addEventListener('load', function () {
    (window.requestIdleCallback || setTimeout)(function () {
      root.dataset.restoring || root.removeAttribute('data-restoring')
    });
  });
})()`);

/** For the contact page: keeps the place above the form of a car that the address names. To stand before the form. */
export const aboutCarScript = minify(`
if (/[?&]car=/.test(location.search)) document.documentElement.setAttribute('data-about-car', '')`);

/** Hides what it stands in from an instant on: a page may be read long after it was built. */
export const hideWhenOverScript = minify(`
(function () {
  var part = document.currentScript.closest('[data-until]');
  part.hidden = Date.now() >= part.getAttribute('data-until');
})()`);

/**
 * Has the browser pass over the section that it stands in until all that is seen first is there, or somebody scrolls: what
 * is far down and takes long to lay out. Not where a visitor comes back to a place on the page, or to one the address names.
 */
export const afterTheRestScript = minify(`
(function () {
  var part = document.currentScript.closest('section');
  function show() { part.hidden = false }
  part.hidden = !location.hash && (performance.getEntriesByType('navigation')[0] || part).type === 'navigate';
  addEventListener('scroll', show);
  addEventListener('load', show);
})()`);

/** Indentation, line breaks and the spaces around operators go to every page of the site, and to every visitor. */
function minify(script: string): string {
  // Texts are found first, and stay as they are.
  const spaced = /'[^']*'|"(?:[^"\\]|\\.)*"| ([=!+&|]+) /g;
  return script
    .trim()
    .replace(/\n\s*/g, '')
    .replace(spaced, (found, operator) => operator ?? found);
}
