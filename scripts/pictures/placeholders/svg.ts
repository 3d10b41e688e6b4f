import type { Point } from './geometry';

/** The `d` of a line through the places; SVG's y grows downwards, the drawing's z upwards. */
export function pathData(line: readonly Point[], closed = false): string {
  const places = line.map(([x, z]) => `${round(x)} ${round(-z)}`);
  return `M${places.join('L')}${closed ? 'Z' : ''}`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

type Stop = readonly [offset: number, colour: string, opacity?: number];

export function stops(list: readonly Stop[]): string {
  return list
    .map(
      ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');
}

/** A blur for parts of a car. Its region is given in millimetres: one in shares of a level line's box would be empty. */
export function blur(id: string, deviation: number): string {
  return `<filter id="${id}" filterUnits="userSpaceOnUse" x="-500" y="-2200" width="7000" height="2500"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
}
