import { daysInWords } from '@/lib/text/days';
import { formatMoney } from '@/lib/text/money';
import { type Asked, sumAsked } from './asking';
import type { Mode } from './mode';
import { monthlyPayment } from './monthly';

/** The line below a price: the total for the visitor's own dates or terms. */
export type BelowPrice = { readonly mode: Mode; readonly words: string };

/**
 * The sum for the days of a rental, or for a month, to three figures; empty if there is none.
 * @param days 0 without dates
 * @param terms as the tab keeps them
 */
function ownSum(vehicle: Asked, mode: Mode, days: number, terms: string): string {
  const asked = sumAsked(vehicle, mode) ?? 0;
  const month = vehicle.status === 'sold' ? 0 : Number(monthlyPayment(asked, terms).toPrecision(3));
  const sum = mode === 'rental' ? asked * days : month;
  return sum > 0 ? formatMoney(sum) : '';
}

/** 'KES 450,000 for 3 days', or 'About KES 912,000 a month'. */
export function belowPrice(vehicle: Asked, mode: Mode, days: number, terms: string): BelowPrice | undefined {
  const sum = ownSum(vehicle, mode, days, terms);
  if (!sum) return undefined;
  return { mode, words: mode === 'rental' ? `${sum} for ${daysInWords(days)}` : `About ${sum} a month` };
}
