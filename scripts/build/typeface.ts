import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { writeAtomically } from '@/scripts/files';

/** Text turned into a shape: its left end at x = 0, its baseline at y = 0, y downwards. Pixels. */
export type TextOutline = { readonly d: string; readonly width: number };

export type Typeface = {
  /**
   * @param size pixels per em
   * @param tracking extra space after each character, in em
   */
  readonly outline: (text: string, size: number, tracking?: number) => TextOutline;
};

/** A variable font from an npm package, in one weight. */
type Cut = { readonly package: string; readonly weight: number };

/**
 * The typefaces of the site: car names and headlines are serif, the rest is sans. A change of typeface is a change here and
 * in package.json. Pages, share pictures, icons and placeholders follow.
 */
export const cuts = {
  serif: { package: '@fontsource-variable/newsreader', weight: 270 },
  sans: { package: '@fontsource-variable/hanken-grotesk', weight: 400 },
} as const satisfies Readonly<Record<string, Cut>>;

/**
 * The characters of nearly every page: Basic Latin, its punctuation and signs, and accents of car names (Huracán,
 * Coupé, Citroën).
 */
export const COMMON = `${charactersFrom(0x20, 0x7e)}\u00a0·©°×–—‘’“”…−áéëöü`;

/** The rest of Latin-1 and a few more letters, in separate files that browsers fetch only for pages with one. */
export const RARE = Array.from(`${charactersFrom(0xa1, 0xff)}ıŒœ€™`)
  // No font has a shape for the soft hyphen.
  .filter((character) => !COMMON.includes(character) && character !== '\u00ad')
  .join('');

/** Latin Extended-A, for names such as Mũthaiga and Škoda, in a third file. Without signs that a package lacks. */
export const EXTENDED = Array.from(`${charactersFrom(0x100, 0x17e)}ȘșȚțẞ`)
  .filter((character) => !RARE.includes(character) && !'Ĳĳŉ'.includes(character))
  .join('');

function charactersFrom(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}

/** The files of a package with our characters. */
const PARTS = ['latin', 'latin-ext'] as const;

/** @throws Error for a package or a weight that does not exist */
async function readCut({ package: name, weight }: Cut, part: (typeof PARTS)[number]): Promise<Buffer> {
  const file = path.join('node_modules', name, 'files', `${path.basename(name)}-${part}-wght-normal.woff2`);
  const woff2 = await readFile(file).catch(() => {
    throw new Error(
      `scripts/build/typeface.ts names the typeface ${name}, but there is no ${file}: npm install -E ${name}`,
    );
  });
  const { min, max } = (create(woff2) as Font).variationAxes.wght ?? { min: weight, max: weight };
  if (weight < min || weight > max) {
    throw new Error(
      `scripts/build/typeface.ts asks for weight ${weight} of ${name}; write a number from ${min} to ${max}.`,
    );
  }
  return woff2;
}

/**
 * fontkit reads the header of the last glyph. A space has none: the read is beyond the end of the file (RangeError).
 */
const GLYPH_HEADER = Buffer.alloc(10);

/** One weight of a variable font, with the characters of `text`. A line with a character that it lacks has no outline. */
export async function loadTypeface(cut: Cut, text: string): Promise<Typeface> {
  const fonts = await Promise.all(
    PARTS.map(async (part) => {
      const options = { targetFormat: 'sfnt', variationAxes: { wght: cut.weight } } as const;
      const still = await subsetFont(await readCut(cut, part), text, options);
      return create(Buffer.concat([still, GLYPH_HEADER])) as Font;
    }),
  );
  return {
    outline(line, size, tracking = 0) {
      try {
        return outline(fonts, line, size, tracking);
      } catch (cause) {
        throw new Error(`fontkit cannot draw '${line}' in ${cut.package}; choose another typeface.`, { cause });
      }
    },
  };
}

function outline(fonts: readonly Font[], text: string, size: number, tracking: number): TextOutline {
  const runs: { readonly font: Font; text: string }[] = [];
  for (const character of text) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    // Half a name is worse than none.
    if (!font) return { d: '', width: 0 };
    const run = runs.at(-1);
    if (run?.font === font) run.text += character;
    else runs.push({ font, text: character });
  }
  let x = 0;
  const shapes = runs.flatMap((run) => {
    const { glyphs, positions } = run.font.layout(run.text);
    const scale = size / run.font.unitsPerEm;
    return glyphs.map((glyph, index) => {
      const position = positions[index];
      const shape = glyph.path
        .scale(scale, -scale)
        .translate(x + (position?.xOffset ?? 0) * scale, -(position?.yOffset ?? 0) * scale)
        .toSVG();
      x += (position?.xAdvance ?? 0) * scale + tracking * size;
      return shape;
    });
  });
  return { d: shapes.join(''), width: Math.max(0, x - tracking * size) };
}

const FONTS = path.join('app', 'fonts');

/** Fractions and second sets of figures are used nowhere; they would be a tenth of each file. */
const FEATURES = ['kern', 'liga'];

/** Writes the weights and characters that the site uses, from the fonts' packages: 20 kB instead of 93. */
export async function writeFonts(folder = FONTS): Promise<void> {
  await Promise.all(
    Object.entries(cuts).map(async ([name, cut]) => {
      for (const [target, characters, part] of [
        [`${name}.woff2`, COMMON, 'latin'],
        [`${name}-rare.woff2`, RARE, 'latin'],
        [`${name}-extended.woff2`, EXTENDED, 'latin-ext'],
      ] as const) {
        // A variable: the library's types lack keepFeatures.
        const options = {
          targetFormat: 'woff2',
          variationAxes: { wght: cut.weight },
          keepFeatures: FEATURES,
        } as const;
        await writeAtomically(
          path.join(folder, target),
          await subsetFont(await readCut(cut, part), characters, options),
        );
      }
    }),
  );
}
