import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { firstPaintScript } from '@/lib/page/first-paint';

const CHARSET = /<meta charset="utf-8"\s*\/?>/i;
const SCRIPT = `<script>${firstPaintScript}</script>`;

/**
 * Moves the first-paint script before everything a page loads. The framework puts style sheets and scripts above it: it
 * would wait for the first, and miss that one of the others did not come.
 * @throws Error naming the page that lacks the script
 */
export async function putFirstScriptFirst(folder: string): Promise<void> {
  const pages = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
  await Promise.all(
    pages.map(async (name) => {
      const page = path.join(folder, name);
      const html = await readFile(page, 'utf8');
      if (!html.includes(SCRIPT)) throw new Error(`${name} lacks the first-paint script.`);
      const without = html.replace(SCRIPT, '');
      await writeFile(
        page,
        without.replace(CHARSET, (charset) => charset + SCRIPT),
      );
    }),
  );
}
