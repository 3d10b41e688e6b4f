import { SUM_BEFORE } from '@/lib/locale';
import { formatNumber } from './format-number';

/** A sum as the dealer writes it: 'KES 45,000,000'. */
export function formatMoney(sum: number): string {
  return SUM_BEFORE + formatNumber(sum);
}

/** 'KES 125,000/day' */
export function formatDailyRental(sum: number): string {
  return `${formatMoney(sum)}/day`;
}
