'use client';

import { useSyncExternalStore } from 'react';
import { site } from '@/lib/site/site';
import { dateIn, dateInWords } from '@/lib/text/dates';

function subscribe(onChange: () => void) {
  addEventListener('beforeprint', onChange);
  return () => removeEventListener('beforeprint', onChange);
}

/** The day of printing, by the dealer's clock: prices on paper outlive those on the site. */
export function PrintedDate() {
  const date = useSyncExternalStore(
    subscribe,
    () => dateIn(site.timeZone, new Date()),
    () => null,
  );
  return date && <p>Printed on {dateInWords(date)}</p>;
}
