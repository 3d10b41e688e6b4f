import { firstPaintScript } from '@/lib/inline-scripts';
import type { PageStep } from './finish-pages';

const CHARSET = /<meta charset="utf-8"\s*\/?>/i;
const SCRIPT = `<script>${firstPaintScript}</script>`;
const REFRESH = /<meta http-equiv="refresh"[^>]*>/;

/**
 * The step that puts the first-paint script before everything that a page loads. Below the framework's style sheets and
 * scripts, it would wait for the first and miss a failure of the others.
 * @param more code in the same element: each element costs a hash in the page's policy
 * @throws Error when the page lacks the script
 */
export const firstScriptFirst =
  (more = ''): PageStep =>
  (html, name) => {
    if (!html.includes(SCRIPT)) throw new Error(`${name} lacks the first-paint script.`);
    return toHead(html, SCRIPT, `<script>${firstPaintScript}${more}</script>`);
  };

/** A redirect page with its refresh element first: the framework's place for it depends on the version of Node. */
export function refreshFirst(html: string): string {
  const [refresh] = REFRESH.exec(html) ?? [];
  return refresh ? toHead(html, refresh, refresh) : html;
}

const toHead = (html: string, element: string, moved: string) =>
  html.replace(element, '').replace(CHARSET, (charset) => charset + moved);
