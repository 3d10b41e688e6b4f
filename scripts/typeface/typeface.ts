import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

/** Text turned into a shape: its left end at x = 0, its baseline at y = 0, y downwards. Pixels. */
export type TextOutline = { readonly d: string; readonly width: number };

export type Typeface = {
  /**
   * @param size pixels per em
   * @param tracking extra space after each character, in em
   */
  readonly outline: (text: string, size: number, tracking?: number) => TextOutline;
};

type Cut = { readonly file: string; readonly weight: number };

/** The cuts the pages set their headlines and labels in, from the packages the pages have them from. */
export const cuts = {
  serif: { file: '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2', weight: 270 },
  sans: { file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2', weight: 400 },
} as const satisfies Readonly<Record<string, Cut>>;

/** One weight of a variable font, with the characters of `text`. Characters the font lacks are left out of outlines. */
export async function loadTypeface({ file, weight }: Cut, text: string): Promise<Typeface> {
  const variable = await readFile(path.join('node_modules', file));
  // Of a font that ends with the space, which has no shape, fontkit reads beyond the end. Marks stand behind it.
  const still = await subsetFont(variable, `${text},`, { targetFormat: 'sfnt', variationAxes: { wght: weight } });
  const font = create(still) as Font;
  return { outline: (line, size, tracking = 0) => outline(font, line, size, tracking) };
}

function outline(font: Font, text: string, size: number, tracking: number): TextOutline {
  const known = Array.from(text)
    .filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
    .join('');
  const { glyphs, positions } = font.layout(known);
  const scale = size / font.unitsPerEm;
  let x = 0;
  const shapes = glyphs.map((glyph, index) => {
    const position = positions[index];
    const shape = glyph.path
      .scale(scale, -scale)
      .translate(x + (position?.xOffset ?? 0) * scale, -(position?.yOffset ?? 0) * scale)
      .toSVG();
    x += (position?.xAdvance ?? 0) * scale + tracking * size;
    return shape;
  });
  return { d: shapes.join(''), width: Math.max(0, x - tracking * size) };
}
