import type { InventoryFile } from '@/lib/vehicle/inventory-vehicle';
import { everyVehicle, gone, vehicles } from './inventory';
import { inventoryFileCount, inventoryFileOf, inventoryFileRoute } from './inventory-file';
import { divideInventory, inventoryFiles } from './inventory-files';

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

it('sends a car, and the number of one that has left, in the file of its number', () => {
  const listed = vehicles.slice(0, 4);
  const files = divideInventory(listed, vehicles, 3);
  expect(files.flatMap((file) => file.vehicles)).toHaveLength(4);
  expect(files.flatMap((file) => file.gone)).toHaveLength(vehicles.length - 4);
  for (const [index, file] of files.entries()) {
    expect([...file.vehicles.map(({ id }) => id), ...file.gone].map((id) => id % 3)).toEqual(
      [...file.vehicles, ...file.gone].map(() => index),
    );
  }
});
