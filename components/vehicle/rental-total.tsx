'use client';

import { useRentalDates } from '@/components/device/kept-text';
import { daysInWords } from '@/lib/text/days';
import { formatMoney } from '@/lib/text/money';

/** The total for the chosen dates, below the daily rate. */
export function RentalTotal({ dailyRental }: { readonly dailyRental: number }) {
  const { days } = useRentalDates();
  return days > 0 ? `${formatMoney(dailyRental * days)} for ${daysInWords(days)}` : null;
}
