'use client';

import { useSyncExternalStore } from 'react';
import { dateIn, dateInWords } from '@/lib/text/dates';

/** A formatter for a time zone takes a phone longer than all else on most pages: none is made for whoever only reads. */
let isAsked = false;

function subscribe(onChange: () => void) {
  const ask = () => {
    isAsked = true;
    onChange();
  };
  addEventListener('beforeprint', ask);
  return () => removeEventListener('beforeprint', ask);
}

/** The day of printing by a clock of the time zone, the dealer's: prices on paper outlive those on the site. */
export function PrintedDate({ timeZone }: { readonly timeZone: string }) {
  const date = useSyncExternalStore(
    subscribe,
    () => (isAsked ? dateIn(timeZone, new Date()) : null),
    () => null,
  );
  return date && <p>Printed on {dateInWords(date)}</p>;
}
