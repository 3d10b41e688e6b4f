import { stockFileRoute } from '@/lib/page/routes';
import type { SentVehicle } from '@/lib/stock/packed-vehicles';
import { partsOfStock } from '@/lib/stock/stock-text';
import { fetchFile } from './fetch-file';

/**
 * The file of all vehicles of that name, for readStock.
 * @throws Error where it does not come
 */
export async function fetchStock(file: string): Promise<string> {
  return (await fetchFile(stockFileRoute(file))).text();
}

/** The vehicles, part by part; between two of them the page answers to a finger. */
export async function* readStock(text: string): AsyncGenerator<readonly SentVehicle[]> {
  let isFirst = true;
  for (const part of partsOfStock(text)) {
    if (!isFirst) await new Promise((resolve) => setTimeout(resolve));
    isFirst = false;
    yield part;
  }
}
