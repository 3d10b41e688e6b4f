import type { CompareVehicle } from '@/lib/compare/compare';
import type { Ids } from '@/lib/device/device-list';
import { pickVehicles } from '@/lib/device/pick-vehicles';
import { cardsFileOf, cardsFileRoute } from '@/lib/stock/cards-files';
import { forgetVehicles } from './change-lists';
import { fetchFile } from './fetch-file';

/** Files that were asked for, by their addresses; one that did not come is asked for again. */
const files = new Map<string, Promise<readonly CompareVehicle[]>>();

/**
 * The vehicles of these ids. Those that are listed no more go from the visitor's lists.
 * @param fileCount in how many files they lie (lib/stock/cards-files.ts)
 * @throws Error where a file does not come
 */
export async function fetchVehicles(ids: Ids, fileCount: number): Promise<readonly CompareVehicle[]> {
  const addresses = new Set(ids.map((id) => cardsFileRoute(cardsFileOf(id, fileCount), fileCount)));
  const cards = await Promise.all([...addresses].map(fetchCards));
  const listed = pickVehicles(cards.flat(), ids);
  forgetVehicles(ids.filter((id) => !listed.some((vehicle) => vehicle.id === id)));
  return listed;
}

function fetchCards(address: string): Promise<readonly CompareVehicle[]> {
  const known = files.get(address) ?? fetchFile(address).then((file) => file.json());
  files.set(address, known);
  known.catch(() => files.delete(address));
  return known;
}
