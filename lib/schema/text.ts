import { z } from 'zod';
import { dayNumber } from '@/lib/text/days';
import { controls } from './controls';
import { nearest } from './nearest';

/*
 * In these schemas an error message is not a sentence but what to write, to be read after that word; lib/data-check/faults.ts
 * puts file, entry, field and value before it. One that begins with SAYS_ITSELF goes on after the name of the field. A message given to a type (z.string, z.array) is that of its checks as well, where those have
 * none of their own.
 */

/** How what is said of a field begins that is none. */
export const NO_SUCH_FIELD = 'no field of this name';

/** How a message begins that is no thing to write but says of its field what is wrong. */
export const SAYS_ITSELF = 'it ';

/** More fields than these are not read on a line. */
const READABLE_FIELDS = 24;

/** An object with these fields and no others. */
export function record<Shape extends z.ZodRawShape>(shape: Shape) {
  const fields = Object.keys(shape);
  const readable = fields.length <= READABLE_FIELDS;
  const list = readable ? `the fields are ${fields.join(', ')}` : 'docs/data.md lists them';
  const unknownField = (key: string) => {
    const meant = nearest(key, fields, Math.ceil(key.length / 3));
    return `${NO_SUCH_FIELD}; ${meant === null ? list : `did you mean ${meant}?`}`;
  };
  return z.strictObject(shape, {
    // zod reports all unknown fields as one issue: here is one line for each, in the order of its `keys`.
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map(unknownField).join('\n')
        : readable
          ? `{ … } with the fields ${fields.join(', ')}`
          : '{ … } with the fields that docs/data.md lists',
  });
}

/** A part of an address. */
export const SLUG = /^[a-z\d]+(?:-[a-z\d]+)*$/;

export const YEAR = /^(?:19|20)\d\d$/;

/** What is said of a year: a number in a file lacks its quotation marks, which no cell or form asks for. */
export const yearExpected = (expected: string) => (issue: { readonly input?: unknown }) =>
  typeof issue.input === 'number' ? `the year between quotation marks: "${issue.input}"` : expected;

const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** Half of a surrogate pair makes encodeURIComponent throw when the text goes into a link. */
const BROKEN_CHARACTER = /\p{Surrogate}/u;
const CONTROL_CHARACTER = /\p{Cc}/u;

/** A broken character is not to be seen where it stands, so it is named. */
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

const DAY_EXPECTED = "a day as year-month-day such as '2026-12-25'";

/** A day of the calendar, as computers sort it: '2026-12-25'. */
export function calendarDay() {
  return z
    .string({ error: DAY_EXPECTED })
    .trim()
    .refine((day) => dayNumber(day) !== null);
}

/** A list of at least one entry. */
export function filledList<Item extends z.ZodType>(item: Item, things: string) {
  const expected = `a list of ${things}, at least one`;
  return z.array(item, { error: expected }).refine((entries) => entries.length > 0);
}

/** The same list, none of whose entries may stand in it twice: the pages tell entries apart by their text. */
export function distinct<List extends z.ZodArray>(list: List) {
  return list.refine((entries) => new Set(entries).size === entries.length, {
    error: ({ input }) => twice(input as readonly unknown[]),
  });
}

/** What is said of a list in which something stands twice. */
export function twice(entries: readonly unknown[]): string {
  const repeated = entries.find((entry, index) => entries.indexOf(entry) < index);
  return `${SAYS_ITSELF}has '${repeated}' twice; take one out`;
}

/** Exactly `count` short phrases. */
export function phrases(count: number) {
  const expected = `a list of exactly ${count} short phrases`;
  const counted = z.array(line(), { error: expected }).refine((entries) => entries.length === count, {
    error: (issue) => `${expected}, not ${(issue.input as readonly unknown[]).length}`,
  });
  return distinct(counted);
}

/** A whole number from one to another. */
export function count(least: number, most: number) {
  const expected = `a whole number from ${least} to ${most}`;
  return z
    .number({ error: expected })
    .refine((value) => Number.isInteger(value) && value >= least && value <= most)
    .meta({ type: 'integer', minimum: least, maximum: most });
}

/** What is expected where one of a few words must stand. */
export function oneOf(words: readonly string[]): string {
  return `one of ${words.map((word) => `'${word}'`).join(', ')}`;
}
