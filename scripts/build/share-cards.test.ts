import { vehicles } from '@/lib/inventory/inventory';
import type { Vehicle } from '@/lib/schema/types';
import { shareCards } from './share-cards';

const car = vehicles[0] as Vehicle;
const [picture = { picture: '' }] = car.images;

const focusOf = (vehicle: Vehicle) => shareCards([vehicle]).find(({ title }) => title === vehicle.name)?.focus;

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
