import { dayNumber, WEEKDAYS } from './days';

/* Days, months and times as people and spreadsheets write them, in the one form that the site computes with. */

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** '2026-09-03' for '3/9/2026', '3.9.2026', '3-Sep-26' and '3 September 2026': the day first, as in Kenya. Null for no day. */
export function readDay(text: string): string | null {
  const written = text.trim();
  const [, day, month = '', year = ''] =
    /^(\d{1,2})[\s/.-]+(\d{1,2}|[a-z]{3,9})\.?[\s/.,-]+(\d{4}|\d\d)$/i.exec(written) ?? [];
  const isNamed = /^[a-z]/i.test(month);
  const read =
    day && (isNamed || year.length === 4) ? `${fullYear(year)}-${monthNumber(month)}-${twoDigits(day)}` : written;
  return dayNumber(read) === null ? null : read;
}

/** '2026-09' for 'Sep-26', 'September 2026' and '9/2026'. Null for no month. */
export function readMonth(text: string): string | null {
  const written = text.trim();
  const [, month = '', year = ''] = /^(\d{1,2}(?=[\s/.-]+\d{4}$)|[a-z]{3,9})[\s/.-]+(\d{4}|\d\d)$/i.exec(written) ?? [];
  const read = month === '' ? written : `${fullYear(year)}-${monthNumber(month)}`;
  return /^20\d\d-(?:0[1-9]|1[0-2])$/.test(read) ? read : null;
}

/** '08:30' for '8:30', '8.30', '0830 hrs', '8:30 am'. Null for no time, and for '8', which may be the evening. */
export function readTime(text: string): string | null {
  const [, hour = '', minutes, half = ''] =
    /^(\d{1,2})(?:(?:[:.h]|(?<=\d\d))(\d\d))?\s*(am|pm|h|hrs|hours)?\.?$/i.exec(
      text.trim().replace(/\b([ap])\.m\.?$/i, '$1m'),
    ) ?? [];
  const isHalf = /^[ap]m$/i.test(half);
  if (hour === '' || (minutes === undefined && !isHalf) || (isHalf && (Number(hour) < 1 || Number(hour) > 12)))
    return null;
  const hours = isHalf ? (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hour);
  return hours < 24 && Number(minutes ?? 0) < 60 ? `${twoDigits(String(hours))}:${minutes ?? '00'}` : null;
}

/** 'Monday' for 'Mon', 'mondays' and 'MON.'. Null for no day of the week. */
export function readWeekday(text: string): (typeof WEEKDAYS)[number] | null {
  const written = text.trim().toLowerCase().replace(/\.$/, '').replace(/s$/, '');
  return written.length < 3 ? null : (WEEKDAYS.find((day) => day.toLowerCase().startsWith(written)) ?? null);
}

/** '09' for '9', 'Sep', 'Sept' and 'September'. */
function monthNumber(written: string): string {
  const number = MONTHS.indexOf(written.slice(0, 3).toLowerCase()) + 1;
  return twoDigits(/^\d/.test(written) ? written : String(number));
}

const fullYear = (year: string) => (year.length === 2 ? `20${year}` : year);
const twoDigits = (digits: string) => digits.padStart(2, '0');
