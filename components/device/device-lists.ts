'use client';

import { useMemo } from 'react';
import { type DeviceListName, deviceLists, formatIds, type Ids, parseIds, withId } from '@/lib/device/device-list';
import { changeKeptText, isStored, keptText, useKeptText } from './kept-text';

/* The visitor's lists on the device. If storage is blocked or full, a list lasts as long as the page. */

/** One of the lists; empty in the pre-rendered page and while it hydrates. */
export function useDeviceList(name: DeviceListName): Ids {
  const { key, limit } = deviceLists[name];
  const text = useKeptText(key, 'device');
  return useMemo(() => parseIds(text, limit), [text, limit]);
}

export const readList = (name: DeviceListName): Ids =>
  parseIds(keptText(deviceLists[name].key, 'device'), deviceLists[name].limit);

export const writeList = (name: DeviceListName, ids: Ids) =>
  changeKeptText(deviceLists[name].key, () => formatIds(ids), 'device');

/** False where the browser did not take the list. */
export const isListStored = (name: DeviceListName) => isStored(deviceLists[name].key);

/** False where the list is full. */
export function addToList(name: DeviceListName, id: number): boolean {
  const ids = readList(name);
  const more = withId(name, ids, id);
  if (more !== ids) writeList(name, more);
  return more.includes(id);
}

/** Removes vehicles that the dealer no longer lists from every list. */
export function forgetVehicles(gone: Ids) {
  for (const name of Object.keys(deviceLists) as DeviceListName[]) {
    const ids = readList(name);
    const kept = ids.filter((id) => !gone.includes(id));
    if (kept.length < ids.length) writeList(name, kept);
  }
}
