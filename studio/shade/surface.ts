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
  /** Width of a pixel at this distance, metres. */
  footprint = 0;
  /** How far the normal turns within that pixel, radians: a mirror image must be blurred by as much, or it sparkles. */
  turn = 0;
  /** The loft's own coordinates. */
  station = 0;
  across = 0;
  finish: Finish = 'dark';
  panel: (typeof PANELS)[number] = 'none';
  /** Further bounces allowed. */
  depth = 0;
  /** Where on the screen the primary ray was, -1 to 1: for the backdrop. */
  screenX = 0;
  screenY = 0;
  /** The traced mirror image, once it has been asked for; and how much of it is car, not studio. */
  mirror: Rgb | undefined;
  blocked = 0;
  /** How much of what is seen here shines by itself, 0 to 1: only that spills into its surroundings. */
  shining = 0;
}

/** What shaders may ask of the tracer. */
export interface Shading {
  readonly car: CarSpec;
  readonly light: StudioLight;
  readonly finishes: Record<Finish, FinishModel>;
  /** The mirror image at this surface (traced once); roughness softens the light cards in it, not the car. */
  mirror(surface: Surface, roughness?: number): Rgb;
  /** 1 in the open, less where a part nearby hides the light. */
  openness(surface: Surface): number;
  /** What is seen through a pane. */
  through(surface: Surface): Rgb;
}

/** Below this the mirror-bright rim of a surface is thinner than a pixel, and would only sparkle. */
const GRAZING = 0.14;

/** Fresnel reflectance by Schlick's approximation. */
export const fresnel = (straightOn: number, cosine: number) =>
  straightOn + (1 - straightOn) * (1 - Math.max(cosine, GRAZING)) ** 5;

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
