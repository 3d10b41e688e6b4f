import { useState } from 'react';
import { useRentalDates } from '@/components/device/kept-text';
import { useOccasion } from '@/components/device/page-state';
import { Checkbox } from '@/components/ui/field';
import { rentalSentences, rowsParagraph } from '@/lib/enquiry/ask-message';
import { dateInWords } from '@/lib/text/dates';
import { formatMeasure } from '@/lib/text/measures';
import { formatMoney } from '@/lib/text/money';
import type { EstimateTerms } from '@/lib/vehicle/rental-terms';
import { rentalDateFaults } from '@/lib/vehicle-tools/rental-dates';
import { rentalDaysInWords, tooShort, worstCase } from '@/lib/vehicle-tools/rental-estimate';
import { RentalDateFields } from './rental-date-fields';
import type { Topic } from './topic';

/**
 * Days, amount and terms of a rental.
 * @param today by the dealer's clock; undefined until the page is hydrated
 */
export function useRentalEstimate(dailyRental: number, terms: EstimateTerms, today: string | undefined): Topic {
  const { pickUp, returnDate, days } = useRentalDates();
  const occasion = useOccasion();
  /** Null until the visitor answers: then the occasion of the visit decides. */
  const [saysWedding, setSaysWedding] = useState<boolean | null>(null);
  const cameForWedding = /wedding/i.test(occasion);
  const wedding = terms.weddingDays !== undefined && (saysWedding ?? cameForWedding);
  const faults = rentalDateFaults(pickUp, returnDate, today);
  faults.returnDate ??= shortFault(pickUp, days, wedding, terms);
  const { chauffeur, kilometresADay, delivery, deposit, open } = terms;
  const charged = rentalDaysInWords(days, pickUp === returnDate);
  const amount = formatMoney(days * dailyRental);
  const areChosen = days > 0 && !faults.pickUp && !faults.returnDate;
  const worst = worstCase(days, dailyRental, terms);
  const rows = areChosen && [
    { label: 'Pick-up', value: dateInWords(pickUp) },
    { label: 'Return', value: dateInWords(returnDate) },
    { label: 'Days', value: charged },
    { label: 'At the daily rate', value: amount },
    { label: 'Kilometres included', value: kilometresADay && formatMeasure(days * kilometresADay, 'km') },
    { label: chauffeur?.label, value: chauffeur && costOf(days, chauffeur.rate) },
    { label: 'Delivery', value: delivery },
    { label: 'Deposit held', value: deposit },
    ...(worst?.parts ?? []).map(({ label, sum }) => ({ label, value: formatMoney(sum) })),
    { label: terms.worst, value: worst && formatMoney(worst.total) },
  ];
  // An unchecked wedding overrides the occasion.
  const cameFor = saysWedding === false && cameForWedding ? '' : occasion;

  return {
    note: 'Charged by the night; a same-day return counts as one day.',
    fields: (
      <>
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <RentalDateFields today={today} faults={faults} />
        </div>
        {terms.weddingDays !== undefined && days > 0 && (
          <div className="mt-3">
            <Checkbox checked={wedding} onChange={({ target }) => setSaysWedding(target.checked)}>
              It is for a wedding
            </Checkbox>
          </div>
        )}
      </>
    ),
    result: areChosen && `${charged}: ${amount} at the daily rate.`,
    paragraph: rowsParagraph(rentalSentences(wedding ? 'It is for a wedding.' : cameFor, open), rows),
  };
}

function shortFault(pickUp: string, days: number, wedding: boolean, terms: EstimateTerms): string | undefined {
  const short = days > 0 ? tooShort(pickUp, days, wedding, terms) : null;
  if (!short) return undefined;
  return `Rented for at least ${short.days} days${short.reason}: choose ${dateInWords(short.returnDate)} or a later day.`;
}

const costOf = (days: number, rate: number | string) => (typeof rate === 'number' ? formatMoney(days * rate) : rate);
