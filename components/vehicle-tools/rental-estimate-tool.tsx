'use client';
'use lazy';

import { useState } from 'react';
import { useOccasion } from '@/components/device/use-occasion';
import { keepRentalDates, useRentalDates } from '@/components/device/use-rental-dates';
import { buttonClass } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/external-link';
import { Checkbox } from '@/components/ui/field';
import { useHydrated } from '@/components/ui/use-hydrated';
import { mailtoHref, whatsappHref } from '@/lib/enquiry/links';
import { rentalRequestMessage } from '@/lib/enquiry/rental-request';
import { site } from '@/lib/site/site';
import { dateInWords } from '@/lib/text/dates';
import { dayNumber } from '@/lib/text/days';
import { formatMeasure } from '@/lib/text/measures';
import { formatMoney } from '@/lib/text/money';
import { listInWords, upperFirst } from '@/lib/text/phrases';
import { dateIn, type Zone } from '@/lib/text/zone';
import type { Mode } from '@/lib/vehicle/mode';
import type { EstimateTerms } from '@/lib/vehicle/rental-terms';
import { rentalDatesText } from '@/lib/vehicle-tools/rental-dates';
import {
  MAX_RENTAL_DAYS,
  rentalDays,
  rentalDaysInWords,
  tooShort,
  worstCase,
} from '@/lib/vehicle-tools/rental-estimate';
import { ResultList } from './result-list';
import { Tool } from './tool';
import { ToolField } from './tool-field';

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
  const { pickUp, returnDate } = useRentalDates();
  const occasion = useOccasion();
  /** Null until the visitor says it: the occasion they came with decides. */
  const [saysWedding, setSaysWedding] = useState<boolean | null>(null);
  const wedding = terms.weddingDays !== undefined && (saysWedding ?? /wedding/i.test(occasion));
  const today = hydrated ? dateIn(zone, new Date()) : undefined;
  const days = rentalDays(pickUp, returnDate);
  const past = today !== undefined && dayNumber(pickUp) !== null && pickUp < today;
  const returnFault = faultOf(pickUp, returnDate, days, wedding, terms);
  const estimate =
    days === null || past || returnFault
      ? null
      : { days: rentalDaysInWords(days, pickUp === returnDate), amount: formatMoney(days * dailyRental) };
  const { chauffeur, kilometresADay, delivery, deposit, open } = terms;
  const worst = estimate && days !== null && worstCase(days, dailyRental, terms);
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
        occasion: saysWedding === false && /wedding/i.test(occasion) ? '' : occasion,
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
        <ToolField
          id="rental-pick-up"
          label="Pick-up"
          type="date"
          min={today}
          value={pickUp}
          fault={past ? 'Choose today or a later day.' : undefined}
          onChange={({ target }) => keepRentalDates(rentalDatesText(target.value, returnDate))}
        />
        <ToolField
          id="rental-return"
          label="Return"
          type="date"
          min={pickUp || today}
          value={returnDate}
          fault={returnFault}
          onChange={({ target }) => keepRentalDates(rentalDatesText(pickUp, target.value))}
        />
      </div>
      {terms.weddingDays !== undefined && days !== null && (
        <div className="mt-3">
          <Checkbox checked={wedding} onChange={({ target }) => setSaysWedding(target.checked)}>
            It is for a wedding
          </Checkbox>
        </div>
      )}
      <ResultList
        rows={
          days !== null && estimate
            ? [
                { label: 'Days', value: estimate.days },
                { label: 'At the daily rate', value: estimate.amount },
                ...(kilometresADay
                  ? [{ label: 'Kilometres included', value: formatMeasure(days * kilometresADay, 'km') }]
                  : []),
                ...(chauffeur ? [{ label: chauffeur.label, value: costOf(days, chauffeur.rate) }] : []),
                ...(delivery ? [{ label: 'Delivery', value: delivery }] : []),
                ...(deposit ? [{ label: 'Deposit held', value: deposit }] : []),
                ...worstRows,
                ...(open.length > 0 ? [{ label: 'To be confirmed', value: upperFirst(listInWords(open)) }] : []),
              ]
            : null
        }
        missing={past || returnFault ? '' : 'Choose both dates to see the amount.'}
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

/** The fault of a chosen return date. */
function faultOf(
  pickUp: string,
  returnDate: string,
  days: number | null,
  wedding: boolean,
  terms: EstimateTerms,
): string | undefined {
  if (dayNumber(pickUp) === null || dayNumber(returnDate) === null) return undefined;
  if (days === null) return 'Choose the day of pick-up or a later one.';
  if (days > MAX_RENTAL_DAYS) return `Choose a day within ${MAX_RENTAL_DAYS} days, or ask us about a longer rental.`;
  const short = tooShort(pickUp, days, wedding, terms);
  if (!short) return undefined;
  return `Rented for at least ${short.days} days${short.reason}: choose ${dateInWords(short.returnDate)} or a later day.`;
}

const costOf = (days: number, rate: number | string) => (typeof rate === 'number' ? formatMoney(days * rate) : rate);
