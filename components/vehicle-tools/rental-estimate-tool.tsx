'use client';

import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { externalLinkProps, whatsappHref } from '@/lib/enquiry/links';
import { rentalRequestMessage } from '@/lib/enquiry/messages';
import { site } from '@/lib/site/site';
import { dateIn, dateInWords } from '@/lib/text/dates';
import { formatKes } from '@/lib/text/money';
import type { Mode } from '@/lib/vehicle/mode';
import { MAX_RENTAL_DAYS, rentalDays, rentalDaysInWords } from '@/lib/vehicle-tools/rental-estimate';
import { ResultList } from './result-list';
import { Tool } from './tool';
import { ToolField } from './tool-field';

type Props = { readonly name: string; readonly dailyRental: number; readonly only: Mode | null };

/** Days and days times the daily rate, and the dates handed over to WhatsApp. */
export function RentalEstimateTool({ name, dailyRental, only }: Props) {
  const hydrated = useHydrated();
  const [pickUp, setPickUp] = useState('');
  const [returnDate, setReturnDate] = useState('');
  const today = hydrated ? dateIn(site.timeZone, new Date()) : undefined;
  const days = rentalDays(pickUp, returnDate);
  const past = today !== undefined && pickUp !== '' && pickUp < today;
  const backwards = pickUp !== '' && returnDate !== '' && days === null;
  const tooLong = days !== null && days > MAX_RENTAL_DAYS;
  const estimate =
    days === null || past || tooLong
      ? null
      : { days: rentalDaysInWords(days, pickUp === returnDate), amount: formatKes(days * dailyRental) };
  const returnFault = tooLong
    ? `Choose a day within ${MAX_RENTAL_DAYS} days, or ask us about a longer rental.`
    : 'Choose the day of pick-up or a later one.';

  return (
    <Tool
      id="rental-estimate"
      title="Rental estimate"
      shownIn={only ? undefined : 'rental'}
      note={
        <>
          <p>
            The daily rate times the days, nothing else. Each night away is a day; so is a rental that ends the same
            day.
          </p>
          <p>Deposit, age, mileage allowance and insurance are to be confirmed.</p>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <ToolField
          id="rental-pick-up"
          label="Pick-up"
          type="date"
          min={today}
          value={pickUp}
          disabled={!hydrated}
          fault={past ? 'Choose today or a later day.' : undefined}
          onChange={({ target }) => setPickUp(target.value)}
        />
        <ToolField
          id="rental-return"
          label="Return"
          type="date"
          min={pickUp || today}
          value={returnDate}
          disabled={!hydrated}
          fault={backwards || tooLong ? returnFault : undefined}
          onChange={({ target }) => setReturnDate(target.value)}
        />
      </div>
      <ResultList
        rows={
          estimate && [
            { label: 'Days', value: estimate.days },
            { label: 'At the daily rate', value: estimate.amount },
          ]
        }
        missing={`${past || backwards || tooLong ? 'Correct what is marked above' : 'Choose both dates'} to see the amount.`}
      />
      {estimate && (
        <a
          href={whatsappHref(
            site.whatsapp,
            rentalRequestMessage(name, {
              pickUp: dateInWords(pickUp),
              returnDate: dateInWords(returnDate),
              ...estimate,
            }),
          )}
          {...externalLinkProps}
          className={buttonClass('primary', 'mt-6 w-full sm:w-auto')}
        >
          Ask for these dates on WhatsApp<span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
    </Tool>
  );
}
