'use client';

import { createStore, useStore } from '@/components/ui/store';

const store = createStore((notify) => {
  addEventListener('popstate', notify);
  return () => removeEventListener('popstate', notify);
});

/** The query of the page's address with its question mark; empty in the pre-rendered page. */
export function useSearch(): string {
  return useStore(store, () => location.search, '');
}

/** Changes the address without leaving the page or adding to its history. `address` is of this site: '/compare/?cars=1'. */
export function replaceAddress(address: string) {
  history.replaceState(null, '', address);
  store.notify();
}
