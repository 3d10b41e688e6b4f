import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import type { marketSchema } from '@/lib/schema/market';

/** data/market.json as a dealer writes it. */
export type WrittenMarket = z.input<typeof marketSchema>;

export const NAIROBI: WrittenMarket = JSON.parse(readFileSync('e2e/fixtures/dealership/market.json', 'utf8'));

/** The result of `load`, with its modules in another market. */
export function inMarket<T>(market: WrittenMarket, load: () => T): T {
  let modules = {} as T;
  jest.doMock('@/data/market.json', () => market);
  jest.isolateModules(() => {
    modules = load();
  });
  return modules;
}
