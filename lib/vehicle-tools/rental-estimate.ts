import type { RentalTerms } from '@/lib/schema/types';
import { dateOf, dayNumber, weekdayOf } from '@/lib/text/days';
import type { EstimateTerms } from '@/lib/vehicle/rental-terms';

/** A longer rental is for the dealer to price. */
export const MAX_RENTAL_DAYS = 365;

const SATURDAY = 5;

/**
 * The charged days of a rental: one for each night, and at least one. A return on the same day or the next is one day.
 * @returns null for invalid dates, or a return before the pick-up
 */
export function rentalDays(pickUp: string, returnDate: string): number | null {
  const [from, to] = [dayNumber(pickUp), dayNumber(returnDate)];
  if (from === null || to === null || to < from) return null;
  return Math.max(1, to - from);
}

type Fewest = Pick<RentalTerms, 'minimumDays' | 'weekendDays' | 'weddingDays'>;

/** The shortest rental, if the wanted one is shorter: its days, its reason and its return date. */
export type TooShort = { readonly days: number; readonly reason: string; readonly returnDate: string };

/**
 * Whether a rental is shorter than the terms allow.
 * @param days those charged, from the pick-up on
 */
export function tooShort(
  pickUp: string,
  days: number,
  wedding: boolean,
  { minimumDays = 1, weekendDays = 1, weddingDays }: Fewest,
): TooShort | null {
  const from = dayNumber(pickUp) ?? 0;
  const takesInWeekend = weekdayOf(from) + Math.max(days, minimumDays) > SATURDAY;
  const [fewest, reason] =
    wedding && weddingDays !== undefined
      ? [weddingDays, ' for a wedding']
      : takesInWeekend && weekendDays > minimumDays
        ? [weekendDays, ' over a Saturday or Sunday night']
        : [minimumDays, ''];
  return days < fewest ? { days: fewest, reason, returnDate: dateOf(from + fewest) } : null;
}

/** The days in words; one day says which of the two it is. */
export function rentalDaysInWords(days: number, sameDay: boolean): string {
  if (days > 1) return `${days} days`;
  return sameDay ? '1 day, back the same day' : '1 day, overnight';
}

/** The further kilometres of the worst case: a drive out of town that the renter did not plan. */
const FURTHER_KILOMETRES = 100;

/** The possible costs beyond the days, each with its sum, and the total. */
export type WorstCase = {
  readonly parts: readonly { readonly label: string; readonly sum: number }[];
  readonly total: number;
};

/**
 * The highest cost of a rental: damage, a day late, further kilometres, and the deposit still held. Only terms with a
 * sum count, without the renter's options.
 * @returns null where the terms have no such sum
 */
export function worstCase(
  days: number,
  dailyRental: number,
  { onTop = [], chauffeur }: Pick<EstimateTerms, 'onTop' | 'chauffeur'>,
): WorstCase | null {
  const [deposit = 0, excess = 0, extraKilometre = 0, lateDay = 0] = onTop;
  const parts = [
    { label: 'Deposit held', sum: deposit },
    { label: 'Damage, up to the excess', sum: excess },
    { label: `${FURTHER_KILOMETRES} further km`, sum: FURTHER_KILOMETRES * extraKilometre },
    { label: 'A day late', sum: lateDay },
  ].filter(({ sum }) => sum > 0);
  if (parts.length === 0) return null;
  const perDay =
    dailyRental + (chauffeur?.label === 'Chauffeur' && typeof chauffeur.rate === 'number' ? chauffeur.rate : 0);
  return { parts, total: parts.reduce((total, { sum }) => total + sum, days * perDay) };
}
