'use client';

import { createStore, useStore } from '@/components/ui/store';
import { RENTAL_DATES_KEY } from '@/lib/device/device-list';
import { useOccasion } from './use-occasion';

const store = createStore((notify) => {
  // A page from the back/forward cache has missed what a later one kept.
  function readAgain({ persisted }: PageTransitionEvent) {
    if (!persisted) return;
    chosen = '';
    notify();
  }
  addEventListener('pageshow', readAgain);
  return () => removeEventListener('pageshow', readAgain);
});
/** The last value that was read or written. Without storage it lasts as long as the page. */
let chosen = '';

function read(): string {
  try {
    chosen ||= sessionStorage.getItem(RENTAL_DATES_KEY) ?? '';
  } catch {
    // Storage is blocked.
  }
  return chosen;
}

/** The rental dates that the visitor chose, for all cars, until the tab closes. `days` is 0 until both dates are valid. */
export function useRentalDates() {
  const [pickUp = '', returnDate = '', days = '', words = ''] = useStore(store, read, '').split('/');
  return { pickUp, returnDate, days: Number(days), words };
}

/** @param text of lib/vehicle-tools/rental-dates.ts */
export function keepRentalDates(text: string): void {
  chosen = text;
  try {
    sessionStorage.setItem(RENTAL_DATES_KEY, text);
  } catch {
    // Storage is blocked or full.
  }
  store.notify();
}

/** What a message about a car for rent says of the occasion and the dates; empty without both. */
export function useRentalRequest(): string {
  return [useOccasion(), useRentalDates().words].filter(Boolean).join(' ');
}
