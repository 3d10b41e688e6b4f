'use client';

import { createStore, useStore } from '@/components/ui/store';

/* Texts that hold for all pages, until the tab closes or on the device for good. Without storage they last as long as the page. */

type Place = 'tab' | 'device';

/** The last values that were read or written, by their keys. */
let texts: Record<string, string> = {};

const store = createStore((notify) => {
  // A page from the back/forward cache has missed later changes.
  function readAgain({ persisted }: PageTransitionEvent) {
    if (!persisted) return;
    texts = {};
    notify();
  }
  function readOther({ key }: StorageEvent) {
    if (key) delete texts[key];
    notify();
  }
  addEventListener('pageshow', readAgain);
  // From another window.
  addEventListener('storage', readOther);
  return () => {
    removeEventListener('pageshow', readAgain);
    removeEventListener('storage', readOther);
  };
});

function read(keptKey: string, place: Place): string {
  try {
    const keptStorage = place === 'tab' ? sessionStorage : localStorage;
    texts[keptKey] ||= keptStorage.getItem(keptKey) ?? '';
  } catch {
    // Storage is blocked.
  }
  return texts[keptKey] ?? '';
}

/** The text; empty until one is kept. */
export const useKeptText = (keptKey: string, place: Place = 'tab'): string =>
  useStore(store, () => read(keptKey, place), '');

/**
 * Keeps another text; an empty one is removed.
 * @param change of the last text, not of the rendered one: input before hydration is replayed before the next render
 */
export function changeKeptText(keptKey: string, change: (last: string) => string, place: Place = 'tab'): void {
  const text = change(read(keptKey, place));
  texts[keptKey] = text;
  try {
    const keptStorage = place === 'tab' ? sessionStorage : localStorage;
    if (text) keptStorage.setItem(keptKey, text);
    else keptStorage.removeItem(keptKey);
  } catch {
    // Storage is blocked or full.
  }
  store.notify();
}
