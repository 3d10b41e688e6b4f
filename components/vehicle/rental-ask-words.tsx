'use client';

import { useRentalRequest } from '@/components/store/kept-text';
import { ChangingText } from '@/components/ui/spoken';

/** The words of the sheet's button in rental mode. */
export function RentalAskWords() {
  return <ChangingText>{useRentalRequest() ? 'Ask for these dates' : 'Choose dates or ask'}</ChangingText>;
}
