'use client';

import { RENTAL_DATES_KEY } from '@/lib/device/device-list';
import { keepTabText, useTabText } from './tab-text';
import { useOccasion } from './use-occasion';

/** The rental dates that the visitor chose, for all cars, until the tab closes. `days` is 0 until both dates are valid. */
export function useRentalDates() {
  const [pickUp = '', returnDate = '', days = '', words = ''] = useTabText(RENTAL_DATES_KEY).split('/');
  return { pickUp, returnDate, days: Number(days), words };
}

/** @param text of lib/vehicle-tools/rental-dates.ts */
export function keepRentalDates(text: string): void {
  keepTabText(RENTAL_DATES_KEY, text);
}

/** What a message about a car for rent says of the occasion and the dates; empty without both. */
export function useRentalRequest(): string {
  return [useOccasion(), useRentalDates().words].filter(Boolean).join(' ');
}
