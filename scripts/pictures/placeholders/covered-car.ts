import { ROOM } from '../palette';
import type { CarProfile } from './car';
import { mix } from './colour';
import { type ControlPoint, type Point, smoothLine } from './geometry';
import { ribbon } from './ribbon';
import { blur, pathData, stops } from './svg';

const CLOTH = '#a49d90';
/** How far the cloth stands off the body, millimetres. */
const STAND_OFF = 35;
const HEM = 70;
const FOLDS = 8;

/** The paints a covered car refers to. */
export function coverDefinitions({ height }: CarProfile, prefix: string): string {
  return `
    <linearGradient id="${prefix}-cloth" gradientUnits="userSpaceOnUse" x1="0" y1="${-height}" x2="0" y2="0">
      ${stops([
        [0, mix(ROOM, CLOTH, 0.5)],
        [0.25, mix(ROOM, CLOTH, 0.3)],
        [0.55, mix(ROOM, CLOTH, 0.15)],
        [1, mix(ROOM, CLOTH, 0.05)],
      ])}
    </linearGradient>
    ${foldGradient(`${prefix}-fold-lit`, height, '#efe7d8', 0.2)}${foldGradient(`${prefix}-fold-dark`, height, '#000', 0.75)}
    ${blur('blur-fold', 14)}
    <clipPath id="${prefix}-drape"><path d="${pathData(drape(height), true)}"/></clipPath>`;
}

function foldGradient(id: string, height: number, colour: string, opacity: number): string {
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${-height * 0.68}" x2="0" y2="0">${stops(
    [
      [0, colour, 0],
      [1, colour, opacity],
    ],
  )}</linearGradient>`;
}

/** A car under a satin cover: its shape guessed at, its folds falling to the floor. Same measures as drawCar. */
export function drawCoveredCar({ height, length }: CarProfile, prefix: string): string {
  const cloth = drape(height);
  const crown = pathData(
    ribbon(cloth, ({ upwards }) => 16 * upwards ** 1.4),
    true,
  );
  const sheen = pathData(
    ribbon(cloth, ({ upwards }) => 190 * upwards ** 2),
    true,
  );
  const folds = Array.from({ length: FOLDS }, (_, index) =>
    drawFold(length, height, (index + 0.5) / FOLDS, prefix),
  ).join('');
  return `
    <path d="${pathData(cloth, true)}" fill="url(#${prefix}-cloth)"/>
    <g clip-path="url(#${prefix}-drape)">
      <path d="${sheen}" fill="${CLOTH}" opacity=".4" filter="url(#blur-wide)"/>
      ${folds}
      <path d="${crown}" fill="#f3ece0" opacity=".85" filter="url(#blur-fine)"/>
    </g>`;
}

/** From the hem at the nose over bonnet and roof to the hem at the tail. Cloth spans what a body would follow. */
function drape(height: number): readonly Point[] {
  const top = height + STAND_OFF;
  const line: readonly ControlPoint[] = [
    [-110, 20],
    [-70, HEM + 200],
    [-20, top * 0.42],
    [170, top * 0.57],
    [750, top * 0.655],
    [1400, top * 0.735],
    [1850, top * 0.84],
    [2300, top * 0.96],
    [2750, top],
    [3250, top * 0.985],
    [3800, top * 0.9],
    [4350, top * 0.79],
    [4800, top * 0.715],
    [5040, top * 0.56],
    [5110, HEM + 200],
    [5160, 20],
  ];
  return smoothLine(line);
}

/** A fold begins as a point below the shoulder and widens towards the hem: a lit side and a dark one. */
function drawFold(length: number, height: number, share: number, prefix: string): string {
  const chance = Math.sin(share * 37);
  const x = length * (share + 0.025 * Math.sin(share * 71));
  const head = -height * (0.6 + 0.1 * Math.sin(share * 23));
  const hem = x + (share - 0.5) * 520 + 50 * chance;
  const width = 70 + 30 * chance;
  const side = (from: number, to: number) =>
    `M${x} ${head}Q${x} ${head * 0.5} ${hem + from} 0H${hem + to}Q${x} ${head * 0.5} ${x} ${head}Z`;
  return `
    <path d="${side(-width, 0)}" fill="url(#${prefix}-fold-lit)" filter="url(#blur-fold)"/>
    <path d="${side(0, width * 1.5)}" fill="url(#${prefix}-fold-dark)" filter="url(#blur-fold)"/>`;
}
