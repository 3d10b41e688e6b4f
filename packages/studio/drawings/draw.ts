import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CarSpec } from '../car/spec';
import { carBySlug } from '../cars';
import { areaOf, blurred, contours, type Point } from './contour';
import { type Area, ELEVATIONS, type Elevation, elevationOf } from './elevation';
import { fitCurves, type Outline } from './fit-curves';

const DRAWINGS = 'public/drawings';

/** Tyres and hollows, dark on a light page and on a dark one. */
const DARK = 'fill="#524f4a"';

/** Lines as wide on the screen at every scale. */
const line = (width: number) => `stroke="currentColor" stroke-width="${width}" vector-effect="non-scaling-stroke"`;

/** How an area is drawn, the lowest first: most in the colour of the text around it, more or less of it. */
const LOOKS: readonly {
  readonly area: Area;
  /** Pixels: notches and bars narrower than about twice as much are evened out. */
  readonly blur: number;
  /** How much of the blur an area must fill; half unless given. Less, and the bars of a grille are one with what is between. */
  readonly level?: number;
  readonly tolerance: number;
  readonly least: number;
  readonly look: string;
}[] = [
  { area: 'car', blur: 10, tolerance: 3, least: 1e5, look: `fill-opacity=".04" ${line(1.2)}` },
  { area: 'glass', blur: 5, tolerance: 4, least: 9000, look: `fill-opacity=".12" ${line(0.6)}` },
  { area: 'intakes', blur: 5, level: 0.28, tolerance: 4, least: 4000, look: `${DARK} fill-opacity=".8"` },
  { area: 'lamps', blur: 4, tolerance: 4, least: 2000, look: `fill-opacity=".1" ${line(0.6)}` },
  { area: 'details', blur: 9, tolerance: 5, least: 9500, look: `fill-opacity=".05" ${line(0.6)}` },
  { area: 'gaps', blur: 1, tolerance: 2, least: 2500, look: 'fill-opacity=".7"' },
  { area: 'wheels', blur: 2, tolerance: 3, least: 2000, look: DARK },
  { area: 'openings', blur: 2, tolerance: 7, least: 500, look: `${DARK} fill-opacity=".75"` },
];

/** Writes the drawing of each car, and returns the files with their bytes. */
export async function draw(slugs: readonly string[]): Promise<readonly (readonly [file: string, bytes: number])[]> {
  await mkdir(DRAWINGS, { recursive: true });
  const written: [string, number][] = [];
  for (const slug of slugs) {
    const svg = drawingOf(await carBySlug(slug));
    const file = join(DRAWINGS, `${slug}.svg`);
    await writeFile(file, svg);
    written.push([file, svg.length]);
  }
  return written;
}

/** For a page that shows several. */
const MOST_BYTES = 10_000;

/** The elevations of a car as groups of one file, in millimetres: x begins at the left end, y is 0 on the ground, less above. */
function drawingOf(car: CarSpec): string {
  const elevations = ELEVATIONS.map((name) => [name, elevationOf(car, name)] as const);
  let svg = '';
  for (let coarser = 1; svg === '' || svg.length > MOST_BYTES; coarser *= 1.1) {
    const groups = elevations.map(
      ([name, elevation]) =>
        `<g id="${name}" fill="currentColor" stroke="none" transform="scale(${UNIT})">${pathsOf(elevation, name === 'front' ? coarser * 1.5 : coarser)}</g>`,
    );
    svg = `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>\n`;
  }
  return svg;
}

function pathsOf(elevation: Elevation, coarser: number): string {
  return LOOKS.map(({ area, blur, level, tolerance, least, look }) => {
    const { columns, rows, areas } = elevation;
    const field = blurred({ columns, rows, values: areas[area] }, blur);
    const loops = contours(field, level)
      .map((loop) => loop.map(([x, y]): Point => elevation.toMillimetres(x, y)))
      .filter((loop) => areaOf(loop) >= least);
    if (loops.length === 0) return '';
    const path = loops.map((loop) => pathOf(fitCurves(loop, tolerance * coarser))).join('');
    return `<path ${look} d="${path}"/>`;
  }).join('');
}

/** Millimetres. No screen shows less of a car, and numbers are shorter. */
const UNIT = 3;

/** A path in whole units, each number relative to the end of the curve before: the shortest way to write it. */
function pathOf({ start, curves }: Outline): string {
  const round = ([x, y]: Point): Point => [Math.round(x / UNIT), -Math.round(y / UNIT)];
  let at = round(start);
  const first = `M${joined(at)}`;
  const rest = curves.map((curve) => {
    const numbers = curve.map(round).flatMap(([x, y]) => [x - at[0], y - at[1]]);
    at = round(curve[2]);
    return joined(numbers);
  });
  return `${first}c${rest.reduce((text, one) => text + (one.startsWith('-') || text === '' ? '' : ' ') + one, '')}z`;
}

/** A minus sign parts numbers as well as a space. */
const joined = (numbers: readonly number[]) =>
  numbers.map((number, i) => (i > 0 && number >= 0 ? ` ${number}` : `${number === 0 ? 0 : number}`)).join('');
