'use client';

import { createStore, useStore } from '@/components/ui/store';
import type { Mode } from '@/lib/vehicle/mode';

/* What all islands of a page share: attributes of the root element, and the query of the address. */

const rootStore = createStore((notify) => {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['class', 'data-mode'],
  });
  return () => observer.disconnect();
});

/**
 * Reads a value of the root element. The first-paint script sets it before the first frame, and style sheets read it too.
 * `onServer` is the value of the pre-rendered page.
 */
export function useRoot<Value extends string | boolean>(read: (root: HTMLElement) => Value, onServer: Value): Value {
  return useStore(rootStore, () => read(document.documentElement), onServer);
}

const readMode = ({ dataset }: HTMLElement): Mode => (dataset.mode === 'rental' ? 'rental' : 'sale');

function setMode(mode: Mode) {
  document.documentElement.dataset.mode = mode;
}

/** Whether the page shows purchase or rental. */
export function useMode(): [mode: Mode, setMode: (mode: Mode) => void] {
  return [useRoot(readMode, 'sale'), setMode];
}

/** The mode to ask about a car in: the visitor's, or the only one the car is offered in. */
export function useOfferedMode(only: Mode | null): Mode {
  const [mode] = useMode();
  return only ?? mode;
}

const addressStore = createStore((notify) => {
  addEventListener('popstate', notify);
  return () => removeEventListener('popstate', notify);
});

/** The query of the page's address with its question mark; empty in the pre-rendered page. */
export const useSearch = () => useStore(addressStore, () => location.search, '');

/** Changes the address without leaving the page or adding to its history. `address` is of this site: '/vehicle/1/?mode=rental'. */
export function replaceAddress(address: string) {
  history.replaceState(null, '', address);
  addressStore.notify();
}
