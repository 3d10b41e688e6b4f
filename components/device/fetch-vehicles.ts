import type { Ids } from '@/lib/device/device-list';
import { pickVehicles } from '@/lib/device/pick-vehicles';
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
 * The vehicles of these ids that are listed, in the order of the ids.
 * @throws Error where a file does not arrive
 */
export async function fetchVehicles(ids: Ids, fileCount: number): Promise<readonly InventoryVehicle[]> {
  const files = await fetchParts(ids, fileCount);
  return pickVehicles(
    files.flatMap(({ vehicles }) => vehicles),
    ids,
  );
}

/**
 * Those of the ids whose vehicles have left the site. An id that no file knows is not among them: an older file may lack a
 * new vehicle.
 * @throws Error where a file does not arrive
 */
export async function fetchGone(ids: Ids, fileCount: number): Promise<Ids> {
  const gone = (await fetchParts(ids, fileCount)).flatMap((file) => file.gone);
  return ids.filter((id) => gone.includes(id));
}

function fetchParts(ids: Ids, fileCount: number): Promise<readonly InventoryFile[]> {
  const indexes = new Set(ids.map((id) => inventoryFileOf(id, fileCount)));
  return Promise.all([...indexes].map((index) => fetchPart(index, fileCount)));
}

function fetchPart(index: number, fileCount: number): Promise<InventoryFile> {
  const address = inventoryFileRoute(index, fileCount);
  const known = inventoryRequests.get(address) ?? fetchFile(address).then((file) => file.json());
  inventoryRequests.set(address, known);
  known.catch(() => inventoryRequests.delete(address));
  return known;
}
