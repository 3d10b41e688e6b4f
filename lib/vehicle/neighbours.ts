/** The entries before and after one in a list, if there are any. */
export type Neighbours<T> = { readonly previous: T | undefined; readonly next: T | undefined };

/** The neighbours of the entry with an id, in list order; none for an id the list does not have. */
export function neighboursOf<T extends { readonly id: number }>(all: readonly T[], id: number): Neighbours<T> {
  const index = all.findIndex((entry) => entry.id === id);
  return index === -1 ? { previous: undefined, next: undefined } : { previous: all[index - 1], next: all[index + 1] };
}
