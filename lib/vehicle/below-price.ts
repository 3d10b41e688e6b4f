import { daysInWords } from '@/lib/text/days';
import { formatMoney } from '@/lib/text/numbers';
import { type Asked, sumAsked } from './asking';
import type { Mode } from './mode';

/** The line below a price: the total for the visitor's own dates. */
export type BelowPrice = { readonly mode: Mode; readonly words: string };

/** 'KES 450,000 for 3 days'. `days` is 0 without dates. */
export function belowPrice(vehicle: Asked, mode: Mode, days: number): BelowPrice | undefined {
  const sum = mode === 'rental' ? (sumAsked(vehicle, mode) ?? 0) * days : 0;
  return sum > 0 ? { mode, words: `${formatMoney(sum)} for ${daysInWords(days)}` } : undefined;
}
