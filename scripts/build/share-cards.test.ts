import { vehicles } from '@/lib/inventory/inventory';
import type { Vehicle } from '@/lib/schema/types';
import { shareCards } from './share-cards';

const car = vehicles[0] as Vehicle;
const [picture = { picture: '' }] = car.images;

const focusOf = (vehicle: Vehicle) => shareCards([vehicle]).find(({ title }) => title === vehicle.name)?.focus;

it('shows each car by its own picture, name and price', () => {
  const cards = shareCards(vehicles).filter(({ file }) => /^vehicle-(21|34)\.jpg$/.test(file));
  expect(cards.map(({ file, picture, title, line }) => [file, picture, title, line])).toEqual([
    ['vehicle-21.jpg', 'lamborghini-huracan/front-three-quarter', 'Lamborghini Swift', 'KES 45,000,000'],
    ['vehicle-34.jpg', 'ferrari-488-gtb/front-three-quarter', 'Ferrari Heron', 'KES 70,000,000'],
  ]);
});

it('uses the focus of the main picture', () => {
  expect(focusOf({ ...car, image: undefined, images: [{ ...picture, focus: { x: 30, y: 80 } }] })).toEqual({
    x: 30,
    y: 80,
  });
  // In the middle is not the same as not said.
  expect(focusOf({ ...car, image: undefined, images: [{ ...picture, focus: { x: 50, y: 50 } }] })).toEqual({
    x: 50,
    y: 50,
  });
  expect(focusOf({ ...car, image: undefined, images: [picture] })).toBeUndefined();
});
