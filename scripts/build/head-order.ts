import { carryPictureScript, firstPaintScript, restoreListScript } from '@/lib/inline-scripts';

const CHARSET = /<meta charset="utf-8"\s*\/?>/i;
const SCRIPT = `<script>${firstPaintScript}</script>`;
const CARRY = `<script>${carryPictureScript}</script>`;
/** Scripts without attributes, side by side. */
const ADJACENT = /(?:<script>(?:(?!<\/script>)[\s\S])*<\/script>){2,}/;

/**
 * The page with its first-paint script before everything it loads. Below the framework's style sheets and scripts, it
 * would wait for the first and miss a failure of the others. The scripts beside it join its element, since each element
 * costs a hash in the page's policy.
 * @param name of the page, for the error
 * @throws Error when the page lacks the script
 */
export function firstScriptFirst(html: string, name: string): string {
  if (!html.includes(SCRIPT)) throw new Error(`${name} lacks the first-paint script.`);
  return toHead(html, SCRIPT).replace(ADJACENT, (scripts) => scripts.replaceAll('</script><script>', ''));
}

/** A page with cars, with the script that carries a picture beside the other early ones. */
export function carryPictureFirst(html: string): string {
  return html.includes(CARRY) ? toHead(html, CARRY) : html;
}

/** The catalogue with the script that requests another list, before the style sheets: it would wait for them. */
export function restoreListFirst(html: string): string {
  const end = html.indexOf(`>${restoreListScript}</script>`);
  if (end < 0) return html;
  const start = html.lastIndexOf('<template', end);
  return toHead(html, `${html.slice(start, end)}>${restoreListScript}</script>`);
}

const REFRESH = /<meta http-equiv="refresh"[^>]*>/;

/** A redirect page with its refresh element first: the framework's place for it depends on the version of Node. */
export function refreshFirst(html: string): string {
  const [refresh] = REFRESH.exec(html) ?? [];
  return refresh ? toHead(html, refresh) : html;
}

const toHead = (html: string, element: string) =>
  html.replace(element, '').replace(CHARSET, (charset) => charset + element);
