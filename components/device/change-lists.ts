import { type DeviceListName, deviceLists, formatIds, type Ids } from '@/lib/device/device-list';
import { withId } from '@/lib/device/with-id';
import { lists, readList, unstored } from './device-store';

export function writeList(name: DeviceListName, ids: Ids) {
  const text = formatIds(ids);
  try {
    if (text) localStorage.setItem(deviceLists[name].key, text);
    else localStorage.removeItem(deviceLists[name].key);
    unstored.delete(name);
  } catch {
    unstored.set(name, text);
  }
  lists.notify();
}

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
