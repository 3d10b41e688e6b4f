'use client';

import { createStore, useStore } from '@/components/ui/store';
import { GARAGE_KEY, keptText, readKept, type TypedGarage } from '@/lib/garage/garage';

const store = createStore((notify) => {
  // A page from the back/forward cache has missed what a later one kept.
  function readAgain({ persisted }: PageTransitionEvent) {
    if (!persisted) return;
    typed = null;
    notify();
  }
  addEventListener('pageshow', readAgain);
  return () => removeEventListener('pageshow', readAgain);
});

/** The last text that was read or written. Without storage it lasts as long as the page. */
let typed: string | null = null;

function read(): string {
  try {
    typed ??= localStorage.getItem(GARAGE_KEY);
  } catch {
    // Storage is blocked.
  }
  return typed ?? '';
}

/** The measures of the visitor's garage, as typed, kept on the device. */
export function useGarage(): readonly [TypedGarage, (changed: Partial<TypedGarage>) => void] {
  return [readKept(useStore(store, read, '')), keep];
}

/** Adds to what was typed last, not to what was rendered last: input before hydration is replayed field by field. */
function keep(changed: Partial<TypedGarage>): void {
  const garage = { ...readKept(read()), ...changed };
  typed = keptText(garage);
  const isEmpty = Object.values(garage).every((text) => text === '');
  try {
    if (isEmpty) localStorage.removeItem(GARAGE_KEY);
    else localStorage.setItem(GARAGE_KEY, typed);
  } catch {
    // Storage is blocked or full.
  }
  store.notify();
}
