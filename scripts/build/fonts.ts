import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const FONTS = path.join('app', 'fonts');

/** What nearly every page sets: Basic Latin, its punctuation and signs, and the accents of car names (Huracán, Coupé, Citroën). */
const COMMON = `${range(0x20, 0x7e)}\u00a0·©°×–—‘’“”…−áéëöü`;

/** The rest of Latin-1 and the few letters more that both fonts have, in files of their own that a browser fetches for a page that sets one of these. */
const RARE = [...`${range(0xa1, 0xff)}ıŒœ€™`].filter((character) => !COMMON.includes(character)).join('');

/** Neither fractions nor second sets of figures are set anywhere; they would be a tenth of each file. */
const FEATURES = ['kern', 'liga'];

const fonts = [
  // One cut each is all the design uses: a light one for car names and editorial headlines, the regular one for the rest.
  { name: 'newsreader', wght: 270 },
  { name: 'hanken-grotesk', wght: 400 },
];

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}

/** Writes the weights and characters the site uses, out of the fonts' packages: 20 kB instead of 93 on every first visit. */
export async function writeFonts(folder = FONTS): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(
    fonts.map(async ({ name, wght }) => {
      const source = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
      const font = await readFile(path.join('node_modules', source));
      for (const [target, characters] of [
        [`${name}.woff2`, COMMON],
        [`${name}-rare.woff2`, RARE],
      ] as const) {
        // A variable: the library's types lack keepFeatures.
        const options = { targetFormat: 'woff2', variationAxes: { wght }, keepFeatures: FEATURES } as const;
        const subset = await subsetFont(font, characters, options);
        await writeFile(path.join(folder, target), subset);
      }
    }),
  );
}
