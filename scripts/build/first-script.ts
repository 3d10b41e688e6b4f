import { firstPaintScript } from '@/lib/inline-scripts';

const CHARSET = /<meta charset="utf-8"\s*\/?>/i;
const SCRIPT = `<script>${firstPaintScript}</script>`;

/**
 * The page with its first-paint script before everything it loads. The framework puts style sheets and scripts above it: it
 * would wait for the first, and miss that one of the others did not come.
 * @param name of the page, for the error
 * @throws Error when the page lacks the script
 */
export function firstScriptFirst(html: string, name: string): string {
  if (!html.includes(SCRIPT)) throw new Error(`${name} lacks the first-paint script.`);
  return html.replace(SCRIPT, '').replace(CHARSET, (charset) => charset + SCRIPT);
}
