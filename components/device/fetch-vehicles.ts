import type { Ids } from '@/lib/device/device-list';
import { inventoryFileOf, inventoryFileRoute } from '@/lib/inventory/inventory-file';
import type { InventoryFile, InventoryVehicle } from '@/lib/vehicle/inventory-vehicle';
import { fetchFile } from './fetch-file';

/** Requests by address. A failed one is deleted, so that the next call retries. */
export const inventoryRequests = new Map<string, Promise<InventoryFile>>();

/**
 * All vehicles, in the dealer's order.
 * @param fileCount how many inventory files the site has
 * @throws Error where a file does not arrive
 */
export async function fetchInventory(fileCount: number): Promise<readonly InventoryVehicle[]> {
  const files = await Promise.all(Array.from({ length: fileCount }, (_, index) => fetchPart(index, fileCount)));
  return files.flatMap(({ vehicles }) => vehicles).sort((one, other) => one.place - other.place);
}

/**
 * All that the files of these ids hold, so further vehicles too.
 * @returns `vehicles` those that are listed; `gone` the ids of those that have left the site. An id that no file knows is in
 * neither: an older file may lack a new vehicle.
 * @throws Error where a file does not arrive
 */
export async function fetchVehicles(ids: Ids, fileCount: number): Promise<Pick<InventoryFile, 'vehicles' | 'gone'>> {
  const indexes = new Set(ids.map((id) => inventoryFileOf(id, fileCount)));
  const files = await Promise.all([...indexes].map((index) => fetchPart(index, fileCount)));
  return { vehicles: files.flatMap(({ vehicles }) => vehicles), gone: files.flatMap(({ gone }) => gone) };
}

function fetchPart(index: number, fileCount: number): Promise<InventoryFile> {
  const address = inventoryFileRoute(index, fileCount);
  const known = inventoryRequests.get(address) ?? fetchFile(address).then((file) => file.json());
  inventoryRequests.set(address, known);
  known.catch(() => inventoryRequests.delete(address));
  return known;
}
