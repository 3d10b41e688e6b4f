import { minify } from '@/lib/page/minify';
import { LIST_PARAMETERS } from './address';

/**
 * Runs before the catalogue's list. Where the address asks for another list than the HTML holds, it hides that one
 * ('data-restoring') until the island is hydrated and shows the right one (use-arrival.ts), at the latest until the page
 * has loaded.
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
