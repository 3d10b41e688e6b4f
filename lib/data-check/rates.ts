import type { Currency } from '@/lib/schema/types';
import { isFresh } from '@/lib/vehicle/rates';

/**
 * Rates that are too old to be shown, and those of a day to come.
 * @param today by the dealer's calendar: '2026-11-21'
 */
export function rateNotices(currencies: readonly Currency[], today: string): readonly string[] {
  return currencies.flatMap(({ code, asOf }) => {
    const of = `data/currencies.json: the rate of ${code} is of ${asOf},`;
    if (!isFresh(asOf, today)) return [`${of} over 30 days ago, so no price is shown in it; look it up again`];
    return asOf > today ? [`${of} a day to come, which is hardly meant`] : [];
  });
}
