'use client';

import { useSyncExternalStore } from 'react';
import { dateIn, dateInWords } from '@/lib/text/dates';

function subscribe(onChange: () => void) {
  addEventListener('beforeprint', onChange);
  return () => removeEventListener('beforeprint', onChange);
}

/** The day of printing by a clock of the time zone, the dealer's: prices on paper outlive those on the site. */
export function PrintedDate({ timeZone }: { readonly timeZone: string }) {
  const date = useSyncExternalStore(
    subscribe,
    () => dateIn(timeZone, new Date()),
    () => null,
  );
  return date && <p>Printed on {dateInWords(date)}</p>;
}
