'use client';

import { RENTAL_DATES_KEY } from '@/lib/device/device-list';
import { changeKeptText, useKeptText } from './kept-text';
import { useOccasion } from './use-occasion';

/** The rental dates that the visitor chose, for all cars, until the tab closes. `days` is 0 until both dates are valid. */
export function useRentalDates() {
  const [pickUp = '', returnDate = '', days = '', words = ''] = useKeptText(RENTAL_DATES_KEY).split('/');
  return { pickUp, returnDate, days: Number(days), words };
}

/** @param change of lib/vehicle-tools/rental-dates.ts */
export const changeRentalDates = (change: (last: string) => string) => changeKeptText(RENTAL_DATES_KEY, change);

/** The occasion and the dates in a message about a car for rent; empty without both. */
export function useRentalRequest(): string {
  return [useOccasion(), useRentalDates().words].filter(Boolean).join(' ');
}
