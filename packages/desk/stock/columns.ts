import { utils } from '@e965/xlsx';
import type { z } from 'zod';
import { listInWords } from '@/lib/text/words';
import { describeFields, type Field, type Kind } from '../entries/describe-fields';
import { readCell } from './cell';
import { headings } from './other-words.json';
import type { Sheet } from './sheet';

/** A column of the sheet: a field of the car, or one inside a field that is a group. */
export type Column = {
  /** 'price', 'rentalTerms.deposit', as the check names it. */
  readonly key: string;
  readonly path: readonly string[];
  /** Its heading: 'Daily rental'. */
  readonly title: string;
  readonly field: Field;
};

/** Photographs, and lists of things that have one, are no columns: the sheet leaves them as they are. */
export function columnsOf(schema: z.ZodType): readonly Column[] {
  return columnsIn(describeFields(schema), [], []);
}

function columnsIn(fields: readonly Field[], path: readonly string[], labels: readonly string[]): readonly Column[] {
  return fields.flatMap((field) => {
    const inner = [...path, field.name];
    const titles = [...labels, field.label];
    if (field.kind.type === 'group') return columnsIn(field.kind.fields, inner, titles);
    return isPlain(field.kind) ? [{ key: inner.join('.'), path: inner, title: titles.join(': '), field }] : [];
  });
}

function isPlain(kind: Kind): boolean {
  return kind.type === 'list' ? isPlain(kind.item) : !['picture', 'group', 'either', 'other'].includes(kind.type);
}

/** What a heading means; without a column it is left out. */
type Head = { readonly head: string; readonly column?: Column | undefined; readonly unit?: string | undefined };

export type Heads = {
  /** The row they are in, counted from 0. */
  readonly place: number;
  readonly heads: readonly Head[];
  /** The place of a column with addresses of photographs, or -1. */
  readonly photographs: number;
  readonly faults: readonly string[];
};

/** Rows above the headings: a title, a date. */
const SEARCHED = 10;

/**
 * Headings that are too important to be left out where the sheet has no column of that name. Whether 'Cash price' or
 * 'Trade price' is the price, only the dealer knows.
 */
const IMPORTANT: Readonly<Record<string, RegExp>> = {
  price: /price|amount/i,
  dailyRental: /\brent|\bhire|per day/i,
  year: /year|\byom\b/i,
  status: /status|availab|\bsold\b|^reserved\b/i,
  odometer: /odo|mileage|\bmiles\b|\bkms?\b(?!\/)/i,
  vin: /\bvin\b|chassis|frame/i,
};

/**
 * Finds the row of headings, and the column of each by its title or a usual name of other programs.
 * @throws Error if none of the first rows has one
 */
export function readHeads({ rows, unread }: Pick<Sheet, 'rows' | 'unread'>, columns: readonly Column[]): Heads {
  const readings = rows.slice(0, SEARCHED).map((row) => row.map((head) => headOf(head, columns)));
  const known = readings.map((heads) => heads.filter(({ column }) => column).length);
  let place = known.indexOf(Math.max(...known));
  // Headings merged over two rows.
  while (known[place] && known[place + 1] === known[place]) place += 1;
  const heads = readings[place] ?? [];
  const others = unread.length > 0 ? `; only the first sheet is read, not ${listInWords(unread)}` : '';
  if (!known[place])
    throw new Error(`none of its first ten rows has headings such as Brand, Model, Year and Price${others}`);
  const faults = heads.flatMap(({ head, column, unit }, index) => {
    const isSilent = head === '' && rows.slice(place + 1).some((row) => row[index]);
    if (isSilent) return [`column ${utils.encode_col(index)} has no heading; give it one, or take it out`];
    const first = heads.findIndex((other) => other.column && other.column === column);
    if (column && first < index)
      return [`two columns are read as ‘${column.title}’: ‘${heads[first]?.head}’ and ‘${head}’; take one out`];
    // 'Price (USD)', 'Odometer (miles)'.
    if (column && unit && typeof readCell(`1 ${unit}`, column.field) !== 'number')
      return [
        `the heading ‘${head}’ has a unit that is not known; give the column in ours, and call it ‘${column.title}’`,
      ];
    const meant = column ? undefined : columns.find(({ key }) => IMPORTANT[key]?.test(head));
    if (!meant || heads.some((other) => other.column === meant)) return [];
    return [
      `the heading ‘${head}’ is not known; if it is the ${meant.title}, call it ‘${meant.title}’, else take it out`,
    ];
  });
  return {
    place,
    heads,
    photographs: heads.findIndex(({ head }) => isCalled(head, 'Photographs')),
    faults: faults.map((fault) => `row ${place + 1}: ${fault}`),
  };
}

/** A unit may follow the name: 'Price (KES)', 'Price in millions', 'Price Ksh'. */
function headOf(head: string, columns: readonly Column[]): Head {
  const [, name = '', inBrackets, inWords] =
    /^(.+?)\s*(?:\((.+)\)|\bin (\S+)|\b(?:KES|KShs?\.?|kms?))$/i.exec(head) ?? [];
  const whole = columns.find(({ title }) => isCalled(head, title));
  const column = whole ?? columns.find(({ title }) => isCalled(name, title));
  const isAmount = column?.field.kind.type === 'amount';
  return { head, column, unit: !whole && isAmount ? (inBrackets ?? inWords) : undefined };
}

const usual: Readonly<Record<string, readonly string[] | undefined>> = headings;

function isCalled(head: string, title: string): boolean {
  return [title, ...(usual[title] ?? [])].some((name) => folded(name) === folded(head));
}

export const folded = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
