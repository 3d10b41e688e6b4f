'use client';

import { useEffect, useState } from 'react';

type Drawn<Item> = { readonly items: readonly Item[]; readonly count: number };

/**
 * How many of the items to draw now. Those that stand there already and the first lot after them are drawn at once, so that
 * the next frame shows an answer; each frame after it draws two more lots.
 * @param items the same array until they are others
 * @param lot how many are seen first
 * @param atOnce to draw all the first time
 */
export function useDrawn<Item extends { readonly id: number }>(
  items: readonly Item[],
  lot: number,
  atOnce: boolean,
): number {
  const [last, setLast] = useState<Drawn<Item>>(() => ({ items, count: atOnce ? items.length : lot }));
  const isSame = last.items === items;
  const count = Math.min(items.length, isSame ? last.count : standing(last, items) + lot);

  useEffect(() => {
    if (!isSame || count < items.length) setLast({ items, count: count + 2 * lot });
  }, [isSame, items, count, lot]);

  return count;
}

/** How many of the items are drawn already, from the first on. */
function standing<Item extends { readonly id: number }>(last: Drawn<Item>, items: readonly Item[]): number {
  const other = items.findIndex(({ id }, index) => id !== last.items[index]?.id);
  return Math.min(last.count, other === -1 ? items.length : other);
}
