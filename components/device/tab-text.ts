'use client';

import { createStore, useStore } from '@/components/ui/store';

/* Texts that hold for all pages until the tab closes. Without storage they last as long as the page. */

/** The last values that were read or written, by their keys in session storage. */
let texts: Record<string, string> = {};

const store = createStore((notify) => {
  // A page from the back/forward cache has missed what a later one kept.
  function readAgain({ persisted }: PageTransitionEvent) {
    if (!persisted) return;
    texts = {};
    notify();
  }
  addEventListener('pageshow', readAgain);
  return () => removeEventListener('pageshow', readAgain);
});

function read(tabKey: string): string {
  try {
    texts[tabKey] ||= sessionStorage.getItem(tabKey) ?? '';
  } catch {
    // Storage is blocked.
  }
  return texts[tabKey] ?? '';
}

/** The text; empty until one is kept. */
export const useTabText = (tabKey: string): string => useStore(store, () => read(tabKey), '');

export function keepTabText(tabKey: string, text: string): void {
  texts[tabKey] = text;
  try {
    sessionStorage.setItem(tabKey, text);
  } catch {
    // Storage is blocked or full.
  }
  store.notify();
}
