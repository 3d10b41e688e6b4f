import { type ParseError, parse, printParseErrorCode, visit } from 'jsonc-parser';
import { correctedLine } from './correct-line';
import { printText } from './print';

/** The first mistake of a JSON text, with advice. Lines and columns count from 1. */
type JsonMistake = {
  readonly line: number;
  readonly column: number;
  readonly advice: string;
  /** The line as it should be written; null where that cannot be known. */
  readonly corrected: string | null;
};

/** A name that an object has twice, and the line of the second. Lines count from 1. */
type RepeatedKey = { readonly key: string; readonly line: number };

export type JsonReading =
  | { readonly value: unknown; readonly repeated: readonly RepeatedKey[] }
  | { readonly mistake: JsonMistake };

/** Reads JSON that people write by hand. */
export function readJson(text: string): JsonReading {
  const errors: ParseError[] = [];
  const written = text.replace(/^\uFEFF/, '');
  const value: unknown = parse(written, errors, { allowEmptyContent: false, disallowComments: true });
  const [first] = errors;
  if (!first) return { value, repeated: repeatedKeys(written) };
  // A missing comma belongs behind the last value, often on the line before.
  const before = written.slice(0, first.offset).trimEnd();
  const behind = MISSING.has(printParseErrorCode(first.error))
    ? before.length
    : (spareComma(written, first.offset) ?? first.offset);
  const lines = written.slice(0, behind).split(/\r\n|\r|\n/);
  const goesOn =
    printParseErrorCode(first.error) === 'UnexpectedEndOfString' && GOES_ON.test(written.slice(first.offset));
  return {
    mistake: {
      line: lines.length,
      column: (lines.at(-1) ?? '').length + 1,
      advice: goesOn ? GOES_ON_ADVICE : adviceOn(first, written),
      // A quotation mark at the end of the line would cut off the rest of the text.
      corrected: goesOn ? null : correctedLine(written, before.length, first.offset),
    },
  };
}

/** The offset of a comma before a closing bracket, often on the line before. */
function spareComma(text: string, offset: number): number | null {
  const comma = text.slice(0, offset).trimEnd().length - 1;
  return text[comma] === ',' && /^[}\]]/.test(text.slice(offset)) ? comma : null;
}

const MISSING: ReadonlySet<string> = new Set([
  'CommaExpected',
  'ColonExpected',
  'CloseBraceExpected',
  'CloseBracketExpected',
]);

/** From the opening quotation mark: the next line is no field, item or bracket, or only the closing mark. */
const GOES_ON = /^"(?:[^"\\\n]|\\.)*\n\s*(?:[^\s"{}[\]]|",?\s*\n)/;
const GOES_ON_ADVICE = 'the text goes on in the next line; write it on one line, and a line break as \\n';

const INNER_MARK = 'a quotation mark inside text is written \\"';

function adviceOn({ error, offset }: ParseError, text: string): string {
  const before = text.slice(0, offset).trimEnd();
  const rest = text.slice(offset);
  switch (printParseErrorCode(error)) {
    case 'CommaExpected':
      return adviceOnNumber(before, rest) ?? `a comma is missing after ${lastWritten(before)}`;
    case 'ColonExpected':
      return `a colon is missing after ${lastWritten(before)}`;
    case 'CloseBraceExpected':
      return 'the file ends too early: a } is missing';
    case 'CloseBracketExpected':
      return 'the file ends too early: a ] is missing';
    case 'InvalidCommentToken':
      return 'notes (// or /* */) are not allowed in this file; take them out';
    case 'EndOfFileExpected':
      return 'the file should end before this; is a { or [ missing further up, or a } or ] too many?';
    case 'UnexpectedEndOfString':
      return before.endsWith('"')
        ? INNER_MARK
        : 'the closing quotation mark is missing; text is written on one line between two " marks';
    case 'InvalidEscapeCharacter':
      return 'a backslash in text must be written twice: \\\\';
    case 'InvalidCharacter':
      return 'a text has no tab and no other control character; write a space';
    default:
      return adviceOnValue(before, rest);
  }
}

/** Advice where a name or a value should begin. */
function adviceOnValue(before: string, rest: string): string {
  const number = adviceOnNumber(before, rest);
  if (number) return number;
  if (before.endsWith(',') && rest.startsWith(',')) return 'one of the two commas is too many';
  if (before.endsWith(':') && /^[,}\]]|^$/.test(rest)) return 'a value is missing after the colon';
  if (/^[}\]]/.test(rest)) return 'this comma is one too many; nothing comes after it';
  if (before.endsWith('"')) return INNER_MARK;
  if (/^['‘’“”]/.test(rest)) return 'text is written between straight double quotation marks: "…"';
  if (rest === '') return 'the file ends too early';
  const word = /^[^\s,:}\]]+/.exec(rest)?.[0];
  return word ? `${printText(word)} must be in quotation marks: "…"` : 'something is missing before this';
}

const GROUPED = /^\d{1,3}(?:[,_. ]?\d{3})+$/;

/** A number as people and programs write it: 45,000,000, 45 000 000, 45.000.000, 45_000_000, 007, 12km. */
function adviceOnNumber(before: string, rest: string): string | null {
  const digits = /(?<![\d"])\d[\d,_. ]*$/.exec(before)?.[0];
  if (!digits) return null;
  const more = /^[,_.]?\d(?:[\d,_. ]*\d)?/.exec(rest)?.[0] ?? '';
  const whole = Number((digits + more).replace(/\D/g, ''));
  if (/^\d+,$/.test(digits) && /^\d{1,2}(?!\d)/.test(rest))
    return `a decimal number has a point; write ${digits.replace(',', '.')}${more}`;
  if (more && /^0+$/.test(digits)) return `a number begins with no 0; write ${whole}`;
  if (more && GROUPED.test(digits + more)) {
    return `a number has no spaces, commas or points; write ${whole}, or in quotation marks "${whole.toLocaleString('en')}"`;
  }
  const unit = /^\p{L}+/u.exec(rest)?.[0];
  // After a comma it is the next name or value.
  return unit && !digits.endsWith(',')
    ? `a number without quotation marks has no unit; write ${digits}, or in quotation marks "${digits} ${unit}"`
    : null;
}

/** The last value of a text: 'the price' for a field, else the text itself. */
function lastWritten(before: string): string {
  const field = /"((?:[^"\\]|\\.)+)"\s*:\s*(?:"(?:[^"\\]|\\.)*"|[^\s,:"{}[\]]+)$/.exec(before)?.[1];
  if (field) return `the ${printText(field)}`;
  const text = /("(?:[^"\\]|\\.)*"|[^\s,:"{}[\]]+)$/.exec(before)?.[1];
  return text ? printText(text) : 'the text before';
}

/** JSON.parse would keep the last of two equal names without a word. */
function repeatedKeys(text: string): readonly RepeatedKey[] {
  const open: Set<string>[] = [];
  const repeated: RepeatedKey[] = [];
  visit(text, {
    onObjectBegin: () => {
      open.push(new Set());
    },
    onObjectEnd: () => {
      open.pop();
    },
    onObjectProperty: (key, _offset, _length, startLine) => {
      const keys = open.at(-1);
      if (keys?.has(key)) repeated.push({ key, line: startLine + 1 });
      keys?.add(key);
    },
  });
  return repeated;
}
