'use client';
'use lazy';

import { useState } from 'react';
import { useRentalDates } from '@/components/store/kept-text';
import { useOfferedMode } from '@/components/store/page-state';
import { buttonClass } from '@/components/ui/button';
import { Checkbox, Field, TextArea } from '@/components/ui/field';
import { ChangingText, Spoken } from '@/components/ui/spoken';
import { useHydrated } from '@/components/ui/store';
import { eyebrowClass } from '@/components/ui/text-classes';
import { askMessage, wishesIn } from '@/lib/enquiry/ask-message';
import { externalLinkProps, mailtoHref, telHref, whatsappHref } from '@/lib/enquiry/links';
import { site } from '@/lib/site/site';
import { dateAt } from '@/lib/text/days';
import type { Mode } from '@/lib/vehicle/mode';
import { rentalDateFaults, rentalTotal } from '@/lib/vehicle/rental-dates';
import { DateField, RentalDateFields } from './rental-date-fields';

type Props = {
  readonly id: number;
  readonly name: string;
  readonly only: Mode | null;
  /** Null where it is on request. */
  readonly price: number | null;
  readonly dailyRental: number | null;
  readonly canBeSeen: boolean;
};

/** One message about a car: what the visitor ticks, dates, their own words, and the links that send it. */
export function AskSheet({ id, name, only, price, dailyRental, canBeSeen }: Props) {
  const mode = useOfferedMode(only);
  const { pickUp, returnDate, days, words: dates } = useRentalDates();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [seeing, setSeeing] = useState({ date: '', time: '' });
  const [words, setWords] = useState('');
  const today = useHydrated() ? dateAt(new Date()) : undefined;
  const rents = mode === 'rental' && dailyRental !== null;
  const faults = rentalDateFaults(pickUp, returnDate, today);
  const total = rents && !faults.pickUp && !faults.returnDate ? rentalTotal(days, dailyRental) : '';
  const wishes = wishesIn(mode, price !== null);
  const message = askMessage({ id, name }, mode, {
    dates: total && dates,
    total,
    wishes: wishes.filter(({ label }) => ticked.has(label)),
    seeing: canBeSeen && seeing.date >= (today ?? '') ? seeing : { date: '', time: '' },
    words,
  });

  function tick(label: string) {
    setTicked((last) => new Set(last.has(label) ? [...last].filter((other) => other !== label) : [...last, label]));
  }

  return (
    <>
      <div className="js-only mt-4 grid gap-6">
        {rents && (
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
            <RentalDateFields today={today} faults={faults} />
            <p role="status" className="figures col-span-full text-lead">
              {total && <ChangingText>{total}</ChangingText>}
            </p>
          </div>
        )}
        <fieldset className="flex min-w-0 flex-wrap gap-x-8">
          <legend className="text-muted text-small">Choose what it is about, and add your own words.</legend>
          {wishes.map(({ label }) => (
            <Checkbox key={label} checked={ticked.has(label)} onChange={() => tick(label)}>
              {label}
            </Checkbox>
          ))}
        </fieldset>
        {canBeSeen && (
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
            <DateField
              id="see-date"
              label="See it on"
              type="date"
              min={today}
              value={seeing.date}
              onChange={({ target }) => setSeeing((last) => ({ ...last, date: target.value }))}
            />
            <DateField
              id="see-time"
              label="at"
              hint={`in ${site.address.city}`}
              type="time"
              step={900}
              value={seeing.time}
              onChange={({ target }) => setSeeing((last) => ({ ...last, time: target.value }))}
            />
          </div>
        )}
        <Field label="Your own words" hint="optional" htmlFor="ask-words">
          <TextArea id="ask-words" value={words} onChange={({ target }) => setWords(target.value)} />
        </Field>
      </div>
      <div className="mt-6 border-brass border-t-2 bg-surface p-5">
        <p className={eyebrowClass}>Your message</p>
        <p className="wrap-anywhere mt-3 whitespace-pre-line font-serif text-lead">
          <ChangingText>{message}</ChangingText>
        </p>
        <div className="mt-5 flex flex-wrap gap-3 *:flex-auto">
          <a href={whatsappHref(site.whatsapp, message)} {...externalLinkProps} className={buttonClass('primary')}>
            Send on WhatsApp<Spoken>(opens in a new tab)</Spoken>
          </a>
          <a
            href={mailtoHref({ to: site.emails.sales, subject: name, body: message })}
            className={buttonClass('secondary')}
          >
            Send by e-mail
          </a>
          <a href={telHref(site.phones[0].e164)} className={buttonClass('quiet')}>
            Call Now
          </a>
        </div>
      </div>
    </>
  );
}
