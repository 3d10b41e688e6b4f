import { specificationVehicles } from '@/lib/testing/specification-vehicles';
import { toCardVehicle } from '@/lib/vehicle/card-vehicle';
import { drawnVehicle } from './packed-vehicles';
import { partsOfStock, stockText } from './stock-text';

const vehicles = specificationVehicles.map(toCardVehicle);

it('is read part by part, the vehicles in their order', () => {
  const parts = [...partsOfStock(stockText(vehicles, 5))];
  expect(parts.map(({ length }) => length)).toEqual([5, 5, 2]);
  expect(parts.flat().map(drawnVehicle)).toEqual(vehicles);
});

it('is JSON for whoever reads it whole', () => {
  expect(JSON.parse(stockText(vehicles, 5))).toHaveLength(3);
  expect(JSON.parse(stockText([]))).toEqual([]);
});

it('is nothing where there is none', () => {
  expect([...partsOfStock(stockText([]))]).toEqual([]);
});
