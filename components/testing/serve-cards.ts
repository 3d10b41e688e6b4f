import { cardsFileOf, cardsFileRoute } from '@/lib/stock/cards-files';

/** Serves the files of cards, as the host of the built site does. */
export function serveCards(vehicles: readonly { readonly id: number }[], fileCount = 1) {
  const answer = jest.fn(async (address: string) => {
    const index = Array.from({ length: fileCount }, (_, file) => cardsFileRoute(file, fileCount)).indexOf(address);
    if (index < 0) throw new Error(`Nobody should ask for ${address}.`);
    const own = vehicles.filter(({ id }) => cardsFileOf(id, fileCount) === index);
    return { ok: true, json: async () => JSON.parse(JSON.stringify(own)) };
  });
  Object.assign(globalThis, { fetch: answer });
  return answer;
}
