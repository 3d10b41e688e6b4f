'use client';

import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** The query of the page's address with its question mark; empty in the pre-rendered page. */
export function useSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
}

/** Changes the address without leaving the page or adding to its history. `address` is of this site: '/compare/?cars=1'. */
export function replaceAddress(address: string) {
  history.replaceState(null, '', address);
  for (const listener of listeners) listener();
}
