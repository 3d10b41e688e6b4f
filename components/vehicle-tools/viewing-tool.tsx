'use client';
'use lazy';

import { useState } from 'react';
import { saveFile } from '@/components/device/save-file';
import { useOfferedMode } from '@/components/device/use-mode';
import { buttonClass } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/external-link';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { useHydrated } from '@/components/ui/use-hydrated';
import { whatsappHref } from '@/lib/enquiry/links';
import { viewingMessage } from '@/lib/enquiry/messages';
import { calendarFile } from '@/lib/files/calendar-file';
import { formatHoursShort, formatTime, type OpeningTimes } from '@/lib/site/opening-hours';
import { site } from '@/lib/site/site';
import { dateInWords } from '@/lib/text/dates';
import { dateIn } from '@/lib/text/zone';
import type { Mode } from '@/lib/vehicle/mode';
import { proposedViewing, type ViewingDay, viewingDay } from '@/lib/vehicle-tools/viewing';
import { ResultList } from './result-list';
import { Tool } from './tool';
import { ToolField } from './tool-field';

const FAULTS: Readonly<Record<NonNullable<ViewingDay['fault']>, string | undefined>> = {
  // No date yet, or an incomplete one.
  'no date': undefined,
  past: 'Choose today or a later day.',
  closed: 'We are closed that day. Choose another one.',
  'too late': 'No time is left that day. Choose another one.',
};

type Props = { readonly id: number; readonly name: string; readonly only: Mode | null; readonly doors: OpeningTimes };

/** Proposes a day and a time within opening hours, by WhatsApp and as a calendar file. */
export function ViewingTool({ id, name, only, doors }: Props) {
  const hydrated = useHydrated();
  const mode = useOfferedMode(only);
  const [date, setDate] = useState('');
  const [chosen, setTime] = useState('');
  const city = site.address.city;
  const { times, fault } = viewingDay(date, new Date(), doors);
  const time = times.includes(chosen) ? chosen : '';
  const words = time ? { day: dateInWords(date), time: `${formatTime(time)}, ${city} time` } : null;

  function addToCalendar() {
    const event = proposedViewing({ id, name, date, time, mode }, site, doors.zone);
    saveFile(`viewing-${date}.ics`, 'text/calendar', calendarFile(event, site.name, new Date()));
  }

  return (
    <Tool
      id="viewing"
      title="Request a viewing"
      note={
        <>
          <p>Propose a day and a time. We confirm every appointment.</p>
          <div>
            {site.openingHours.map((hours) => (
              <p key={hours.label} className="figures">
                {formatHoursShort(hours)}
              </p>
            ))}
          </div>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <ToolField
          id="viewing-date"
          label="Day"
          type="date"
          min={hydrated ? dateIn(doors.zone, new Date()) : undefined}
          value={date}
          fault={fault ? FAULTS[fault] : undefined}
          onChange={({ target }) => setDate(target.value)}
        />
        <Field label="Time" hint={`in ${city}`} htmlFor="viewing-time">
          <Select
            id="viewing-time"
            value={time}
            disabled={times.length === 0}
            onChange={({ target }) => setTime(target.value)}
          >
            <option value="">{times.length === 0 ? 'Choose a day first' : 'Choose a time'}</option>
            {times.map((option) => (
              <option key={option} value={option}>
                {formatTime(option)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <ResultList
        heading="Proposed, not confirmed"
        rows={
          words && [
            { label: 'Day', value: words.day },
            { label: 'Time', value: words.time },
          ]
        }
        missing="Choose a day and a time to send your proposal."
      />
      {words && (
        <div className="mt-6 flex flex-wrap gap-x-6 gap-y-3">
          <ExternalLink
            href={whatsappHref(site.whatsapp, viewingMessage({ id, name }, words, mode))}
            className={buttonClass('primary', 'w-full sm:w-auto')}
          >
            Send it on WhatsApp
          </ExternalLink>
          <button type="button" onClick={addToCalendar} className={buttonClass('quiet', 'w-full sm:w-auto')}>
            Save in your calendar
          </button>
        </div>
      )}
    </Tool>
  );
}
