import { specificationVehicle } from '@/lib/testing/specification-vehicles';
import { toCardVehicle } from './card-vehicle';
import { toInventoryVehicle } from './inventory-vehicle';

it('is a card with the facts of the comparison', () => {
  const vehicle = specificationVehicle(2, { power: 660 });
  expect(toInventoryVehicle(vehicle)).toMatchObject({
    ...toCardVehicle(vehicle),
    mileage: vehicle.mileage,
    topSpeed: vehicle.topSpeed,
    power: 660,
  });
});
