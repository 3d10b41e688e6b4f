const FIRST = Date.UTC(2026, 0);

/** The number of a car that is new at this moment: its second since 2026, so that two computers give two numbers. */
export function newId(now: number, taken: readonly number[] = []): number {
  let id = Math.floor((now - FIRST) / 1000);
  while (taken.includes(id)) id += 1;
  return id;
}
