'use client';

import { createStore } from '@/components/ui/store';
import { type DeviceListName, deviceLists, type Ids, PROBE_KEY, parseIds } from '@/lib/device/device-list';

/*
 * The visitor's lists in local storage; change-lists.ts changes them. If storage is blocked or full, a list lives in
 * memory until the page closes.
 */

/** Texts that storage did not take. */
export const unstored = new Map<DeviceListName, string>();
const names = Object.keys(deviceLists) as DeviceListName[];

/** Another tab's change arrives by the storage event; a page restored from the back/forward cache has missed those. */
export const lists = createStore((notify) => {
  function readOtherTab({ key }: StorageEvent) {
    const changed = names.filter((name) => key === null || key === deviceLists[name].key);
    if (changed.length === 0) return;
    // Storage works again, and its content is newer.
    for (const name of changed) unstored.delete(name);
    notify();
  }
  const readAgain = ({ persisted }: PageTransitionEvent) => {
    if (persisted) notify();
  };
  addEventListener('storage', readOtherTab);
  addEventListener('pageshow', readAgain);
  return () => {
    removeEventListener('storage', readOtherTab);
    removeEventListener('pageshow', readAgain);
  };
});

type Snapshot = { readonly text: string | null; readonly ids: Ids };
/** React expects the same array while nothing has changed. */
const snapshots = new Map<DeviceListName, Snapshot>();

export const NO_IDS: Ids = [];

export function readList(name: DeviceListName): Ids {
  const text = unstored.get(name) ?? stored(name);
  const last = snapshots.get(name);
  if (last && last.text === text) return last.ids;
  const ids = parseIds(text, deviceLists[name].limit);
  snapshots.set(name, { text, ids });
  return ids;
}

/** False where the browser did not take the list, which then lives only as long as the page. */
export function isStored(name: DeviceListName): boolean {
  return !unstored.has(name);
}

/** Whether the browser keeps anything for this site. */
export function canStore(): boolean {
  try {
    localStorage.setItem(PROBE_KEY, 'yes');
    localStorage.removeItem(PROBE_KEY);
    return true;
  } catch {
    return false;
  }
}

function stored(name: DeviceListName): string | null {
  try {
    return localStorage.getItem(deviceLists[name].key);
  } catch {
    return null;
  }
}
