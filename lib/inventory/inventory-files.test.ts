import type { InventoryFile } from '@/lib/vehicle/inventory-vehicle';
import { everyVehicle, gone, vehicles } from './inventory';
import { inventoryFileCount, inventoryFileRoute } from './inventory-file';
import { divideInventory, inventoryFiles } from './inventory-files';

const ids = (some: readonly { readonly id: number }[]) => some.map(({ id }) => id);

it('holds the listed cars, and the numbers of those that are no longer listed', () => {
  const [file] = inventoryFiles.map((text): InventoryFile => JSON.parse(text));
  expect(ids(file?.vehicles ?? [])).toEqual(ids(vehicles));
  const left = ids([...everyVehicle, ...gone]).filter((id) => !ids(vehicles).includes(id));
  expect(left).toContain(7);
  expect(new Set(file?.gone)).toEqual(new Set(left));
});

it('divides cars, and those that have left, into files of at most 250 on average, by their numbers', () => {
  expect([0, 1, 250, 251, 10_000].map(inventoryFileCount)).toEqual([1, 1, 1, 2, 40]);
  expect(inventoryFileRoute(2, 3)).toBe('/inventory/3/2.json');
  const files = divideInventory(vehicles.slice(0, 4), vehicles, 3).map((file) => [...ids(file.vehicles), ...file.gone]);
  expect(files.flat().sort()).toEqual(ids(vehicles).sort());
  for (const [index, file] of files.entries()) expect(file.every((id) => id % 3 === index)).toBe(true);
});
