import { specificationVehicle } from '@/lib/testing/specification-vehicles';
import { toCardVehicle } from './card-vehicle';
import { toInventoryVehicle } from './inventory-vehicle';

it('is a card with its place in the list and the facts of the comparison', () => {
  const vehicle = specificationVehicle(2, { power: 660 });
  expect(toInventoryVehicle(vehicle, 5)).toMatchObject({
    ...toCardVehicle(vehicle),
    place: 5,
    mileage: vehicle.mileage,
    topSpeed: vehicle.topSpeed,
    power: 660,
  });
});
