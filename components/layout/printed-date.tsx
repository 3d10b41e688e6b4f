'use client';
'use lazy';

import { createStore, useStore } from '@/components/ui/store';
import { dateInWords } from '@/lib/text/dates';
import { dateIn, type Zone } from '@/lib/text/zone';

/** `Intl.DateTimeFormat` costs 60-80 ms on a slow phone: the date is formatted when the page is printed. */
let isPrinted = false;

const printing = createStore((notify) => {
  const print = () => {
    isPrinted = true;
    notify();
  };
  addEventListener('beforeprint', print);
  return () => removeEventListener('beforeprint', print);
});

/** The day of printing by the dealer's clock: printed prices go out of date. */
export function PrintedDate({ zone }: { readonly zone: Zone }) {
  const date = useStore(printing, () => (isPrinted ? dateIn(zone, new Date()) : null), null);
  return date && <p>Printed on {dateInWords(date)}</p>;
}
