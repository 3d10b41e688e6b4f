'use client';

import { createStore, useStore } from '@/components/ui/store';
import { RENTAL_DATES_KEY } from '@/lib/device/device-list';
import { useOccasion } from './use-occasion';

const store = createStore();
/** As read at first and kept since; all there is where storage is blocked. */
let chosen = '';

function read(): string {
  try {
    chosen ||= sessionStorage.getItem(RENTAL_DATES_KEY) ?? '';
  } catch {
    // Storage is blocked.
  }
  return chosen;
}

/** The dates a car is wanted for, of every car for as long as the tab is open; `days` is 0 until they make a rental. */
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
    // Storage is blocked or full: the dates last as long as the page.
  }
  store.notify();
}

/** What a message about a car for rent says of the occasion and the dates; empty without both. */
export function useRentalRequest(): string {
  return [useOccasion(), useRentalDates().words].filter(Boolean).join(' ');
}
