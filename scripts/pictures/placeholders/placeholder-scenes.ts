import { type CarName, cars } from './all-cars';
import { drawScene, type PlacedCar } from './scene';

/** A picture to draw: its name in the manifest, and what it shows as an SVG document. */
export type Placeholder = { readonly name: string; readonly draw: () => string };

const WIDE = { width: 1600, height: 1000 } as const;

/** Longer cars look longer, but all of them fill the frame: pixels for a car of so many millimetres. */
function profileWidth(car: CarName): number {
  return 1240 * (cars[car].length / 4700) ** 0.5;
}

function carPictures(car: CarName): readonly Placeholder[] {
  const width = profileWidth(car);
  const show = (placed: Omit<PlacedCar, 'car'>) => () => drawScene({ ...WIDE, cars: [{ car: cars[car], ...placed }] });
  return [
    { name: `${car}/front-three-quarter`, draw: show({ centre: 800, width, floor: 690 }) },
    { name: `${car}/side`, draw: show({ centre: 1420, width: width * 1.9, floor: 810 }) },
    { name: `${car}/rear-three-quarter`, draw: show({ centre: 180, width: width * 1.9, floor: 810 }) },
  ];
}

function detail(name: string, placed: readonly (Omit<PlacedCar, 'car'> & { readonly car: CarName })[]): Placeholder {
  return {
    name,
    draw: () => drawScene({ ...WIDE, cars: placed.map(({ car, ...rest }) => ({ car: cars[car], ...rest })) }),
  };
}

/** Every picture the site needs before there are better ones. */
export const placeholders: readonly Placeholder[] = [
  ...(Object.keys(cars) as CarName[]).flatMap(carPictures),
  {
    name: 'home/hero',
    draw: () =>
      drawScene({
        width: 2400,
        height: 1350,
        cars: [{ car: cars['aston-martin-db11'], centre: 1520, width: 1640, floor: 1070 }],
      }),
  },
  detail('about/showroom', [
    { car: 'porsche-911-turbo-s', centre: 300, width: 520, floor: 640 },
    { car: 'bentley-continental-gt', centre: 1280, width: 560, floor: 640 },
    { car: 'ferrari-488-gtb', centre: 800, width: 860, floor: 720 },
  ]),
  detail('services/sales', [{ car: 'maserati-mc20', centre: 1900, width: 2600, floor: 840 }]),
  detail('services/rentals', [{ car: 'porsche-911-turbo-s', centre: 100, width: 2700, floor: 860 }]),
  detail('services/protection', [{ car: 'mercedes-amg-gt-63-s', centre: 840, width: 1260, floor: 690, covered: true }]),
  detail('services/maintenance', [{ car: 'bmw-m8-competition', centre: 2250, width: 4800, floor: 930 }]),
  detail('services/financing', [{ car: 'lexus-lc-500', centre: 2700, width: 4600, floor: 1150 }]),
  detail('services/concierge', [{ car: 'rolls-royce-phantom', centre: 600, width: 3000, floor: 1080 }]),
];
