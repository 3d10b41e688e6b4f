'use client';
'use lazy';

import { type MouseEvent, useState } from 'react';
import { ReadyMessage } from '@/components/enquiry/ready-message';
import { readDraft, storeDraft } from '@/components/enquiry/use-draft';
import { useRentalDates } from '@/components/store/kept-text';
import { useOfferedMode } from '@/components/store/page-state';
import { setTick, useTicks } from '@/components/store/ticks';
import { buttonClass } from '@/components/ui/button';
import { Checkbox, Field, TextArea } from '@/components/ui/field';
import { ChangingText } from '@/components/ui/spoken';
import { useHydrated } from '@/components/ui/store';
import { askMessage, VIEW_IT, type Wish } from '@/lib/enquiry/ask-message';
import { ENQUIRY_DRAFT_KEY, parseDraft, serialiseDraft } from '@/lib/enquiry/draft';
import { telHref } from '@/lib/enquiry/links';
import { greeting } from '@/lib/enquiry/messages';
import { vehicleEnquiryRoute } from '@/lib/page/routes';
import type { RentalTerms } from '@/lib/schema/types';
import { hoursInWords, type OpeningTimes, visitFault } from '@/lib/site/opening-hours';
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
  readonly dailyRental: number | null;
  readonly rates?: RentalTerms['rates'];
  readonly wishes: Readonly<Record<Mode, readonly Wish[]>>;
  readonly times: OpeningTimes;
};

/** One message about a car: what the visitor ticks, dates, their own words, and the links that send it. */
export function AskSheet({ id, name, only, dailyRental, rates, wishes, times }: Props) {
  const mode = useOfferedMode(only);
  const { pickUp, returnDate, days, words: dates } = useRentalDates();
  const ticks = useTicks();
  const [seeing, setSeeing] = useState({ date: '', time: '' });
  const [words, setWords] = useState('');
  const [sent, setSent] = useState({ by: '', message: '' });
  const today = useHydrated() ? dateAt(new Date()) : undefined;
  const rents = mode === 'rental' && dailyRental !== null;
  const faults = rentalDateFaults(pickUp, returnDate, today);
  const total = rents && !faults.pickUp && !faults.returnDate ? rentalTotal(pickUp, days, dailyRental, rates) : '';
  const message = askMessage({ id, name }, mode, {
    dates: rents ? dates : '',
    total,
    wishes: wishes[mode].filter(({ label }) => ticks.includes(label)),
    seeing: seeing.date >= (today ?? '') ? seeing : { ...seeing, date: '' },
    words,
  });

  /** The sheet stays open, without a step of the history: that would cancel the link in a browser without tabs. */
  function handOver(event: MouseEvent, by: string) {
    event.stopPropagation();
    setSent({ by, message });
  }

  /** The contact form opens with the message; its other fields stay as they are. */
  function fillForm() {
    const route = new URL(vehicleEnquiryRoute(id, mode), location.href);
    const begun = { message: message.replace(`${greeting} `, '') };
    const fields = { ...parseDraft(readDraft(ENQUIRY_DRAFT_KEY))?.fields, ...begun };
    storeDraft(serialiseDraft({ fields, from: route.search, begun }), ENQUIRY_DRAFT_KEY);
  }

  return (
    <>
      <div className="js-only mt-4 grid gap-5">
        {rents && (
          <div className="grid gap-3 min-[22rem]:grid-cols-2">
            <RentalDateFields today={today} faults={faults} />
            <p className="col-span-full text-muted text-small">Same day or overnight: one day.</p>
            <p role="status" className="figures col-span-full text-lead">
              {dates && <ChangingText>{`${total || dates} We confirm your dates.`}</ChangingText>}
            </p>
          </div>
        )}
        <fieldset className="grid min-w-0 grid-cols-2 gap-x-5">
          <legend className="text-muted text-small">Tick what you need.</legend>
          {wishes[mode].map(({ label }) => (
            <Checkbox
              key={label}
              checked={ticks.includes(label)}
              onChange={({ target }) => setTick(label, target.checked)}
            >
              {label}
            </Checkbox>
          ))}
        </fieldset>
        {ticks.includes(VIEW_IT) && (
          <div className="grid gap-3 min-[22rem]:grid-cols-2">
            <DateField
              id="see-date"
              label="Day"
              type="date"
              min={today}
              value={seeing.date}
              fault={rentalDateFaults(seeing.date, '', today).pickUp}
              onChange={({ target }) => setSeeing((last) => ({ ...last, date: target.value }))}
            />
            <DateField
              id="see-time"
              label={`Time (${site.address.city})`}
              type="time"
              step={900}
              value={seeing.time}
              fault={visitFault(seeing.date, seeing.time, times)}
              onChange={({ target }) => setSeeing((last) => ({ ...last, time: target.value }))}
            />
            <p className="col-span-full text-muted text-small empty:absolute">{hoursInWords(seeing.date, times)}</p>
          </div>
        )}
        <Field label="Anything else?" htmlFor="ask-words">
          <TextArea id="ask-words" rows={2} value={words} onChange={({ target }) => setWords(target.value)} />
        </Field>
      </div>
      <ReadyMessage
        subject={name}
        body={message}
        onHandOver={handOver}
        sentBy={sent.message === message ? sent.by : ''}
      >
        <a href={telHref(site.phones[0].e164)} className={buttonClass('quiet')}>
          Call Now
        </a>
        <a href={vehicleEnquiryRoute(id, mode)} onClick={fillForm} className={buttonClass('quiet')}>
          Use the form
        </a>
      </ReadyMessage>
    </>
  );
}
