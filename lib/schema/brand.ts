import { z } from 'zod';
import { controls } from './controls';
import { DARK_DIALOG, DARK_LINE, DARK_PANEL, LIGHT_LINE, LIGHT_PANEL, PAPER, ROOM } from './palette';
import { record } from './text';

/** The contrasts of WCAG 2.2, for small text and for marks, lines and controls. */
const WORDS = 4.5;
const MARKS = 3;

/** A use of a brand colour: `what` has it, on a ground, with the contrast needed there. */
type Pair = { readonly what: string; readonly ground: string; readonly needed: number };

/** Every pair the design uses the colour for light pages in (app/styles/tokens.css, `brass`). */
const ON_LIGHT: readonly Pair[] = [
  { what: 'words on the light page', ground: PAPER, needed: WORDS },
  { what: 'words on the panels of the light page', ground: LIGHT_PANEL, needed: WORDS },
  { what: 'the progress line on a light page', ground: LIGHT_LINE, needed: MARKS },
];

/** And that for dark ones; icons and pictures of shared links are as dark as the page. */
const ON_DARK: readonly Pair[] = [
  { what: 'words on the dark page', ground: ROOM, needed: WORDS },
  { what: 'words on the panels of the dark page', ground: DARK_PANEL, needed: WORDS },
  { what: 'words in the windows of the dark page', ground: DARK_DIALOG, needed: WORDS },
  { what: 'the progress line on a dark page', ground: DARK_LINE, needed: MARKS },
];

const LOGO_EXPECTED = "the name of an SVG or PNG file in data/ such as 'logo.svg'";

/** data/brand.json: the look of the house. */
export const brandSchema = record({
  logo: z
    .string({ error: LOGO_EXPECTED })
    .regex(/^[\w-][\w .-]*\.(?:svg|png)$/i)
    .register(controls, { kind: 'format', format: 'logo' })
    .describe('An SVG (better) or PNG file in the folder data: ‘logo.svg’.'),
  colourOnLight: brandColour(ON_LIGHT, '#7a5a1e', '#000000').meta({
    title: 'Colour on light pages',
    description: 'Of small words, marks and lines: ‘#7a5a1e’.',
  }),
  colourOnDark: brandColour(ON_DARK, '#c9a662', '#ffffff').meta({
    title: 'Colour on dark pages',
    description: 'The same on dark pages, in icons and in shared links, usually a lighter shade: ‘#c9a662’.',
  }),
});

/** @param clearer where a colour that is too faint has to go: black on light pages, white on dark ones */
function brandColour(pairs: readonly Pair[], example: string, clearer: string) {
  const expected = `a colour as # and six digits or letters from a to f such as '${example}'`;
  return z
    .string({ error: expected })
    .regex(/^#[\da-f]{6}$/i)
    .refine((colour) => isClear(colour, pairs), {
      error: (issue) => tooFaint(String(issue.input), pairs, clearer),
      when: ({ issues }) => issues.length === 0,
    })
    .toLowerCase()
    .register(controls, { kind: 'format', format: 'colour' });
}

const isClear = (colour: string, pairs: readonly Pair[]) =>
  pairs.every(({ ground, needed }) => contrast(colour, ground) >= needed);

/** The expectation for an illegible colour: the worst pair, and the nearest legible shade. */
function tooFaint(colour: string, pairs: readonly Pair[], clearer: string): string {
  const lack = ({ ground, needed }: Pair) => contrast(colour, ground) / needed;
  const worst = pairs.reduce((one, other) => (lack(other) < lack(one) ? other : one));
  const shades = Array.from({ length: 101 }, (_, hundredths) => towards(colour, clearer, hundredths));
  const shade = shades.find((one) => isClear(one, pairs));
  // Cut, not rounded: 4.46 is not 4.5.
  const ratio = Math.floor(contrast(colour, worst.ground) * 10) / 10;
  return `a colour with a contrast of at least ${worst.needed} in ${worst.what} (${worst.ground}), where this has ${ratio}; '${shade}' would do`;
}

/** The contrast of two colours, from 1 to 21 (WCAG 2.2, 'contrast ratio'). Colours are '#rrggbb'. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** A colour part of the way to another one, the way in hundredths. */
function towards(colour: string, goal: string, hundredths: number): string {
  const goals = channels(goal);
  const mixed = channels(colour).map((value, index) => value + ((goals[index] ?? 0) - value) * (hundredths / 100));
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: string): readonly number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
