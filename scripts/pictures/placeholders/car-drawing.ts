import { ROOM } from '../palette';
import type { CarProfile } from './car';
import { mix } from './colour';
import { type Point, smoothLine, smoothLoop } from './geometry';
import { ribbon } from './ribbon';
import { blur, pathData, round, stops } from './svg';
import { drawWheel } from './wheel';

/** Space between tyre and wheel arch, millimetres. */
const ARCH_GAP = 28;

const LAMP_LIGHT = '#fff8ec';
const TAIL_LIGHT = '#c8392f';

const taper = (share: number) => Math.sin(Math.PI * Math.min(1, Math.max(0, share))) ** 0.8;

/** The paints and outlines the drawing of one car refers to, each under the car's own prefix. */
export function carDefinitions(car: CarProfile, prefix: string): string {
  const { height, paint } = car;
  const lit = (share: number) => mix('#070707', paint, share);
  return `
    <linearGradient id="${prefix}-body" gradientUnits="userSpaceOnUse" x1="0" y1="${-height}" x2="0" y2="${-car.sill}">
      ${stops([
        [0, lit(0.3)],
        [0.3, lit(0.2)],
        [0.5, lit(0.16)],
        [0.72, lit(0.07)],
        [0.88, lit(0.05)],
        [1, lit(0.09)],
      ])}
    </linearGradient>
    <linearGradient id="${prefix}-glass" gradientUnits="userSpaceOnUse" x1="0" y1="${-height}" x2="0" y2="${-height * 0.66}">
      ${stops([
        [0, '#2a2927'],
        [0.4, '#11110f'],
        [1, '#080808'],
      ])}
    </linearGradient>
    <clipPath id="${prefix}-silhouette"><path d="${pathData(silhouette(car), true)}"/></clipPath>
    <clipPath id="${prefix}-glasshouse"><path d="${pathData(smoothLoop(car.glass), true)}"/></clipPath>`;
}

/** Definitions every car of a picture shares. */
export function sharedDefinitions(): string {
  return `
    ${blur('blur-fine', 4)}${blur('blur-soft', 26)}${blur('blur-wide', 80)}
    <linearGradient id="rim-light" x1="0" y1="0" x2="0" y2="1">
      ${stops([
        [0, '#e4e0d6', 0.95],
        [0.3, '#d9d6cd', 0.2],
        [1, '#d9d6cd', 0.06],
      ])}
    </linearGradient>`;
}

/** The car in its own millimetres: nose at x = 0, floor at y = 0, y downwards. */
export function drawCar(car: CarProfile, prefix: string): string {
  const { spokes, paint } = car;
  const axles = axlesOf(car);
  const light = mix(paint, LAMP_LIGHT, 0.78);
  const glow = mix(paint, LAMP_LIGHT, 0.35);
  return `
    ${drawUnderside(car)}
    <path d="${pathData(silhouette(car), true)}" fill="url(#${prefix}-body)"/>
    <g clip-path="url(#${prefix}-silhouette)">
      ${drawFlank(car, light, glow)}
      ${drawGlass(car, prefix)}
      ${drawOverheadLight(car, light)}
      ${axles.map((axle) => drawArch(axle, light)).join('')}
    </g>
    ${drawMirror(car, light)}
    ${drawLamp(pathData(smoothLine(car.headlamp)), LAMP_LIGHT, 0.28)}
    ${drawLamp(pathData(smoothLine(car.tailLamp)), TAIL_LIGHT, 0.45)}
    ${axles.map((axle) => drawWheel({ ...axle, spokes })).join('')}`;
}

type Axle = { readonly x: number; readonly tyre: number; readonly rim: number };

function axlesOf({ frontOverhang, wheelbase, tyres, rims }: CarProfile): readonly Axle[] {
  return [
    { x: frontOverhang, tyre: tyres.front, rim: rims.front },
    { x: frontOverhang + wheelbase, tyre: tyres.rear, rim: rims.rear },
  ];
}

/** The dark under the car, without which it would seem to hover. */
function drawUnderside(car: CarProfile): string {
  const [front, rear] = [car.frontOverhang, car.frontOverhang + car.wheelbase];
  return `<path fill="#020202" d="M${front} ${-car.sill - 60}H${rear}L${rear} 4H${front}Z"/>`;
}

function drawFlank(car: CarProfile, light: string, glow: string): string {
  const outline = smoothLine(car.outline);
  const shoulder = smoothLine(car.shoulder);
  const upper = pathData(
    ribbon(outline, ({ upwards }) => 210 * upwards ** 2),
    true,
  );
  const along = (depth: number) =>
    pathData(
      ribbon(shoulder, ({ share }) => depth * taper(share)),
      true,
    );
  const openings = car.openings.map((opening) => pathData(smoothLoop(opening), true)).join('');
  const gaps = car.gaps.map((gap) => pathData(smoothLine(gap))).join('');
  return `
    <path d="${upper}" fill="${glow}" opacity=".26" filter="url(#blur-wide)"/>
    <path d="${along(170)}" fill="${glow}" opacity=".34" filter="url(#blur-soft)"/>
    <path d="${along(13)}" fill="${light}" opacity=".6" filter="url(#blur-fine)"/>
    <path d="M${car.frontOverhang + 300} ${-car.sill - 34}H${car.frontOverhang + car.wheelbase - 300}" stroke="${glow}" stroke-width="8" opacity=".28" filter="url(#blur-fine)"/>
    <path d="${gaps}" fill="none" stroke="#000" stroke-opacity=".6" stroke-width="7"/>
    <path d="${openings}" fill="#040404"/>
    <path d="${openings}" fill="none" stroke="${light}" stroke-opacity=".16" stroke-width="5"/>`;
}

function drawGlass(car: CarProfile, prefix: string): string {
  const glass = pathData(smoothLoop(car.glass), true);
  return `
    <path d="${glass}" fill="url(#${prefix}-glass)" stroke="#020202" stroke-width="14"/>
    <g clip-path="url(#${prefix}-glasshouse)">
      <path d="${glass}" fill="none" stroke="#e9e4d8" stroke-width="46" opacity=".16" filter="url(#blur-soft)"/>
    </g>`;
}

/** The strip of light overhead, traced by everything that faces it: strongest on the roof, none on nose and tail. */
function drawOverheadLight(car: CarProfile, light: string): string {
  const outline = smoothLine(car.outline);
  const traced = (depth: number, falloff: number) =>
    pathData(
      ribbon(outline, ({ upwards }) => depth * upwards ** falloff),
      true,
    );
  return `
    <path d="${traced(64, 2.6)}" fill="${light}" opacity=".5" filter="url(#blur-soft)"/>
    <path d="${traced(13, 1.8)}" fill="${light}" filter="url(#blur-fine)"/>`;
}

/** The dark of a wheel arch, the flare of the wing above it and the light on its lip. */
function drawArch({ x, tyre }: Axle, light: string): string {
  const radius = tyre / 2 + ARCH_GAP;
  const arc = (reach: number, from: number, to: number) => {
    const at = (degrees: number): string => {
      const angle = (degrees * Math.PI) / 180;
      return `${round(x + (radius + reach) * Math.sin(angle))} ${round(-tyre / 2 - (radius + reach) * Math.cos(angle))}`;
    };
    return `M${at(from)}A${radius + reach} ${radius + reach} 0 0 1 ${at(to)}`;
  };
  return `
    <path d="${arc(62, -55, 60)}" fill="none" stroke="${light}" stroke-width="56" opacity=".16" filter="url(#blur-soft)"/>
    <circle cx="${x}" cy="${-tyre / 2}" r="${radius}" fill="#030303"/>
    <path d="${arc(2, -58, 62)}" fill="none" stroke="${light}" stroke-width="5" opacity=".5" filter="url(#blur-fine)"/>`;
}

/** The door mirror stands at the foot of the windscreen, where the side glass begins. */
function drawMirror(car: CarProfile, light: string): string {
  const front = car.glass.reduce((foremost, point) => (point[0] < foremost[0] ? point : foremost));
  const [x, y] = [front[0] + 150, -front[1] - 34];
  const shell = `M${x - 92} ${y + 6}C${x - 92} ${y - 42} ${x - 10} ${y - 56} ${x + 78} ${y - 44}L${x + 84} ${y + 30}C${x + 10} ${y + 44} ${x - 80} ${y + 44} ${x - 92} ${y + 6}Z`;
  return `<path d="${shell}" fill="${mix(ROOM, car.paint, 0.16)}"/>
    <path d="M${x - 84} ${y - 16}C${x - 70} ${y - 42} ${x} ${y - 54} ${x + 76} ${y - 43}" fill="none" stroke="${light}" stroke-width="7" opacity=".8"/>`;
}

function drawLamp(line: string, colour: string, glow: number): string {
  return `<path d="${line}" fill="none" stroke="${colour}" stroke-opacity="${glow}" stroke-width="44" filter="url(#blur-soft)"/>
    <path d="${line}" fill="none" stroke="${colour}" stroke-opacity=".9" stroke-width="7" stroke-linecap="round"/>`;
}

/** The body's closed outline, the wheel arches not yet taken out. */
function silhouette({ outline, sill, frontOverhang, wheelbase, tyres }: CarProfile): readonly Point[] {
  const rearAxle = frontOverhang + wheelbase;
  return [
    ...smoothLine(outline),
    [rearAxle + tyres.rear / 2, sill + 20],
    [rearAxle - tyres.rear / 2, sill],
    [frontOverhang + tyres.front / 2, sill],
    [frontOverhang - tyres.front / 2, sill],
  ];
}
