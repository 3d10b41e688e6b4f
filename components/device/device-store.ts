'use client';

import { type DeviceListName, deviceLists, type Ids, PROBE_KEY, parseIds } from '@/lib/device/device-list';

/*
 * The visitor's lists in local storage, as a store React can subscribe to; change-lists.ts changes them. Where storage is
 * blocked or full a list lives in memory for as long as the page does. Another tab's change arrives by the storage event; a
 * page that comes back from the browser's cache has missed those, and reads again.
 */

/** Texts that storage did not take. */
export const unstored = new Map<DeviceListName, string>();
const listeners = new Set<() => void>();
const names = Object.keys(deviceLists) as DeviceListName[];

type Snapshot = { readonly text: string | null; readonly ids: Ids };
/** React asks often and wants the same array back for as long as nothing has changed. */
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

export function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    addEventListener('storage', readOtherTab);
    addEventListener('pageshow', readAgain);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', readOtherTab);
    removeEventListener('pageshow', readAgain);
  };
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

function readOtherTab(event: StorageEvent) {
  const changed = names.filter((name) => event.key === null || event.key === deviceLists[name].key);
  if (changed.length === 0) return;
  // Storage works after all, and what it holds is newer.
  for (const name of changed) unstored.delete(name);
  tell();
}

function readAgain(event: PageTransitionEvent) {
  if (event.persisted) tell();
}

function stored(name: DeviceListName): string | null {
  try {
    return localStorage.getItem(deviceLists[name].key);
  } catch {
    return null;
  }
}

/** To call when a list has changed. */
export function tell() {
  for (const listener of listeners) listener();
}
