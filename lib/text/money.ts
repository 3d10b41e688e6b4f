import { DECIMALS, SUM_AFTER, SUM_BEFORE } from '@/lib/market/market';
import { formatNumber } from './format-number';

/** A sum as the dealer writes it: 'KES 45,000,000'. */
export function formatMoney(sum: number): string {
  const least = Number.isInteger(sum) ? 0 : DECIMALS;
  return SUM_BEFORE + formatNumber(sum, { least }) + SUM_AFTER;
}

/** 'KES 125,000/day' */
export function formatDailyRental(sum: number): string {
  return `${formatMoney(sum)}/day`;
}
