import { forgetInventory } from '@/components/store/inventory';
import { INVENTORY_ROUTE } from '@/lib/page/routes';

/** Answers requests for the inventory as the host of the built site does. */
export function serveInventory(vehicles: readonly { readonly id: number }[], gone: readonly number[] = []) {
  const answer = jest.fn(async (address: string) => {
    if (address !== INVENTORY_ROUTE) throw new Error(`${address} is not the inventory.`);
    return { ok: true, json: async () => JSON.parse(JSON.stringify({ vehicles, gone })) };
  });
  forgetInventory();
  Object.assign(globalThis, { fetch: answer });
  return answer;
}
