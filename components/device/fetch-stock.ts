import { stockFileRoute } from '@/lib/page/routes';
import { fetchFile } from './fetch-file';

/**
 * The file of all vehicles of that name, to be read by readStock.
 * @throws Error where it does not come
 */
export async function fetchStock(file: string): Promise<string> {
  return (await fetchFile(stockFileRoute(file))).text();
}
