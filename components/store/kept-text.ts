'use client';

import { createStore, useStore } from '@/components/ui/store';

/* Texts that hold for all pages, until the tab closes or on the device for good. */

const RENTAL_DATES_KEY = 'rental-dates';

type Place = 'tab' | 'device';

const storageOf = (place: Place) => (place === 'tab' ? sessionStorage : localStorage);

/** Texts that storage did not take, by their keys: they last as long as the page. */
const unstored = new Map<string, string>();

const store = createStore((notify) => {
  function onOtherTab({ key }: StorageEvent) {
    // Storage works again, and its content is newer.
    if (key === null) unstored.clear();
    else unstored.delete(key);
    notify();
  }
  // A page from the back/forward cache has missed those changes.
  const onReturn = ({ persisted }: PageTransitionEvent) => persisted && notify();
  addEventListener('storage', onOtherTab);
  addEventListener('pageshow', onReturn);
  return () => {
    removeEventListener('storage', onOtherTab);
    removeEventListener('pageshow', onReturn);
  };
});

/** The text; empty until one is kept. */
export function keptText(key: string, place: Place = 'tab'): string {
  try {
    if (unstored.has(key)) return unstored.get(key) as string;
    return storageOf(place).getItem(key) ?? '';
  } catch {
    return '';
  }
}

export const useKeptText = (key: string, place: Place = 'tab') => useStore(store, () => keptText(key, place), '');

/**
 * Keeps another text; an empty one is removed.
 * @param change of the last text, not of the rendered one: input before hydration is replayed before the next render
 */
export function changeKeptText(key: string, change: (last: string) => string, place: Place = 'tab'): void {
  const text = change(keptText(key, place));
  try {
    if (text) storageOf(place).setItem(key, text);
    else storageOf(place).removeItem(key);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
  store.notify();
}

/** False where the browser did not take the text. */
export const isStored = (key: string) => !unstored.has(key);

/** Whether the browser keeps anything for this site. */
export function canStore(): boolean {
  try {
    localStorage.setItem('probe', 'yes');
    localStorage.removeItem('probe');
    return true;
  } catch {
    return false;
  }
}

/** The rental dates that the visitor chose, for all cars, until the tab closes. `days` is 0 until both dates are valid. */
export function useRentalDates() {
  const [pickUp = '', returnDate = '', days = '', words = ''] = useKeptText(RENTAL_DATES_KEY).split('/');
  return { pickUp, returnDate, days: Number(days), words };
}

/** @param change of lib/vehicle/rental-dates.ts */
export const changeRentalDates = (change: (last: string) => string) => changeKeptText(RENTAL_DATES_KEY, change);

/** The dates in a message about a car for rent; empty without any. */
export const useRentalRequest = () => useRentalDates().words;
