/** Numbers from 0 (inclusive) to 1, the same for the same seed on every machine. */
export type Random = () => number;

/** Mulberry32: 32 bits of state, enough to tell cars apart, and four lines instead of a package. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One entry of a list that has some. */
export function pick<T>(random: Random, entries: readonly T[]): T {
  return entries[Math.floor(random() * entries.length)] as T;
}

/** The same entries in another order. */
export function shuffled<T>(random: Random, entries: readonly T[]): T[] {
  const mixed = [...entries];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}
