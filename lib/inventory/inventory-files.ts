import { toInventoryVehicle } from '@/lib/vehicle/inventory-vehicle';
import { vehicles } from './inventory';
import { inventoryFileCount, inventoryFileOf } from './inventory-file';

const count = inventoryFileCount(vehicles.length);
const sent = vehicles.map(toInventoryVehicle);

/** The content of every inventory file. */
export const inventoryFiles: readonly string[] = Array.from({ length: count }, (_, index) =>
  JSON.stringify(sent.filter(({ id }) => inventoryFileOf(id, count) === index)),
);
