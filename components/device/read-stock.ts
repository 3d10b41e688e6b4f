import type { SentVehicle } from '@/lib/stock/packed-vehicles';
import { partsOfStock } from '@/lib/stock/stock-text';

/** The vehicles of a file (fetchStock) part by part; between two of them the page answers to a finger. */
export async function* readStock(text: string): AsyncGenerator<readonly SentVehicle[]> {
  let isFirst = true;
  for (const part of partsOfStock(text)) {
    if (!isFirst) await new Promise((resolve) => setTimeout(resolve));
    isFirst = false;
    yield part;
  }
}
