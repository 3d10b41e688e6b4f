'use client';

import { useStore } from '@/components/ui/store';
import type { DeviceListName, Ids } from '@/lib/device/device-list';
import { lists, NO_IDS, readList } from './device-store';

/** One of the visitor's lists; empty in the pre-rendered page and while it hydrates. */
export function useDeviceList(name: DeviceListName): Ids {
  return useStore(lists, () => readList(name), NO_IDS);
}
