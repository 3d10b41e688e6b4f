import ICAL from 'ical.js';
import { calendarFile, type TentativeEvent } from './calendar-file';

const event: TentativeEvent = {
  uid: 'viewing-7@cars.example',
  start: new Date('2026-11-23T06:30:00Z'),
  end: new Date('2026-11-23T07:30:00Z'),
  title: 'Viewing: Huracán; red, with \\ and\nmore',
  place: 'Savanna, Baobab Lane 7, Mombasa',
  description: 'Proposed to Savanna, not confirmed.',
  url: 'https://cars.example/vehicle/7/',
};
const now = new Date('2026-11-21T09:15:30.500Z');

const parse = (text: string) => new ICAL.Component(ICAL.parse(text));
const eventOf = (calendar: ICAL.Component) => {
  const [only, ...others] = calendar.getAllSubcomponents();
  if (!only || others.length > 0) throw new Error('The calendar holds something else than one event.');
  return only;
};

describe('The calendar file', () => {
  it('holds one tentative event, as a parser of calendars reads it', () => {
    const calendar = parse(calendarFile(event, 'Savanna', now));
    expect(calendar.name).toBe('vcalendar');
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    const read = new ICAL.Event(eventOf(calendar));
    expect(read.uid).toBe(event.uid);
    expect(read.startDate.toJSDate()).toEqual(event.start);
    expect(read.endDate.toJSDate()).toEqual(event.end);
    expect(read.summary).toBe(event.title);
    expect(read.location).toBe(event.place);
    expect(read.description).toBe(event.description);
    expect(eventOf(calendar).getFirstPropertyValue('status')).toBe('TENTATIVE');
    expect(eventOf(calendar).getFirstPropertyValue('url')).toBe(event.url);
  });

  it('has the fields that RFC 5545 requires of every file, and times in UTC that need no table of time zones', () => {
    const lines = calendarFile(event, 'Savanna', now).split('\r\n');
    expect(lines).toContain('PRODID:-//Savanna//Website//EN');
    expect(lines).toContain('CALSCALE:GREGORIAN');
    expect(lines).toContain('DTSTAMP:20261121T091530Z');
    expect(lines).toContain('DTSTART:20261123T063000Z');
    expect(lines).toContain('DTEND:20261123T073000Z');
  });
});
