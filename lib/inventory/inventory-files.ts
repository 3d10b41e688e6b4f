import type { Vehicle } from '@/lib/schema/types';
import { type InventoryFile, toInventoryVehicle } from '@/lib/vehicle/inventory-vehicle';
import { everyVehicle, gone, vehicles } from './inventory';
import { inventoryFileCount, inventoryFileOf } from './inventory-file';

type Id = { readonly id: number };

/** The listed vehicles in `count` files, each with the numbers of those that are no longer listed. */
export function divideInventory(listed: readonly Vehicle[], every: readonly Id[], count: number): InventoryFile[] {
  const sent = listed.map(toInventoryVehicle);
  const isListed = new Set(listed.map(({ id }) => id));
  const left = every.map(({ id }) => id).filter((id) => !isListed.has(id));
  return Array.from({ length: count }, (_, index) => {
    const isHere = (id: number) => inventoryFileOf(id, count) === index;
    return { vehicles: sent.filter(({ id }) => isHere(id)), gone: left.filter(isHere) };
  });
}

/** The content of every inventory file. */
export const inventoryFiles: readonly string[] = divideInventory(
  vehicles,
  [...gone, ...everyVehicle],
  inventoryFileCount(vehicles.length),
).map((file) => JSON.stringify(file));
