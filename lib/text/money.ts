import { LOCALE } from './locale';
import { once } from './once';

/** ISO 4217. */
export const CURRENCY = 'KES';

/** Made when it is first asked for: it takes long, and not every page formats an amount in the browser. */
const shillingFormat = once(
  () =>
    new Intl.NumberFormat(LOCALE, {
      style: 'currency',
      currency: CURRENCY,
      // The symbol would be 'Ksh'; the specification writes the code.
      currencyDisplay: 'code',
      maximumFractionDigits: 0,
    }),
);

/** Whole Kenyan shillings as the specification writes them: 'KES 45,000,000'. */
export function formatKes(shillings: number): string {
  // Between code and amount some engines put a no-break space, others a narrow one.
  return shillingFormat().format(shillings).replace(/\s/gu, ' ');
}

/** Whole Kenyan shillings a day: 'KES 125,000/day'. */
export function formatDailyRental(shillings: number): string {
  return `${formatKes(shillings)}/day`;
}
