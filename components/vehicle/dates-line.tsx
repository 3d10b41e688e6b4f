'use client';

import { useRentalDates } from '@/components/store/kept-text';
import type { Vehicle } from '@/lib/schema/types';
import { type Asked, belowPrice, soleMode } from '@/lib/vehicle/asking';

/** The visitor's dates with their price: 'Available' alone would seem to speak of these days. */
export function DatesLine(asked: Asked & Pick<Vehicle, 'status'>) {
  const { days, words } = useRentalDates();
  if (!words) return null;
  const total = belowPrice(asked, 'rental', days)?.words;
  return (
    <p
      className="figures mt-4 border-brass border-l-2 pl-4 text-small"
      data-only-in={soleMode(asked) ? undefined : 'rental'}
    >
      {[words, total && `${total}.`, 'We confirm your dates.'].filter(Boolean).join(' ')}
    </p>
  );
}
