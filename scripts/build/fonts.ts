import path from 'node:path';
import subsetFont from 'subset-font';
import { writeAtomically } from '@/scripts/files/write-atomically';
import { COMMON, cuts, RARE, readCut } from '../typeface/typeface';

const FONTS = path.join('app', 'fonts');

/** Fractions and second sets of figures are used nowhere; they would be a tenth of each file. */
const FEATURES = ['kern', 'liga'];

/** Writes the weights and characters that the site uses, from the fonts' packages: 20 kB instead of 93. */
export async function writeFonts(folder = FONTS): Promise<void> {
  await Promise.all(
    Object.entries(cuts).map(async ([name, cut]) => {
      const font = await readCut(cut);
      for (const [target, characters] of [
        [`${name}.woff2`, COMMON],
        [`${name}-rare.woff2`, RARE],
      ] as const) {
        // A variable: the library's types lack keepFeatures.
        const options = {
          targetFormat: 'woff2',
          variationAxes: { wght: cut.weight },
          keepFeatures: FEATURES,
        } as const;
        await writeAtomically(path.join(folder, target), await subsetFont(font, characters, options));
      }
    }),
  );
}
