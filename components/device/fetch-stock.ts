import { stockFileRoute } from '@/lib/page/routes';
import { unpackVehicles } from '@/lib/stock/packed-vehicles';
import type { CardVehicle } from '@/lib/vehicle/card-vehicle';
import { fetchJson } from './fetch-json';

/**
 * All vehicles, from the file of that name.
 * @throws Error where it does not come
 */
export async function fetchStock(file: string): Promise<readonly CardVehicle[]> {
  return unpackVehicles(await fetchJson(stockFileRoute(file)));
}
