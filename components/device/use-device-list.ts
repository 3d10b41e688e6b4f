'use client';

import { useSyncExternalStore } from 'react';
import type { DeviceListName, Ids } from '@/lib/device/device-list';
import { NO_IDS, readList, subscribe } from './device-store';

/** One of the visitor's lists, kept up to date. Empty in the pre-rendered page and until the browser has taken it over. */
export function useDeviceList(name: DeviceListName): Ids {
  return useSyncExternalStore(
    subscribe,
    () => readList(name),
    () => NO_IDS,
  );
}
