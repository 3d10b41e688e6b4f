import type { Vehicle } from '@/lib/schema/types';
import { daysInWords } from '@/lib/text/days';
import { formatDailyRental, formatMoney } from '@/lib/text/numbers';
import { type Mode, priceCaptions } from './mode';

/* The price of a car: a sum, on request, or not for sale or for rent. */

export type Asked = Pick<Vehicle, 'price' | 'dailyRental'>;

/** The mode of a car that is only for sale or only for rent; null for both. */
export function soleMode({ price, dailyRental }: Asked): Mode | null {
  if (price === 'not for sale') return 'rental';
  return dailyRental === undefined || dailyRental === 'not for rent' ? 'sale' : null;
}

/** The value of data-only-in: 'sale' for vehicles none of which is for rent. */
export function onlyInMode(...vehicles: readonly Asked[]): 'sale' | undefined {
  return vehicles.every((vehicle) => soleMode(vehicle) === 'sale') ? 'sale' : undefined;
}

/** The sum asked in a mode; null where there is none. A sold car keeps both. */
export function sumAsked({ price, dailyRental }: Asked, mode: Mode): number | null {
  const asked = mode === 'sale' ? price : dailyRental;
  return typeof asked === 'number' ? asked : null;
}

/** 'KES 45,000,000', 'KES 125,000/day', 'On request', 'Not for sale' or 'Not for rent'. */
export function askedInWords(vehicle: Asked, mode: Mode): string {
  const sum = sumAsked(vehicle, mode);
  if (sum !== null) return mode === 'sale' ? formatMoney(sum) : formatDailyRental(sum);
  const only = soleMode(vehicle);
  if (only === null || only === mode) return 'On request';
  return mode === 'sale' ? 'Not for sale' : 'Not for rent';
}

type AskedLine = { readonly mode: Mode; readonly label: string; readonly value: string };

/** A line for each price shown: 'Purchase Price', or 'Purchase Price, for sale only' of a car without a rate. */
export function askedLines(asked: Asked, size: keyof typeof priceCaptions): readonly AskedLine[] {
  const only = soleMode(asked);
  return (['sale', 'rental'] as const)
    .filter((mode) => only === null || only === mode)
    .map((mode) => {
      const limit = only && `, ${mode === 'sale' ? 'for sale only' : 'for rent only'}`;
      return { mode, label: `${priceCaptions[size][mode]}${limit || ''}`, value: askedInWords(asked, mode) };
    });
}

/** The lines below a price: the total for the visitor's own dates, and that these are to be confirmed. */
export type BelowPrice = { readonly mode: Mode; readonly words: string };

/**
 * 'KES 450,000 for 3 days'; not of a sold car.
 * @param days 0 without a valid period
 * @param hasDate whether one is chosen; of one alone there is no total, and the words are empty
 */
export function belowPrice(
  vehicle: Asked & Pick<Vehicle, 'status'>,
  mode: Mode,
  days: number,
  hasDate = days > 0,
): BelowPrice | undefined {
  if (mode !== 'rental' || vehicle.status === 'sold' || !hasDate) return undefined;
  const sum = (sumAsked(vehicle, mode) ?? 0) * days;
  return { mode, words: sum > 0 ? `${formatMoney(sum)} for ${daysInWords(days)}` : '' };
}
