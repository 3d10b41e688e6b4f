import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const FONTS = path.join('app', 'fonts');

/** Basic Latin, Latin-1 and Latin Extended-A, and the punctuation and signs the pages set. */
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0x17f)}‘’“”–—…•€™−×→`;

const fonts = [
  // Car names and editorial headlines: one light cut is all the design uses.
  {
    source: '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
    target: 'newsreader.woff2',
    wght: 270,
  },
  {
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    target: 'hanken-grotesk.woff2',
    wght: { min: 400, max: 500 },
  },
];

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}

/** Writes the weights and characters the site uses, out of the fonts' packages: 40 kB instead of 93 on every first visit. */
export async function writeFonts(): Promise<void> {
  await mkdir(FONTS, { recursive: true });
  await Promise.all(
    fonts.map(async ({ source, target, wght }) => {
      const font = await readFile(path.join('node_modules', source));
      const subset = await subsetFont(font, characters, { targetFormat: 'woff2', variationAxes: { wght } });
      await writeFile(path.join(FONTS, target), subset);
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFonts();
