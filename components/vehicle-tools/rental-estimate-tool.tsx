'use client';
'use lazy';

import { useState } from 'react';
import { useOccasion } from '@/components/device/use-occasion';
import { useRentalDates } from '@/components/device/use-rental-dates';
import { buttonClass } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/external-link';
import { Checkbox } from '@/components/ui/field';
import { useHydrated } from '@/components/ui/use-hydrated';
import { mailtoHref, whatsappHref } from '@/lib/enquiry/links';
import { rentalRequestMessage } from '@/lib/enquiry/rental-request';
import { site } from '@/lib/site/site';
import { dateInWords } from '@/lib/text/dates';
import { formatMeasure } from '@/lib/text/measures';
import { formatMoney } from '@/lib/text/money';
import { listInWords, upperFirst } from '@/lib/text/phrases';
import { dateIn, type Zone } from '@/lib/text/zone';
import type { Mode } from '@/lib/vehicle/mode';
import type { EstimateTerms } from '@/lib/vehicle/rental-terms';
import { rentalDateFaults } from '@/lib/vehicle-tools/rental-dates';
import { rentalDaysInWords, tooShort, worstCase } from '@/lib/vehicle-tools/rental-estimate';
import { RentalDateFields } from './rental-date-fields';
import { ResultList, type Row } from './result-list';
import { Tool } from './tool';

type Props = {
  readonly id: number;
  readonly name: string;
  readonly dailyRental: number;
  readonly only: Mode | null;
  readonly terms: EstimateTerms;
  readonly zone: Zone;
};

/** Days, amount and terms of a rental, with a WhatsApp message that asks for the dates. */
export function RentalEstimateTool({ id, name, dailyRental, only, terms, zone }: Props) {
  const hydrated = useHydrated();
  const { pickUp, returnDate, days } = useRentalDates();
  const occasion = useOccasion();
  /** Null until the visitor says it: the occasion they came with decides. */
  const [saysWedding, setSaysWedding] = useState<boolean | null>(null);
  const cameForWedding = /wedding/i.test(occasion);
  const wedding = terms.weddingDays !== undefined && (saysWedding ?? cameForWedding);
  const today = hydrated ? dateIn(zone, new Date()) : undefined;
  const faults = rentalDateFaults(pickUp, returnDate, today);
  faults.returnDate ??= shortFault(pickUp, days, wedding, terms);
  const isFaulty = faults.pickUp || faults.returnDate;
  const estimate =
    days === 0 || isFaulty
      ? null
      : { days: rentalDaysInWords(days, pickUp === returnDate), amount: formatMoney(days * dailyRental) };
  const { chauffeur, kilometresADay, delivery, deposit, open } = terms;
  const worst = estimate && worstCase(days, dailyRental, terms);
  const worstRows = worst
    ? [...worst.parts, { label: terms.worst ?? '', sum: worst.total }].map(({ label, sum }) => ({
        label,
        value: formatMoney(sum),
      }))
    : [];
  const message =
    estimate &&
    rentalRequestMessage(
      { id, name },
      {
        pickUp: dateInWords(pickUp),
        returnDate: dateInWords(returnDate),
        worst: worstRows,
        wedding,
        // Not against what the visitor unchecks.
        occasion: saysWedding === false && cameForWedding ? '' : occasion,
        open,
        ...estimate,
      },
    );

  return (
    <Tool
      id="rental-estimate"
      title="Rental estimate"
      shownIn={only ? undefined : 'rental'}
      note={<p>Charged by the night; a same-day return counts as one day.</p>}
    >
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
      <ResultList
        rows={
          estimate &&
          [
            { label: 'Days', value: estimate.days },
            { label: 'At the daily rate', value: estimate.amount },
            { label: 'Kilometres included', value: kilometresADay && formatMeasure(days * kilometresADay, 'km') },
            { label: chauffeur?.label, value: chauffeur && costOf(days, chauffeur.rate) },
            { label: 'Delivery', value: delivery },
            { label: 'Deposit held', value: deposit },
            ...worstRows,
            { label: 'To be confirmed', value: upperFirst(listInWords(open)) },
          ].filter((row): row is Row => Boolean(row.value))
        }
        missing={isFaulty ? '' : 'Choose both dates to see the amount.'}
      />
      {message && (
        <div className="mt-6 flex flex-wrap gap-x-6 gap-y-3">
          <ExternalLink
            href={whatsappHref(site.whatsapp, message)}
            className={buttonClass('primary', 'w-full sm:w-auto')}
          >
            Ask for these dates on WhatsApp
          </ExternalLink>
          <a
            href={mailtoHref({ to: site.emails.sales, subject: `Rental of the ${name}`, body: message })}
            className={buttonClass('quiet', 'w-full sm:w-auto')}
          >
            Ask by e-mail
          </a>
        </div>
      )}
    </Tool>
  );
}

/** The fault of a rental that is shorter than the terms allow. */
function shortFault(pickUp: string, days: number, wedding: boolean, terms: EstimateTerms): string | undefined {
  const short = days > 0 ? tooShort(pickUp, days, wedding, terms) : null;
  if (!short) return undefined;
  return `Rented for at least ${short.days} days${short.reason}: choose ${dateInWords(short.returnDate)} or a later day.`;
}

const costOf = (days: number, rate: number | string) => (typeof rate === 'number' ? formatMoney(days * rate) : rate);
