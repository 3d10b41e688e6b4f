'use client';

import { createStore, useStore } from '@/components/ui/store';
import { PROBE_KEY, RENTAL_DATES_KEY } from '@/lib/device/device-list';

/* Texts that hold for all pages, until the tab closes or on the device for good. */

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
export function keptText(keptKey: string, place: Place = 'tab'): string {
  try {
    if (unstored.has(keptKey)) return unstored.get(keptKey) as string;
    const keptStorage = storageOf(place);
    return keptStorage.getItem(keptKey) ?? '';
  } catch {
    return '';
  }
}

export const useKeptText = (key: string, place: Place = 'tab') => useStore(store, () => keptText(key, place), '');

/**
 * Keeps another text; an empty one is removed.
 * @param change of the last text, not of the rendered one: input before hydration is replayed before the next render
 */
export function changeKeptText(keptKey: string, change: (last: string) => string, place: Place = 'tab'): void {
  const text = change(keptText(keptKey, place));
  try {
    const keptStorage = storageOf(place);
    if (text) keptStorage.setItem(keptKey, text);
    else keptStorage.removeItem(keptKey);
    unstored.delete(keptKey);
  } catch {
    unstored.set(keptKey, text);
  }
  store.notify();
}

/** False where the browser did not take the text. */
export const isStored = (key: string) => !unstored.has(key);

/** Whether the browser keeps anything for this site. */
export function canStore(): boolean {
  try {
    localStorage.setItem(PROBE_KEY, 'yes');
    localStorage.removeItem(PROBE_KEY);
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
