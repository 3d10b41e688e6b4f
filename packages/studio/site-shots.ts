import type { CarSpec } from './car/spec';
import type { PlaceName } from './light/places';
import { aim, type Camera } from './render/camera';
import { type CloseUp, closeUp, type Station, shoot } from './views';

/** A car and where it stands: metres along and across the floor. */
export interface Standing {
  readonly slug: string;
  /** Under a cloth. */
  readonly covered?: boolean;
  /** Its right-hand rear door stands open. */
  readonly openDoor?: boolean;
  readonly at: readonly [x: number, y: number];
}

/** A picture of the site that is not of a car for sale: a hero, a service, a line-up. Named as the site names it. */
export interface SiteShot {
  readonly name: string;
  /** The cars in it; the camera is told of the first. */
  readonly cast: readonly Standing[];
  readonly place: PlaceName;
  /** Without its ground, as the cars' own pictures. */
  readonly cutOut?: boolean;
  /** Pixels. */
  readonly width: number;
  readonly camera: (car: CarSpec, positions: Float32Array) => Camera;
}

const alone = (slug: string): readonly Standing[] => [{ slug, at: [0, 0] }];

const station = (name: string, slug: string, where: Station): SiteShot => ({
  name,
  cast: alone(slug),
  place: 'studio',
  cutOut: true,
  width: 1600,
  camera: (spec, positions) => shoot(spec, where, positions),
});

const detail = (name: string, slug: string, what: CloseUp): SiteShot => ({
  name,
  cast: alone(slug),
  place: 'room',
  width: 1600,
  camera: () => closeUp(what),
});

export const SITE_SHOTS: readonly SiteShot[] = [
  // The left half stays dark for the headline; the right half shows the whole car.
  {
    name: 'home/hero',
    cast: alone('rolls-royce-phantom'),
    place: 'studio',
    width: 2400,
    camera: (spec, positions) =>
      shoot(spec, { azimuth: 147, distance: 8, height: 0.92, fill: 0.6, ground: -0.33, centre: 0.28 }, positions),
  },
  // Three cars of one row, seen along it; the wall above them carries a headline.
  {
    name: 'about/line-up',
    cast: [
      { slug: 'bentley-continental-gt', at: [0, 0] },
      { slug: 'rolls-royce-phantom', at: [-0.35, -2.75] },
      { slug: 'mclaren-720s', at: [0.25, 2.65] },
    ],
    place: 'studio',
    width: 2400,
    camera: () => aim([-15.5, 9.2, 1.4], [2.1, -0.1, 1.25], 76),
  },
  station('services/sales', 'bentley-continental-gt', {
    azimuth: 152,
    distance: 7.4,
    height: 0.8,
    fill: 0.8,
    ground: -0.38,
  }),
  station('services/rentals', 'lamborghini-huracan', {
    azimuth: 26,
    distance: 7.6,
    height: 0.95,
    fill: 0.86,
    ground: -0.38,
  }),
  // Paint is what protection protects: a car under its cloth.
  {
    name: 'services/protection',
    cast: [{ slug: 'porsche-911-turbo-s', at: [0, 0], covered: true }],
    place: 'studio',
    cutOut: true,
    width: 1600,
    camera: (spec, positions) =>
      shoot(spec, { azimuth: 139, distance: 8.2, height: 1.05, fill: 0.86, ground: -0.34 }, positions),
  },
  // The same as a square, for half of a screen; its middle is cut out for phones.
  {
    name: 'sell/cover',
    cast: [{ slug: 'porsche-911-turbo-s', at: [0, 0], covered: true }],
    place: 'room',
    width: 2000,
    camera: (spec, positions) =>
      shoot(spec, { azimuth: 133, distance: 8.6, height: 1.15, fill: 0.46, ground: -0.3 }, positions),
  },
  detail('services/maintenance', 'porsche-911-turbo-s', {
    target: [1.05, 0.9, 0.37],
    azimuth: 112,
    distance: 2.3,
    height: 0.5,
    lens: 62,
  }),
  detail('services/financing', 'maserati-mc20', {
    target: [0.78, 0.7, 0.6],
    azimuth: 148,
    distance: 2.1,
    height: 0.82,
    lens: 80,
  }),
  // The door that is held open for one.
  {
    name: 'services/concierge',
    cast: [{ slug: 'rolls-royce-phantom', at: [0, 0], openDoor: true }],
    place: 'room',
    width: 1600,
    camera: ({ openDoor }) => {
      const [x, y] = openDoor!.hinge;
      return closeUp({ target: [x - 0.34, y + 0.24, 0.89], azimuth: 137, distance: 4.6, height: 1.22, lens: 69 });
    },
  },
];
