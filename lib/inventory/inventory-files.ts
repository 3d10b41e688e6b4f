import { type InventoryFile, toInventoryVehicle } from '@/lib/vehicle/inventory-vehicle';
import { everyVehicle, gone, vehicles } from './inventory';
import { inventoryFileCount, inventoryFileOf } from './inventory-file';

const count = inventoryFileCount(vehicles.length);
const sent = vehicles.map(toInventoryVehicle);
const left = [...gone, ...everyVehicle.filter((vehicle) => !vehicles.includes(vehicle))].map(({ id }) => id);

/** The content of every inventory file. */
export const inventoryFiles: readonly string[] = Array.from({ length: count }, (_, index) => {
  const isHere = (id: number) => inventoryFileOf(id, count) === index;
  const file: InventoryFile = { vehicles: sent.filter(({ id }) => isHere(id)), gone: left.filter(isHere) };
  return JSON.stringify(file);
});
