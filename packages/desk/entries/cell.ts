import type { TextFormat } from '@/lib/schema/controls';
import type { Field, Kind } from '@/lib/schema/describe-fields';
import { formatNumber } from '@/lib/text/numbers';
import { readDay, readMonth, readTime } from '@/lib/text/read-calendar';
import { isMoney, readNumber } from '@/lib/text/read-number';

/** The notation of numbers in the file. */
type CellStyle = { readonly decimalComma: boolean };

const AS_DATA: CellStyle = { decimalComma: false };

/** A value of the data as the text of a cell: 'Petrol', '55000000', 'Carbon brakes | Engine under glass', 'yes'. */
export function writeCell(value: unknown, kind: Kind, style = AS_DATA): string {
  if (value === undefined || value === null) return '';
  if (kind.type === 'amount' && typeof value === 'string') {
    const number = readNumber(value, kind);
    return number === null ? value : writeNumber(number, style);
  }
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return writeNumber(value, style);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value) && kind.type === 'list') {
    return joined(
      value.map((item) => writeCell(item, kind.item, style)),
      '|',
    );
  }
  const group = groupOf(kind);
  if (
    group &&
    !Array.isArray(value) &&
    Object.keys(value).every((name) => group.some((field) => field.name === name))
  ) {
    const parts = group.flatMap((field) => {
      const text = writeCell((value as Readonly<Record<string, unknown>>)[field.name], field.kind, style);
      return text === '' ? [] : [`${field.name}: ${text}`];
    });
    return joined(parts, ';');
  }
  return JSON.stringify(value);
}

/**
 * The value of a cell, undefined for an empty one. Unreadable text stays text: the schema then states the expected
 * value.
 */
export function readCell(cell: string, field: Pick<Field, 'kind'>, style = AS_DATA): unknown {
  return readKind(cell.trim(), field.kind, style);
}

/** A number in the style of the previous one: 'KES 52,000,000' after 'KES 55,000,000'. */
export function inStyleOf(before: unknown, value: unknown, kind: Kind): unknown {
  const asText = before === undefined ? kind.type === 'amount' && isMoney(kind) : typeof before === 'string';
  return kind.type === 'amount' && typeof value === 'number' && asText
    ? `${kind.before}${formatNumber(value, { most: 10 })}${kind.after}`
    : value;
}

function writeNumber(value: number, { decimalComma }: CellStyle): string {
  return decimalComma ? String(value).replace('.', ',') : String(value);
}

function readKind(text: string, kind: Kind, style: CellStyle): unknown {
  if (text === '') return undefined;
  switch (kind.type) {
    case 'number':
    case 'amount':
      return readNumber(text, { ...kind, ...style }) ?? text;
    case 'yes-no':
      return YES.test(text) ? true : NO.test(text) ? false : text;
    case 'choice':
      return kind.options.find((option) => String(option).toLowerCase() === text.toLowerCase()) ?? text;
    case 'list':
      return parts(text, '|')
        .flatMap((item) => (kind.item.type === 'text' && !kind.item.long ? item.split(/\r?\n/) : [item]))
        .map((item) => readKind(item.trim(), kind.item, style))
        .filter((item) => item !== undefined);
    case 'group':
      return readGroup(text, kind.fields, style) ?? readJson(text);
    case 'either':
      return readEither(text, kind.kinds, style);
    case 'other':
      return readJson(text);
    case 'text':
      return (kind.format && READERS[kind.format]?.(text)) ?? text;
    default:
      return text;
  }
}

/** A day as a spreadsheet or a person writes it, in the notation of the data. */
const READERS: Partial<Record<TextFormat, (text: string) => string | null>> = {
  day: readDay,
  month: readMonth,
  time: readTime,
};

const YES = /^(?:yes|y|true|1|x)$/i;
const NO = /^(?:no|n|false|0|-)$/i;

function readEither(text: string, kinds: readonly Kind[], style: CellStyle): unknown {
  for (const kind of kinds) {
    const value = kind.type === 'group' ? readGroup(text, kind.fields, style) : null;
    if (value !== null) return value;
  }
  if (/^[[{]/.test(text)) return readJson(text);
  const simple = kinds.filter(({ type }) => type !== 'group');
  // A number where the field takes one, else the words.
  for (const kind of simple.sort((a, b) => Number(b.type === 'number') - Number(a.type === 'number'))) {
    const value = readKind(text, kind, style);
    if (typeof value !== 'string' || kind.type === 'text' || kind.type === 'picture') return value;
  }
  return text;
}

/** 'picture: porsche-taycan/side; alt: In the yard', or null where it does not begin so. */
function readGroup(text: string, fields: readonly Field[], style: CellStyle): unknown {
  const read: Record<string, unknown> = {};
  for (const part of parts(text, ';')) {
    const [, name, value] = /^\s*([^:\s]+)\s*:([\s\S]*)$/.exec(part) ?? [];
    const field = fields.find((one) => one.name.toLowerCase() === name?.toLowerCase());
    if (!field || value === undefined) return null;
    const written = readCell(value, field, style);
    if (written !== undefined) read[field.name] = written;
  }
  return read;
}

function groupOf(kind: Kind): readonly Field[] | null {
  if (kind.type === 'group') return kind.fields;
  if (kind.type !== 'either') return null;
  return kind.kinds.map(groupOf).find((fields) => fields !== null) ?? null;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Parts with a mark between them; the mark inside a part has a backslash before it. */
function joined(texts: readonly string[], mark: '|' | ';'): string {
  const escaped = mark === '|' ? /[\\|]/g : /[\\;]/g;
  return texts.map((text) => text.replace(escaped, '\\$&')).join(mark === '|' ? ' | ' : '; ');
}

function parts(text: string, mark: '|' | ';'): readonly string[] {
  const found = [''];
  for (const [character] of text.matchAll(/\\[\\|;]|[\s\S]/g)) {
    if (character === mark) found.push('');
    else found[found.length - 1] += character === '\\\\' || character === `\\${mark}` ? character.slice(1) : character;
  }
  return found.map((part) => part.trim()).filter((part) => part !== '');
}
