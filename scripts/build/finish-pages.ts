import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { firstPaintScript } from '@/lib/inline-scripts';

/**
 * A change to the HTML of a page. `name` is its place in the folder, 'vehicles/index.html'.
 * @throws Error naming the page that it cannot be done to
 */
export type PageStep = (html: string, name: string) => string | Promise<string>;

/** The number of pages in memory at once: enough to read one during work on another. */
const AT_ONCE = 4;

/** The places of all pages in a folder. */
async function pageNames(folder: string): Promise<readonly string[]> {
  return (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'));
}

/** Takes every page of a folder through the steps, in their order; each is read once and written once. */
export async function changePages(folder: string, steps: readonly PageStep[], twins = false): Promise<void> {
  await pMap(
    await pageNames(folder),
    async (name) => {
      let html = await readFile(path.join(folder, name), 'utf8');
      for (const step of steps) html = await step(html, name);
      const bytes = Buffer.from(html);
      const files = twins ? [name, ...twinOf(name)] : [name];
      await Promise.all(files.map((file) => writeFile(path.join(folder, file), bytes)));
    },
    { concurrency: AT_ONCE },
  );
}

/**
 * The last changes of the pages.
 *
 * x/index.html is written as x.html too. Some hosts answer /vehicles only from vehicles.html, others only from
 * vehicles/index.html. With both, every host answers with and without the trailing slash.
 */
export const finishPages = (folder: string, steps: readonly PageStep[]) => changePages(folder, steps, true);

/** 'about.html' of 'about/index.html'; the page of the whole folder has none. */
function twinOf(name: string): readonly string[] {
  const { base, dir } = path.parse(name);
  return base === 'index.html' && dir !== '' ? [`${dir}.html`] : [];
}

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
