import type { InventoryFile } from '@/lib/vehicle/inventory-vehicle';
import { everyVehicle, gone, vehicles } from './inventory';
import { inventoryFileCount, inventoryFileOf, inventoryFileRoute } from './inventory-file';
import { inventoryFiles } from './inventory-files';

it('holds the listed cars, and the numbers of those that are no longer listed', () => {
  const files = inventoryFiles.map((text): InventoryFile => JSON.parse(text));
  const listed = vehicles.map(({ id }) => id);
  expect(files.flatMap((file) => file.vehicles.map(({ id }) => id))).toEqual(listed);
  const left = [...everyVehicle, ...gone].map(({ id }) => id).filter((id) => !listed.includes(id));
  expect(left).toContain(7);
  expect(new Set(files.flatMap((file) => file.gone))).toEqual(new Set(left));
});

it('divides cars into files of at most 250 on average, by their numbers', () => {
  expect([0, 1, 250, 251, 10_000].map(inventoryFileCount)).toEqual([1, 1, 1, 2, 40]);
  expect([12, 13, 14].map((id) => inventoryFileRoute(inventoryFileOf(id, 3), 3))).toEqual([
    '/inventory/3/0.json',
    '/inventory/3/1.json',
    '/inventory/3/2.json',
  ]);
});
