'use client';

import { useSyncExternalStore } from 'react';
import { dateInWords } from '@/lib/text/dates';
import { dateIn, type Zone } from '@/lib/text/zone';

/** A formatter for the words takes a phone longer than all else on most pages: none is made for whoever only reads. */
let isAsked = false;

function subscribe(onChange: () => void) {
  const ask = () => {
    isAsked = true;
    onChange();
  };
  addEventListener('beforeprint', ask);
  return () => removeEventListener('beforeprint', ask);
}

/** The day of printing by the dealer's clock: prices on paper outlive those on the site. */
export function PrintedDate({ zone }: { readonly zone: Zone }) {
  const date = useSyncExternalStore(
    subscribe,
    () => (isAsked ? dateIn(zone, new Date()) : null),
    () => null,
  );
  return date && <p>Printed on {dateInWords(date)}</p>;
}
