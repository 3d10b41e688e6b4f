import { type CarName, cars } from './all-cars';
import type { PlacedCar, Scene } from './scene';

/** A picture to draw, and its name in the manifest. */
export type Placeholder = { readonly name: string; readonly scene: Scene };

type NamedCar = Omit<PlacedCar, 'car'> & { readonly car: CarName };

function placeholder(name: string, placed: readonly NamedCar[], width = 1600, height = 1000): Placeholder {
  return { name, scene: { width, height, cars: placed.map((one) => ({ ...one, car: cars[one.car] })) } };
}

/** Longer cars look longer, but all of them fill the frame: pixels for the whole car. */
function profileWidth(car: CarName): number {
  return 1240 * (cars[car].length / 4700) ** 0.5;
}

/** The whole car, its front half and its rear half, so that a gallery has three different pictures. */
function carPictures(car: CarName): readonly Placeholder[] {
  const width = profileWidth(car);
  return [
    placeholder(`${car}/front-three-quarter`, [{ car, centre: 800, width, floor: 690 }]),
    placeholder(`${car}/side`, [{ car, centre: 1420, width: width * 1.9, floor: 810 }]),
    placeholder(`${car}/rear-three-quarter`, [{ car, centre: 180, width: width * 1.9, floor: 810 }]),
  ];
}

/** Every picture the site needs before there are better ones. */
export const placeholders: readonly Placeholder[] = [
  placeholder('home/hero', [{ car: 'aston-martin-db11', centre: 1520, width: 1640, floor: 1070 }], 2400, 1350),
  ...(Object.keys(cars) as CarName[]).flatMap(carPictures),
  placeholder('about/showroom', [
    { car: 'porsche-911-turbo-s', centre: 300, width: 520, floor: 640 },
    { car: 'bentley-continental-gt', centre: 1280, width: 560, floor: 640 },
    { car: 'ferrari-488-gtb', centre: 800, width: 860, floor: 720 },
  ]),
  placeholder('services/sales', [{ car: 'maserati-mc20', centre: 1900, width: 2600, floor: 840 }]),
  placeholder('services/rentals', [{ car: 'porsche-911-turbo-s', centre: 100, width: 2700, floor: 860 }]),
  placeholder('services/protection', [
    { car: 'mercedes-amg-gt-63-s', centre: 840, width: 1260, floor: 690, covered: true },
  ]),
  placeholder('services/maintenance', [{ car: 'bmw-m8-competition', centre: 2250, width: 4800, floor: 930 }]),
  placeholder('services/financing', [{ car: 'lexus-lc-500', centre: 2700, width: 4600, floor: 1150 }]),
  placeholder('services/concierge', [{ car: 'rolls-royce-phantom', centre: 600, width: 3000, floor: 1080 }]),
];
