const FIRST = Date.UTC(2026, 0);

/**
 * The number of a car that is new at this moment: its second since 2026, so that two computers give two numbers.
 * @param taken numbers in use, which are lower
 */
export function newId(now: number, taken: readonly number[] = []): number {
  return Math.max(Math.floor((now - FIRST) / 1000), ...taken.map((id) => id + 1));
}
