import type { CarProfile } from './car';
import { mix, ROOM } from './colour';
import { type Point, smoothLine, smoothLoop } from './geometry';
import { ribbon } from './ribbon';
import { blur, pathData, stops } from './svg';
import { drawWheel } from './wheel';

/** Space between tyre and wheel arch, millimetres. */
const ARCH_GAP = 34;

const taper = (share: number) => Math.sin(Math.PI * Math.min(1, Math.max(0, share))) ** 0.8;

/** The paints, blurs and outlines the drawing of one car refers to, each under the car's own prefix. */
export function carDefinitions(car: CarProfile, prefix: string): string {
  const { height, paint } = car;
  const dark = (share: number) => mix(ROOM, paint, share);
  return `
    <linearGradient id="${prefix}-body" gradientUnits="userSpaceOnUse" x1="0" y1="${-height}" x2="0" y2="${-car.sill}">
      ${stops([
        [0, dark(0.34)],
        [0.3, dark(0.2)],
        [0.48, dark(0.13)],
        [0.75, dark(0.07)],
        [1, dark(0.1)],
      ])}
    </linearGradient>
    <linearGradient id="${prefix}-glass" gradientUnits="userSpaceOnUse" x1="0" y1="${-height}" x2="0" y2="${-height * 0.68}">
      ${stops([
        [0, '#34332f'],
        [0.35, '#131312'],
        [1, '#0a0a0a'],
      ])}
    </linearGradient>
    <clipPath id="${prefix}-silhouette"><path d="${pathData(silhouette(car), true)}"/></clipPath>`;
}

/** Definitions every car of a picture shares. */
export function sharedDefinitions(): string {
  return `
    ${blur('blur-fine', 5)}${blur('blur-soft', 26)}${blur('blur-wide', 80)}
    <linearGradient id="rim-light" x1="0" y1="0" x2="0" y2="1">
      ${stops([
        [0, '#d9d6cd', 0.8],
        [0.35, '#d9d6cd', 0.12],
        [1, '#d9d6cd', 0.05],
      ])}
    </linearGradient>
    <linearGradient id="spoke" gradientUnits="userSpaceOnUse" x1="0" y1="-270" x2="0" y2="0">
      ${stops([
        [0, '#3a3936'],
        [1, '#1a1a19'],
      ])}
    </linearGradient>`;
}

/** The car in its own millimetres: nose at x = 0, floor at y = 0, y downwards. */
export function drawCar(car: CarProfile, prefix: string): string {
  const { frontOverhang, wheelbase, tyres, rims, spokes, paint } = car;
  const axles = [
    { x: frontOverhang, tyre: tyres.front, rim: rims.front },
    { x: frontOverhang + wheelbase, tyre: tyres.rear, rim: rims.rear },
  ];
  const outline = smoothLine(car.outline);
  const shoulder = smoothLine(car.shoulder);
  const light = mix(paint, '#fff8ec', 0.72);
  const glow = mix(paint, '#fff8ec', 0.35);
  const silhouetteClip = `clip-path="url(#${prefix}-silhouette)"`;

  const topLight = (depth: number, sharpness: number) =>
    pathData(
      ribbon(outline, ({ upwards }) => depth * upwards ** sharpness),
      true,
    );
  const flankLight = (depth: number) =>
    pathData(
      ribbon(shoulder, ({ share }) => depth * taper(share)),
      true,
    );
  const arches = axles
    .map(({ x, tyre }) => `<circle cx="${x}" cy="${-tyre / 2}" r="${tyre / 2 + ARCH_GAP}"/>`)
    .join('');

  return `
    <g fill="#030303">${axles.map(({ x, tyre }) => `<circle cx="${x}" cy="${-tyre / 2}" r="${tyre / 2}"/>`).join('')}</g>
    <path d="${pathData(silhouette(car), true)}" fill="url(#${prefix}-body)"/>
    <g ${silhouetteClip}>
      <path d="${topLight(190, 2)}" fill="${glow}" opacity=".3" filter="url(#blur-wide)"/>
      <path d="${flankLight(150)}" fill="${glow}" opacity=".34" filter="url(#blur-soft)"/>
      <path d="${flankLight(16)}" fill="${light}" opacity=".5" filter="url(#blur-fine)"/>
      ${car.openings.map((opening) => `<path d="${pathData(smoothLoop(opening), true)}" fill="#060606"/>`).join('')}
      ${car.gaps.map((gap) => `<path d="${pathData(smoothLine(gap))}" fill="none" stroke="#000" stroke-opacity=".55" stroke-width="7"/>`).join('')}
      <path d="${pathData(smoothLoop(car.glass), true)}" fill="url(#${prefix}-glass)" stroke="#000" stroke-opacity=".6" stroke-width="10"/>
      <path d="${topLight(60, 2.2)}" fill="${light}" opacity=".5" filter="url(#blur-soft)"/>
      <path d="${topLight(15, 1.6)}" fill="${light}" opacity=".95" filter="url(#blur-fine)"/>
      <g fill="#040404">${arches}</g>
    </g>
    <path d="${pathData(smoothLine(car.headlamp))}" fill="none" stroke="#f3efe4" stroke-opacity=".35" stroke-width="40" filter="url(#blur-soft)"/>
    <path d="${pathData(smoothLine(car.headlamp))}" fill="none" stroke="#fbf7ee" stroke-width="9" stroke-linecap="round"/>
    <path d="${pathData(smoothLine(car.tailLamp))}" fill="none" stroke="#b3261e" stroke-opacity=".5" stroke-width="40" filter="url(#blur-soft)"/>
    <path d="${pathData(smoothLine(car.tailLamp))}" fill="none" stroke="#c8392f" stroke-width="11" stroke-linecap="round"/>
    ${axles.map((axle) => drawWheel({ ...axle, spokes })).join('')}`;
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
