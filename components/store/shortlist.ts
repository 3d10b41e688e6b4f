'use client';

import { useMemo } from 'react';
import { formatIds, type Ids, parseIds, SHORTLIST_KEY, withId } from '@/lib/lists/shortlist';
import { changeKeptText, isStored, keptText, useKeptText } from './kept-text';

/* The visitor's shortlist on the device. If storage is blocked or full, it lasts as long as the page. */

/** Empty in the pre-rendered page and while it hydrates. */
export function useShortlist(): Ids {
  const text = useKeptText(SHORTLIST_KEY, 'device');
  return useMemo(() => parseIds(text), [text]);
}

export const readShortlist = (): Ids => parseIds(keptText(SHORTLIST_KEY, 'device'));

export const writeShortlist = (ids: Ids) => changeKeptText(SHORTLIST_KEY, () => formatIds(ids), 'device');

/** False where the browser did not take the list. */
export const isShortlistStored = () => isStored(SHORTLIST_KEY);

/** False where the list is full. */
export function addToShortlist(id: number): boolean {
  const ids = readShortlist();
  const more = withId(ids, id);
  if (more !== ids) writeShortlist(more);
  return more.includes(id);
}

/** Removes vehicles that the dealer no longer lists. */
export function forgetVehicles(gone: Ids) {
  const ids = readShortlist();
  const kept = ids.filter((id) => !gone.includes(id));
  if (kept.length < ids.length) writeShortlist(kept);
}
