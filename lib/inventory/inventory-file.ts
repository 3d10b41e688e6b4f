/*
 * The vehicles as the browser reads them: JSON arrays of InventoryVehicle in one or more files. The catalogue reads all of
 * them, other pages read those that hold the ids they show. A file of 250 vehicles is 8 kB compressed, 190 kB raw.
 */

/** The most vehicles in one file. */
const FILE_SIZE = 250;

export function inventoryFileCount(vehicles: number): number {
  return Math.max(1, Math.ceil(vehicles / FILE_SIZE));
}

/** The index of the file that holds a vehicle. */
export function inventoryFileOf(id: number, fileCount: number): number {
  return id % fileCount;
}

const INVENTORY_FOLDER = '/inventory/';

/** '/inventory/2/0.json'. The count is part of the path: a cached page may ask with the count of an earlier build. */
export function inventoryFileRoute(index: number, fileCount: number): string {
  return `${INVENTORY_FOLDER}${fileCount}/${index}.json`;
}
