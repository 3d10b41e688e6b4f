'use client';

import { useEffect, useState } from 'react';
import type { View } from '@/lib/catalogue/state';

type List = {
  readonly vehicles: readonly { readonly id: number }[];
  /** As cards or as lines, which have nothing in common. */
  readonly view: View;
};

type Drawn<Shown extends List> = { readonly list: Shown; readonly count: number };

/**
 * Which list to draw now, and how many of its vehicles. Where another takes its place, the one that stands there stands for
 * one frame more, in which the controls answer; then come what both have in common and the first lot of the new ones, and
 * with each frame after it two more lots. What is added to a list is drawn at once.
 * @param list the same object until it is another list
 * @param lot how many are seen first
 * @param atOnce to draw all the first time
 */
export function useDrawn<Shown extends List>(list: Shown, lot: number, atOnce: boolean): Drawn<Shown> {
  const [last, setLast] = useState<Drawn<Shown>>(() => ({ list, count: atOnce ? list.vehicles.length : lot }));
  const inCommon = last.list === list ? last.count : inCommonWith(last, list);
  const goesOn = inCommon === Math.min(last.count, last.list.vehicles.length);

  useEffect(() => {
    if (last.list !== list) setLast({ list, count: inCommon + lot });
    else if (last.count < list.vehicles.length) setLast({ list, count: last.count + 2 * lot });
  }, [last, list, lot, inCommon]);

  if (last.list !== list && goesOn) return { list, count: inCommon + lot };
  return last;
}

/** How many of the vehicles are drawn already, from the first on. */
function inCommonWith({ list: { vehicles, view }, count }: Drawn<List>, list: List): number {
  if (view !== list.view) return 0;
  const other = list.vehicles.findIndex(({ id }, index) => id !== vehicles[index]?.id);
  return Math.min(count, vehicles.length, other === -1 ? list.vehicles.length : other);
}
