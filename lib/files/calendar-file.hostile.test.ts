import fc from 'fast-check';
import ICAL from 'ical.js';
import { asLineHolds, hostileText } from '@/lib/testing/hostile-text';
import { calendarFile } from './calendar-file';

const PROPERTIES = ['uid', 'dtstamp', 'dtstart', 'dtend', 'summary', 'description', 'location', 'url', 'status'];

/** Years of four digits, of which the reader takes those before 100 for others. */
const anyTime = fc.date({ min: new Date('0100-01-01'), max: new Date('9998-12-31'), noInvalidDate: true });

it('is one event with its texts whole and nothing else, whatever they are, and never a line of more than 75 bytes', () => {
  fc.assert(
    fc.property(
      fc.record({
        uid: hostileText,
        title: hostileText,
        place: hostileText,
        description: hostileText,
        url: hostileText,
      }),
      hostileText,
      anyTime,
      (texts, maker, start) => {
        const file = calendarFile({ ...texts, start, end: start }, maker, start);
        expect(file.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
        const calendar = new ICAL.Component(ICAL.parse(file));
        expect(calendar.getAllProperties().map(({ name }) => name)).toEqual(['version', 'prodid', 'calscale']);
        const [event, ...others] = calendar.getAllSubcomponents();
        expect(others).toEqual([]);
        expect(event?.getAllProperties().map(({ name }) => name)).toEqual(PROPERTIES);
        expect(event?.getFirstPropertyValue('summary')).toBe(asLineHolds(texts.title));
        expect(event?.getFirstPropertyValue('location')).toBe(asLineHolds(texts.place));
        expect(event?.getFirstPropertyValue('description')).toBe(asLineHolds(texts.description));
        const seconds = Math.floor(start.getTime() / 1000) * 1000;
        expect(event && new ICAL.Event(event).startDate.toJSDate()).toEqual(new Date(seconds));
      },
    ),
  );
});
