import type { CarSpec, Finish } from '../car/spec';
import type { Rgb } from '../geometry/vector';
import type { StudioLight } from '../light/studio-light';
import type { FinishModel } from './finishes';

export const PANELS = ['none', 'body', 'cabin'] as const;

/** Beyond this a blurred mirror image is as good as a matt one: radians a pixel. */
export const MOST_TURN = 0.4;

/** What a ray has met: everything the shaders need to know. World coordinates unless said otherwise. */
export class Surface {
  x = 0;
  y = 0;
  z = 0;
  /** Direction of the ray. */
  dx = 0;
  dy = 0;
  dz = 0;
  /** Shading normal, towards the viewer; and the facet's. */
  nx = 0;
  ny = 0;
  nz = 0;
  gx = 0;
  gy = 0;
  gz = 0;
  /** Mirror direction and cosine of the angle of view. */
  rx = 0;
  ry = 0;
  rz = 0;
  cosine = 1;
  /** How much of the room's light gets here past the rest of the car, 0 to 1. */
  open = 1;
  /** Width of a pixel at this distance, metres. */
  footprint = 0;
  /** How far the normal turns within that pixel, radians: a mirror image must be blurred by as much, or it sparkles. */
  turn = 0;
  /** The loft's own coordinates. */
  station = 0;
  across = 0;
  /** A loft seen from within: the raw inside of the car's skin. */
  inside = false;
  finish: Finish = 'dark';
  panel: (typeof PANELS)[number] = 'none';
  /** On the outside of a door that stands open. */
  ofDoor = false;
  /** Further bounces allowed. */
  depth = 0;
  /** Where on the screen the primary ray was, -1 to 1: for the backdrop. */
  screen: readonly number[] = [0, 0];
  /** The traced mirror image, once it has been asked for; and how much of it is car, not studio. */
  mirror: Rgb | undefined;
  blocked = 0;
  /** How much of what is seen here shines by itself, 0 to 1: only that spills into its surroundings. */
  shining = 0;
}

/** Leans the shading normal by `lean` (its tangent) towards the unit direction t, and blurs what is mirrored by `blur`. */
export function tilt(s: Surface, t: readonly [number, number, number], lean: number, blur: number): void {
  let [nx, ny, nz] = [s.nx + t[0] * lean, s.ny + t[1] * lean, s.nz + t[2] * lean];
  let l = 1 / Math.hypot(nx, ny, nz);
  [nx, ny, nz] = [nx * l, ny * l, nz * l];
  let cosine = -(nx * s.dx + ny * s.dy + nz * s.dz);
  if (cosine < 0.05) {
    // it may not turn away from the eye
    const bend = 0.05 - cosine;
    [nx, ny, nz] = [nx - s.dx * bend, ny - s.dy * bend, nz - s.dz * bend];
    l = 1 / Math.hypot(nx, ny, nz);
    [nx, ny, nz] = [nx * l, ny * l, nz * l];
    cosine = 0.05;
  }
  [s.nx, s.ny, s.nz] = [nx, ny, nz];
  s.cosine = cosine;
  s.turn = Math.min(MOST_TURN, s.turn + blur);
  let [rx, ry, rz] = [s.dx + 2 * cosine * nx, s.dy + 2 * cosine * ny, s.dz + 2 * cosine * nz];
  // nor may the mirrored direction lead into the metal
  const into = 0.03 - (rx * s.gx + ry * s.gy + rz * s.gz);
  if (into > 0) {
    [rx, ry, rz] = [rx + s.gx * into, ry + s.gy * into, rz + s.gz * into];
    l = 1 / Math.hypot(rx, ry, rz);
    [rx, ry, rz] = [rx * l, ry * l, rz * l];
  }
  [s.rx, s.ry, s.rz] = [rx, ry, rz];
}

/** What shaders may ask of the tracer. */
export interface Shading {
  readonly car: CarSpec;
  readonly light: StudioLight;
  readonly finishes: Record<Finish, FinishModel>;
  /** The mirror image at this surface (traced once); roughness softens the light cards in it, not the car. */
  mirror(surface: Surface, roughness?: number): Rgb;
  /** What is seen through a pane, from outside the cabin. */
  through(surface: Surface): Rgb;
  /** A surface of the cabin of a car with an open door, its lamps lit. */
  inCabin(surface: Surface): Rgb;
  /** What lies beyond a pane that is looked at from within. */
  beyond(surface: Surface): Rgb;
}

/** Flatter than this nothing is seen of a surface. */
const GRAZING = 0.22;

/** Fresnel reflectance by Schlick's approximation; a rough surface never becomes a whole mirror at a flat angle. */
export const fresnel = (straightOn: number, cosine: number, roughness = 0) =>
  straightOn + Math.max(0, 1 - roughness - straightOn) * (1 - Math.max(cosine, GRAZING)) ** 5;

/**
 * The cosine to ask Fresnel's question with: where a surface turns away within a pixel, its mirror-bright rim is thinner
 * than the pixel, and would only draw a white line round the car.
 */
export const rimCosine = (s: Surface) => Math.max(s.cosine, Math.min(0.5, GRAZING + 2 * s.turn));

/** As much of the studio as a polarising filter leaves in glass: bright boxes are held back, dim things hardly. */
export function polarised(mirror: Rgb, most: number): Rgb {
  const held = 1 / (1 + Math.max(mirror[0], mirror[1], mirror[2]) / most);
  return [mirror[0] * held, mirror[1] * held, mirror[2] * held];
}

/** 1 inside a shape, 0 outside, with an edge one pixel wide. */
export function coverage(distance: number, footprint: number): number {
  const c = 0.5 - distance / footprint;
  return Math.max(0, Math.min(1, c));
}
