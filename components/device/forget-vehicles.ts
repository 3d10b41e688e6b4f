import { type DeviceListName, deviceLists, type Ids } from '@/lib/device/device-list';
import { readList, writeList } from './device-store';

/** Takes vehicles off every list: they are listed no more. */
export function forgetVehicles(gone: Ids) {
  for (const name of Object.keys(deviceLists) as DeviceListName[]) {
    const ids = readList(name);
    const kept = ids.filter((id) => !gone.includes(id));
    if (kept.length < ids.length) writeList(name, kept);
  }
}
