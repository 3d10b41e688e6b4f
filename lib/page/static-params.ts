/** The place of a shard among all: 2 of 4. */
export type Shard = { readonly index: number; readonly count: number };

/**
 * Reads '2/4'.
 * @throws Error for anything else, and for a shard beyond the count
 */
export function readShard(text: string): Shard {
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index < 1 || index > count)
    throw new Error(`The shard is '${text}', expected one such as 1/4 to 4/4.`, { cause: text });
  return { index, count };
}

/** Every fourth item from the second on, for shard 2 of 4: shards of one list have equal work. */
export function ofShard<Item>(
  items: readonly Item[],
  { index, count } = readShard(process.env.SHARD || '1/1'),
): readonly Item[] {
  return items.filter((_, place) => place % count === index - 1);
}

/**
 * The pages of a dynamic route in this build: those of its shard. Next rejects a dynamic route without a page, so an
 * empty list becomes `placeholder`, which the build removes (scripts/build/remove-leftovers.ts).
 */
export function staticParams<Params>(pages: readonly Params[], placeholder: Params): Params[] {
  const own = ofShard(pages);
  return own.length === 0 ? [placeholder] : [...own];
}
