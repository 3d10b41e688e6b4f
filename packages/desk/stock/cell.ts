import { VIN } from '@/lib/schema/dossier';
import { formatNumber } from '@/lib/text/numbers';
import { readDay, readMonth } from '@/lib/text/read-calendar';
import { readNumber } from '@/lib/text/read-number';
import type { Field, Kind } from '../entries/describe-fields';
import { choices, statuses } from './other-words.json';

/** A value of the data as the text of a cell: 'Petrol', '55000000', 'Carbon brakes | Engine under glass', 'yes'. */
export function writeCell(value: unknown, kind: Kind): string {
  if (value === undefined || value === null) return '';
  if (kind.type === 'amount' && typeof value === 'string') return String(readNumber(value, kind) ?? value);
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value) && kind.type === 'list') {
    return value.map((item) => writeCell(item, kind.item).replace(/[\\|]/g, '\\$&')).join(' | ');
  }
  return JSON.stringify(value);
}

/** An amount as the forms write it, so that a save changes no other line: 'KES 52,000,000', '11.5'. */
export function asWritten(value: unknown, kind: Kind): unknown {
  if (kind.type !== 'amount' || typeof value !== 'number') return value;
  return kind.before === '' ? String(value) : `${kind.before}${formatNumber(value)}${kind.after}`;
}

/** How a file writes numbers and days. */
export type Notation = { readonly decimalComma?: boolean; readonly monthFirst?: boolean };

/**
 * The value of a cell, undefined for an empty one. Unreadable text stays text: the schema then states the expected
 * value.
 */
export function readCell(cell: string, { name, kind }: Pick<Field, 'name' | 'kind'>, notation: Notation = {}): unknown {
  const text = cell.trim();
  if (/^(?:|[-–—]+|n\/a)$/i.test(text)) return undefined;
  const item = (part: string, inner: Kind) => readCell(part, { name: '', kind: inner }, notation);
  switch (kind.type) {
    case 'number':
    case 'amount':
      return readNumber(text.normalize('NFKC'), kind, notation.decimalComma) ?? withoutAmount(text, kind);
    case 'yes-no':
      return YES.test(text) ? true : NO.test(text) ? false : text;
    case 'choice': {
      const written = plainWord(text);
      const meant = plainWord(SHORT.get(written) ?? text.replace(/\(.*\)/, ''));
      return kind.options.find((option) => plainWord(String(option)) === meant) ?? text;
    }
    case 'list':
      return parts(text, kind.item.type === 'text' && !kind.item.long)
        .map((part) => item(part, kind.item))
        .filter((part) => part !== undefined);
    case 'text':
      if (name === 'year') return readYear(text);
      if (name === 'vin') return text.toUpperCase().replace(/\s/g, '');
      if (name === 'status' && STATUS.has(plainWord(text))) return STATUS.get(plainWord(text));
      if (kind.format === 'day') return readDay(dayFirst(text, notation.monthFirst)) ?? text;
      if (kind.format === 'month') return readMonth(text.replace(/^(\d{4}-\d\d)-\d\d$/, '$1')) ?? text;
      return kind.words.find((word) => word.toLowerCase() === text.toLowerCase()) ?? text;
    default:
      return text;
  }
}

const YES = /^(?:yes|y|true|1|x)$/i;
const NO = /^(?:no|n|false|0)$/i;

const plainWord = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, '');

const SHORT = new Map(Object.entries(choices));
const STATUS = new Map(Object.entries(statuses));

/** 'POA' and 'not for hire' in the words of the data. */
function withoutAmount(text: string, kind: Kind): string {
  if (kind.type !== 'amount' || kind.before === '') return text;
  if (/^(?:p\.?o\.?a\.?|t\.?b\.?a\.?|(?:price )?on (?:application|enquiry))$/i.test(text)) return 'on request';
  return kind.after !== '' && /^(?:no|not for hire)$/i.test(text) ? 'not for rent' : text;
}

/** '2024' for '2024.0', '2,024', '2024 Model' and '2.024E+03'. */
function readYear(text: string): string {
  const year = Number(text.replace(/\s*model$/i, '').replace(/^(\d),(\d{3})$/, '$1$2'));
  return Number.isInteger(year) ? String(year) : text;
}

const NUMERIC_DAY = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d\d)$/;

/**
 * The order of a column's days in numbers; null where '3/9/2026' could be either, or where two orders are mixed. Of days
 * in a foreign order a spreadsheet makes dates, '2026-09-03', where it can, and leaves the others as text.
 */
export function isMonthFirst(cells: readonly string[]): boolean | null {
  const days = cells.flatMap((cell) => {
    const [, first, second] = NUMERIC_DAY.exec(withoutTime(cell)) ?? [];
    return first === undefined ? [] : [[Number(first), Number(second)] as const];
  });
  const [isDay, isMonth] = [days.some(([first]) => first > 12), days.some(([, second]) => second > 12)];
  if (isDay !== isMonth) return cells.some((cell) => /^\d{4}-\d\d-\d\d$/.test(cell)) ? null : isMonth;
  return days.every(([first, second]) => first === second) ? false : null;
}

const withoutTime = (text: string) => text.trim().replace(/[T ]\d{1,2}:\d\d.*$/, '');

/** The day first for the other orders of people and programs, without weekday, 'th' and time of day. */
function dayFirst(text: string, monthFirst = false): string {
  const plain = withoutTime(text)
    .replace(/^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,? /i, '')
    .replace(/(\d)(?:st|nd|rd|th)\b/i, '$1')
    .replace(/^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/i, '$2 $1 $3')
    .replace(/^(\d{4})\/(\d\d)\/(\d\d)$/, '$1-$2-$3');
  const [, first, second, year = ''] = NUMERIC_DAY.exec(plain) ?? [];
  if (first === undefined) return plain;
  return `${monthFirst ? `${second}/${first}` : `${first}/${second}`}/${year.padStart(4, '20')}`;
}

/** Parts with a bar between them; a bar inside a part has a backslash before it. Short phrases also by lines and commas. */
function parts(text: string, areShort: boolean): readonly string[] {
  const found = [''];
  for (const [character] of text.matchAll(/\\[\\|]|[\s\S]/g)) {
    if (character === '|') found.push('');
    else found[found.length - 1] += character.length > 1 ? character.slice(1) : character;
  }
  const lines = areShort ? found.flatMap((part) => part.split('\n')) : found;
  const all = areShort && lines.length === 1 ? lines.flatMap((line) => line.split(/[,;](?=\D)|(?<=\D)[,;]/)) : lines;
  return all.map((part) => part.trim().replace(/^(?:[-•*✓✔]|\d\.) /, '')).filter((part) => part !== '');
}

const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*';
/** What spreadsheets make of '9-5', '3/12' and '100E0'. */
const MADE = new RegExp(
  `^(?:\\d{1,2}-${MONTH}(?:-\\d\\d)?|${MONTH}-\\d\\d|\\d{4}-\\d\\d-\\d\\d|\\d(?:\\.\\d+)?e[+-]\\d+)$`,
  'i',
);

/** What is wrong with a cell by itself, as the end of a sentence; null for a sound one. */
export function cellFault(cell: string, { name, kind }: Pick<Field, 'name' | 'kind'>): string | null {
  if (/^(?:#(?:N\/A|[A-Z/\d]+[!?]|GETTING_DATA|#+)|Err:\d+|Loading\.\.\.)$/.test(cell))
    return 'an error of the spreadsheet; put the value there';
  const isWord = kind.type === 'list' || (kind.type === 'text' && !kind.long && !kind.format && name !== 'year');
  if (isWord && MADE.test(cell))
    return 'what the spreadsheet made of something else; format the column as text, then type it again';
  if (isWord && name !== 'vin' && VIN.test(cell) && /\d{4}$/.test(cell))
    return 'a chassis number; are the cells of this row shifted?';
  return null;
}
