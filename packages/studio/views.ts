import type { CarSpec } from './car/spec';
import type { Vec3 } from './geometry/vector';
import { aim, type Camera, focusAt, frame } from './render/camera';

export const VIEW_NAMES = ['front-three-quarter', 'side', 'rear-three-quarter', 'front', 'detail', 'spin'] as const;
export type PictureView = (typeof VIEW_NAMES)[number];

export const PICTURE_WIDTH = 1600;
export const SPIN_WIDTH = 768;
export const SPIN_FRAMES = 36;

/** Azimuth in degrees round the car's middle: 0 looks at the tail, 90 at the right-hand side, 180 at the nose. */
export interface Station {
  readonly azimuth: number;
  /** Metres, for a car of 4.5 m; longer cars are seen from farther away. */
  readonly distance: number;
  readonly height: number;
  /** Share of the width the car fills, and where its lowest point stands (up from the middle, half-width = 1). */
  readonly fill: number;
  readonly ground: number;
  /** How far right of the picture's middle the car stands (half-width = 1); in the middle unless given. */
  readonly centre?: number;
}

/** A near picture of a part. Metres, degrees round the target, millimetres on 36 mm film. */
export interface CloseUp {
  readonly target: Vec3;
  readonly azimuth: number;
  readonly distance: number;
  readonly height: number;
  readonly lens?: number;
}

const STATIONS: Record<Exclude<PictureView, 'detail' | 'spin'>, Station> = {
  'front-three-quarter': { azimuth: 141, distance: 8.6, height: 1.02, fill: 0.93, ground: -0.38 },
  side: { azimuth: 90, distance: 11.4, height: 0.9, fill: 0.92, ground: -0.25 },
  'rear-three-quarter': { azimuth: 38, distance: 9.0, height: 1.2, fill: 0.93, ground: -0.38 },
  front: { azimuth: 196, distance: 8.2, height: 0.72, fill: 0.73, ground: -0.42 },
};

const SPIN: Omit<Station, 'azimuth'> = { distance: 10.4, height: 1.12, fill: 0.88, ground: -0.3 };

/** The longest car fills its share of the width, 1; the others follow it part of the way, so that a small car looks small. */
const relativeSize = ({ dimensions }: CarSpec) => (dimensions.length / LONGEST) ** 0.45;
const LONGEST = 5.762;

function orbit(car: CarSpec, azimuth: number, station: Omit<Station, 'azimuth'>): Camera {
  const { length } = car.dimensions;
  const angle = (azimuth * Math.PI) / 180;
  const distance = station.distance * (length / 4.52);
  const eye: Vec3 = [length / 2 + distance * Math.cos(angle), distance * Math.sin(angle), station.height];
  return aim(eye, [length / 2, 0, station.height], 70);
}

/** The camera of a view; `positions` are the car's vertices, for the framing. `spinFrame` counts from 0. */
export function cameraFor(car: CarSpec, view: PictureView, positions: Float32Array, spinFrame = 0): Camera {
  if (view === 'detail') return closeUp(car.detail);
  if (view === 'spin') {
    // one focal length and height for all frames: the car turns, the camera stays
    const side = frame(orbit(car, 90, SPIN), positions, SPIN.fill * relativeSize(car), SPIN.ground);
    const azimuth = 141 - (spinFrame * 360) / SPIN_FRAMES;
    return { ...orbit(car, azimuth, SPIN), spread: side.spread, shift: [0, side.shift[1]] };
  }
  return shoot(car, { ...STATIONS[view], fill: STATIONS[view].fill * relativeSize(car) }, positions);
}

/** A camera at a station, framing the whole car. */
export function shoot(car: CarSpec, station: Station, positions: Float32Array): Camera {
  const camera = frame(orbit(car, station.azimuth, station), positions, station.fill, station.ground);
  return { ...camera, shift: [camera.shift[0] - (station.centre ?? 0), camera.shift[1]] };
}

/** Aperture of near pictures: the part is sharp, what is half a metre behind it is not. */
const STOP = 4;

/** A camera near a part of the car. */
export function closeUp({ target, azimuth, distance, height, lens = 70 }: CloseUp): Camera {
  const angle = (azimuth * Math.PI) / 180;
  const eye: Vec3 = [target[0] + distance * Math.cos(angle), target[1] + distance * Math.sin(angle), height];
  return { ...aim(eye, target, lens), focus: focusAt(Math.hypot(distance, height - target[2]), lens, STOP) };
}
