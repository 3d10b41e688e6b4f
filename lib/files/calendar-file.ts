import { contentLines, escapeText, plainValue } from './content-lines';

export type TentativeEvent = {
  /** The same for the same event, so that a calendar that is given it twice keeps one. */
  readonly uid: string;
  readonly start: Date;
  readonly end: Date;
  readonly title: string;
  readonly place: string;
  readonly description: string;
  /** The address of a page about it. */
  readonly url: string;
};

/**
 * An unconfirmed event as a calendar file (iCalendar, RFC 5545). Times are in UTC: every calendar shows its owner's
 * time, without a table of time zones in the file.
 * @param maker whose program wrote it, for PRODID
 * @param now when the file is made, which the format asks for
 */
export function calendarFile(event: TentativeEvent, maker: string, now: Date): string {
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(maker)}//Website//EN`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${plainValue(event.uid)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.place)}`,
    `URL:${plainValue(event.url)}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

/** '20261123T060000Z'. */
function utc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}
