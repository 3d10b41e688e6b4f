import type { CarSpec } from './car/spec';
import type { Camera } from './render/camera';
import { type CloseUp, closeUp, type Station, shoot } from './views';

/** A picture of the site that is not of a car for sale: a hero, a service. Named as the site names it. */
export interface SiteShot {
  readonly name: string;
  /** The car in it. */
  readonly car: string;
  /** Pixels. */
  readonly width: number;
  readonly camera: (car: CarSpec, positions: Float32Array) => Camera;
}

const station = (name: string, car: string, where: Station, width = 1600): SiteShot => ({
  name,
  car,
  width,
  camera: (spec, positions) => shoot(spec, where, positions),
});

const detail = (name: string, car: string, what: CloseUp): SiteShot => ({
  name,
  car,
  width: 1600,
  camera: () => closeUp(what),
});

export const SITE_SHOTS: readonly SiteShot[] = [
  // The headline stands on the dark left half; the car leaves the frame a little on the right.
  station(
    'home/hero',
    'ferrari-488-gtb',
    { azimuth: 146, distance: 8.2, height: 0.78, fill: 0.62, ground: -0.32, centre: 0.36 },
    2400,
  ),
  station('services/sales', 'bentley-continental-gt', {
    azimuth: 152,
    distance: 7.4,
    height: 0.8,
    fill: 1.12,
    ground: -0.42,
    centre: 0.22,
  }),
  station('services/rentals', 'lamborghini-huracan', {
    azimuth: 26,
    distance: 7.6,
    height: 0.95,
    fill: 0.92,
    ground: -0.42,
    centre: 0.02,
  }),
  // Light along a flank: paint is what protection protects.
  detail('services/protection', 'jaguar-f-type-r', {
    target: [3.2, 0.7, 0.72],
    azimuth: 62,
    distance: 3.3,
    height: 1.0,
    lens: 62,
  }),
  detail('services/maintenance', 'porsche-911-turbo-s', {
    target: [1.05, 0.9, 0.37],
    azimuth: 112,
    distance: 2.3,
    height: 0.5,
    lens: 62,
  }),
  detail('services/financing', 'maserati-mc20', {
    target: [0.75, 0.66, 0.62],
    azimuth: 150,
    distance: 2.6,
    height: 0.85,
    lens: 62,
  }),
  detail('services/concierge', 'rolls-royce-phantom', {
    target: [3.5, 0.9, 0.95],
    azimuth: 74,
    distance: 4.2,
    height: 1.15,
    lens: 58,
  }),
];
