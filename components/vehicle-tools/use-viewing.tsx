import { saveFile } from '@/components/device/save-file';
import { buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { calendarFile } from '@/lib/files/calendar-file';
import { formatTime, type OpeningTimes } from '@/lib/site/opening-hours';
import { site } from '@/lib/site/site';
import { dateInWords } from '@/lib/text/dates';
import type { Mode } from '@/lib/vehicle/mode';
import { proposedViewing, viewingDay } from '@/lib/vehicle-tools/viewing';
import { ToolField } from './tool-field';
import type { Topic } from './topic';
import { changeAnswers, useAnswers } from './use-answers';

type Viewing = {
  readonly id: number;
  readonly name: string;
  readonly mode: Mode;
  readonly doors: OpeningTimes;
  /** By the dealer's clock; undefined until the page is hydrated. */
  readonly today: string | undefined;
};

/** Proposes a day and a time within opening hours, in the message and as a calendar file. */
export function useViewing({ id, name, mode, doors, today }: Viewing): Topic {
  const { date = '', time: chosen = '' } = useAnswers();
  const city = site.address.city;
  const { times, fault } = viewingDay(date, new Date(), doors);
  const time = times.includes(chosen) ? chosen : '';
  const proposed = time && `${dateInWords(date)}, ${formatTime(time)}, ${city} time`;

  function addToCalendar() {
    const event = proposedViewing({ id, name, date, time, mode }, site);
    saveFile(`viewing-${date}.ics`, 'text/calendar', calendarFile(event, site.name, new Date()));
  }

  const fields = (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <ToolField
        id="viewing-date"
        label="Day"
        type="date"
        min={today}
        value={date}
        fault={fault}
        onChange={({ target }) => changeAnswers(() => ({ date: target.value }))}
      />
      <Field label="Time" hint={`in ${city}`} htmlFor="viewing-time">
        <Select
          id="viewing-time"
          value={time}
          disabled={times.length === 0}
          onChange={({ target }) => changeAnswers(() => ({ time: target.value }))}
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
  );
  return {
    note: 'Propose a day and a time. We confirm every appointment.',
    fields,
    result: proposed && `Proposed, not confirmed: ${proposed}.`,
    action: proposed && (
      <button type="button" onClick={addToCalendar} className={buttonClass('quiet')}>
        Save in your calendar
      </button>
    ),
    paragraph: proposed
      ? `I would like to view it on ${proposed}. Please tell me whether this suits you.`
      : 'I would like to view it.',
  };
}
