import { z } from 'zod';
import { dayNumber } from '@/lib/text/days';
import { readDay } from '@/lib/text/read-calendar';
import { controls } from './controls';
import { nearest } from './nearest';

/*
 * An error message of these schemas states the expected value ("a number from 0 to 100"). File, entry, field and value
 * come before it (lib/data-check/faults.ts). The message of a type (z.string, z.array) is also that of its checks,
 * unless they have their own.
 */

/** `params` of an issue whose message states the fault of the field: "has 'a' twice; take one out". */
export const STATEMENT = { isStatement: true } as const;

/** A line with more fields is too long to read. */
const READABLE_FIELDS = 12;

export function record<Shape extends z.ZodRawShape>(shape: Shape) {
  const fields = Object.keys(shape);
  const listed = fields.slice(0, READABLE_FIELDS).join(', ') + (fields.length > READABLE_FIELDS ? ', …' : '');
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== 'unrecognized_keys') return `{ … } with the fields ${listed}`;
      const [key = ''] = issue.keys as readonly string[];
      const near = nearest(key, fields, Math.ceil(key.length / 3));
      return near === null ? `the fields are ${listed}` : `did you mean ${near}?`;
    },
  });
}

/** A part of an address. */
export const SLUG = /^[a-z\d]+(?:-[a-z\d]+)*$/;

export const YEAR = /^(?:19|20)\d\d$/;

/** The expectation for a year. A number in a file lacks quotation marks; cells and forms have none. */
export const yearExpected = (expected: string) => (issue: { readonly input?: unknown }) =>
  typeof issue.input === 'number' ? `the year between quotation marks: "${issue.input}"` : expected;

const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** Half of a surrogate pair makes encodeURIComponent throw when the text goes into a link. */
const BROKEN_CHARACTER = /\p{Surrogate}/u;
const CONTROL_CHARACTER = /\p{Cc}/u;

/** A broken character is invisible, so the message names it. */
const readableText = (expected: string) => (issue: { readonly input?: unknown }) =>
  BROKEN_CHARACTER.test(String(issue.input)) ? `${expected}; a character in it is cut in two` : expected;

/** Text on one line that says something: not empty or blank, no control or broken characters. Trimmed. */
export function line() {
  const expected = 'text on one line, with letters or digits';
  return z
    .string({ error: expected })
    .trim()
    .refine((text) => isReadable(text) && !CONTROL_CHARACTER.test(text), { error: readableText(expected) });
}

/** Like `line`, but it may run over several lines. */
export function paragraph() {
  const expected = 'text with letters or digits';
  return z
    .string({ error: expected })
    .trim()
    .refine(isReadable, { error: readableText(expected) })
    .register(controls, { kind: 'paragraph' });
}

function isReadable(text: string): boolean {
  return HAS_LETTER_OR_DIGIT.test(text) && !BROKEN_CHARACTER.test(text);
}

/**
 * The expectation for a text that pages show as written. If another form can be read, it names the right one. The
 * screen and the spreadsheet of the desk write that form themselves.
 */
export const meant =
  (read: (text: string) => string | null, expected: string) => (issue: { readonly input?: unknown }) => {
    const value = typeof issue.input === 'string' ? read(issue.input) : null;
    return value === null ? expected : `'${value}'`;
  };

const DAY_EXPECTED = "a day as year-month-day such as '2026-12-25'";

/** A day of the calendar, as computers sort it: '2026-12-25'. */
export function calendarDay() {
  return z
    .string({ error: meant(readDay, DAY_EXPECTED) })
    .trim()
    .refine((day) => dayNumber(day) !== null)
    .register(controls, { kind: 'format', format: 'day' });
}

export function filledList<Item extends z.ZodType>(item: Item, things: string) {
  const expected = `a list of ${things}, at least one`;
  return z.array(item, { error: expected }).refine((entries) => entries.length > 0);
}

/** The same list without repeated entries: pages use the text as key. */
export function distinct<List extends z.ZodArray>(list: List) {
  return list.refine((entries) => new Set(entries).size === entries.length, {
    error: ({ input }) => twice(input as readonly unknown[]),
    params: STATEMENT,
  });
}

export function twice(entries: readonly unknown[]): string {
  const repeated = entries.find((entry, index) => entries.indexOf(entry) < index);
  return `has '${repeated}' twice; take one out`;
}

export function phrases(count: number) {
  const expected = `a list of exactly ${count} short phrases`;
  const counted = z.array(line(), { error: expected }).refine((entries) => entries.length === count, {
    error: (issue) => `${expected}, not ${(issue.input as readonly unknown[]).length}`,
  });
  return distinct(counted);
}

export function count(least: number, most: number) {
  const expected = `a whole number from ${least} to ${most}`;
  return z
    .number({ error: expected })
    .refine((value) => Number.isInteger(value) && value >= least && value <= most)
    .meta({ type: 'integer', minimum: least, maximum: most });
}

/** The expectation for one of a few words. */
export function oneOf(words: readonly string[]): string {
  return `one of ${words.map((word) => `'${word}'`).join(', ')}`;
}
