import sharp from 'sharp';
import { ROOM } from '../palette';
import type { CarProfile } from './car';
import { carDefinitions, drawCar, sharedDefinitions } from './car-drawing';
import { coverDefinitions, drawCoveredCar } from './covered-car';
import { stops } from './svg';

/** A car in a picture. Pixels, except where it says otherwise. */
export type PlacedCar = {
  readonly car: CarProfile;
  /** Where the middle between nose and tail stands. */
  readonly centre: number;
  /** How wide the whole car is, visible or not. */
  readonly width: number;
  /** Height of the floor under the wheels, from the top. */
  readonly floor: number;
  /** Under a cloth. */
  readonly covered?: boolean;
};

export type Scene = {
  readonly width: number;
  readonly height: number;
  readonly cars: readonly PlacedCar[];
};

/**
 * Drawn around the picture and cut off again, pixels: a blur takes what lies outside the drawing for transparent, which
 * would darken cars along the frame.
 */
const BLEED = 240;

/** The picture of a scene, as a PNG. */
export async function paintScene(scene: Scene): Promise<Buffer> {
  const { width, height } = scene;
  return sharp(Buffer.from(drawScene(scene)))
    .extract({ left: BLEED, top: BLEED, width, height })
    .png()
    .toBuffer();
}

/** The cars in the dark room as an SVG document, with a margin of BLEED on every side. */
export function drawScene({ width, height, cars }: Scene): string {
  const outer = { width: width + 2 * BLEED, height: height + 2 * BLEED };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${outer.width}" height="${outer.height}" viewBox="${-BLEED} ${-BLEED} ${outer.width} ${outer.height}">
  <defs>${sharedDefinitions()}${roomDefinitions()}${cars.map(definitionsOf).join('')}</defs>
  <rect x="${-BLEED}" y="${-BLEED}" width="${outer.width}" height="${outer.height}" fill="${ROOM}"/>
  ${cars.map(drawPool).join('')}
  ${cars.map((placed, index) => drawPlaced(placed, `car-${index}`, height)).join('')}
</svg>`;
}

function roomDefinitions(): string {
  return `
    <radialGradient id="wall">${stops([
      [0, '#33312d', 1],
      [0.45, '#1f1e1b', 0.75],
      [1, ROOM, 0],
    ])}</radialGradient>
    <radialGradient id="floor">${stops([
      [0, '#3a3834', 1],
      [0.5, '#23221f', 0.6],
      [1, ROOM, 0],
    ])}</radialGradient>
    <radialGradient id="shadow">${stops([
      [0, '#000', 1],
      [0.7, '#000', 0.8],
      [1, '#000', 0],
    ])}</radialGradient>`;
}

function drawPool({ centre, width, floor }: PlacedCar): string {
  return `<ellipse cx="${centre}" cy="${floor - width * 0.2}" rx="${width * 0.8}" ry="${width * 0.42}" fill="url(#wall)"/>
  <ellipse cx="${centre}" cy="${floor + width * 0.03}" rx="${width * 0.75}" ry="${width * 0.12}" fill="url(#floor)"/>`;
}

function definitionsOf({ car, covered = false }: PlacedCar, index: number): string {
  return covered ? coverDefinitions(car, `car-${index}`) : carDefinitions(car, `car-${index}`);
}

function drawPlaced({ car, centre, width, floor, covered = false }: PlacedCar, prefix: string, height: number): string {
  const scale = width / car.length;
  const place = `translate(${centre - width / 2} ${floor}) scale(${scale})`;
  const drawing = covered ? drawCoveredCar(car, prefix) : drawCar(car, prefix);
  return `
  <linearGradient id="${prefix}-fade" gradientUnits="userSpaceOnUse" x1="0" y1="${floor}" x2="0" y2="${floor + width * 0.17}">
    ${stops([
      [0, '#fff', 0.34],
      [0.5, '#fff', 0.1],
      [1, '#fff', 0],
    ])}
  </linearGradient>
  <mask id="${prefix}-mirror" maskUnits="userSpaceOnUse" x="${centre - width}" y="${floor}" width="${width * 2}" height="${height}"><rect x="${centre - width}" y="${floor}" width="${width * 2}" height="${height}" fill="url(#${prefix}-fade)"/></mask>
  <g mask="url(#${prefix}-mirror)"><g transform="${place} scale(1 -1)">${drawing}</g></g>
  <ellipse cx="${centre}" cy="${floor}" rx="${width * 0.5}" ry="${width * 0.012}" fill="url(#shadow)"/>
  <g transform="${place}">${drawing}</g>`;
}
