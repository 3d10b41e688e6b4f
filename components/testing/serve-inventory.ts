import { inventoryRequests } from '@/components/device/use-vehicles';
import { inventoryFileOf, inventoryFileRoute } from '@/lib/inventory/inventory-file';

/** Answers requests for inventory files as the host of the built site does. */
export function serveInventory(
  vehicles: readonly { readonly id: number }[],
  fileCount = 1,
  gone: readonly number[] = [],
) {
  const answer = jest.fn(async (address: string) => {
    const index = Array.from({ length: fileCount }, (_, file) => inventoryFileRoute(file, fileCount)).indexOf(address);
    if (index < 0) throw new Error(`${address} is no inventory file.`);
    const own = vehicles
      .map((vehicle, place) => ({ ...vehicle, place }))
      .filter(({ id }) => inventoryFileOf(id, fileCount) === index);
    return { ok: true, json: async () => JSON.parse(JSON.stringify({ vehicles: own, gone })) };
  });
  inventoryRequests.clear();
  Object.assign(globalThis, { fetch: answer });
  return answer;
}
