import type { Ids } from '@/lib/device/device-list';
import { pickVehicles } from '@/lib/device/pick-vehicles';
import { inventoryFileOf, inventoryFileRoute } from '@/lib/inventory/inventory-file';
import type { InventoryVehicle } from '@/lib/vehicle/inventory-vehicle';
import { forgetVehicles } from './change-lists';
import { fetchFile } from './fetch-file';

/** Requests by address. A failed one is deleted, so that the next call retries. */
export const inventoryRequests = new Map<string, Promise<readonly InventoryVehicle[]>>();

/**
 * All vehicles, in the dealer's order.
 * @param fileCount how many inventory files the site has
 * @throws Error where a file does not arrive
 */
export async function fetchInventory(fileCount: number): Promise<readonly InventoryVehicle[]> {
  const files = await Promise.all(Array.from({ length: fileCount }, (_, index) => fetchPart(index, fileCount)));
  return files.flat().sort((one, other) => one.place - other.place);
}

/**
 * The vehicles of these ids. Ids that are no longer listed are removed from the visitor's lists.
 * @throws Error where a file does not arrive
 */
export async function fetchVehicles(ids: Ids, fileCount: number): Promise<readonly InventoryVehicle[]> {
  const indexes = new Set(ids.map((id) => inventoryFileOf(id, fileCount)));
  const files = await Promise.all([...indexes].map((index) => fetchPart(index, fileCount)));
  const listed = pickVehicles(files.flat(), ids);
  forgetVehicles(ids.filter((id) => !listed.some((vehicle) => vehicle.id === id)));
  return listed;
}

function fetchPart(index: number, fileCount: number): Promise<readonly InventoryVehicle[]> {
  const address = inventoryFileRoute(index, fileCount);
  const known = inventoryRequests.get(address) ?? fetchFile(address).then((file) => file.json());
  inventoryRequests.set(address, known);
  known.catch(() => inventoryRequests.delete(address));
  return known;
}
