import type { TextFormat } from '@/lib/schema/controls';
import type { Kind } from '@/lib/schema/describe-fields';
import { formatNumber } from '@/lib/text/numbers';
import { readDay, readMonth, readTime } from '@/lib/text/read-calendar';
import { readNumber } from '@/lib/text/read-number';

/** The notation of numbers in the file. */
const AS_DATA = { decimalComma: false };

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
    return value.map((item) => writeCell(item, kind.item, style).replace(/[\\|]/g, '\\$&')).join(' | ');
  }
  return JSON.stringify(value);
}

/** A number in the style of the previous one: 'KES 52,000,000' after 'KES 55,000,000'. A new price has its currency. */
export function inStyleOf(before: unknown, value: unknown, kind: Kind): unknown {
  if (kind.type !== 'amount' || typeof value !== 'number') return value;
  const asText = before === undefined ? kind.before !== '' : typeof before === 'string';
  return asText ? `${kind.before}${formatNumber(value, { most: 10 })}${kind.after}` : value;
}

function writeNumber(value: number, { decimalComma }: typeof AS_DATA): string {
  return decimalComma ? String(value).replace('.', ',') : String(value);
}

/**
 * The value of a cell, undefined for an empty one. Unreadable text stays text: the schema then states the expected
 * value.
 */
export function readCell(cell: string, kind: Kind, style = AS_DATA): unknown {
  const text = cell.trim();
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
      return parts(text)
        .flatMap((item) => (kind.item.type === 'text' && !kind.item.long ? item.split(/\r?\n/) : [item]))
        .map((item) => readCell(item, kind.item, style))
        .filter((item) => item !== undefined);
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

/** Parts with a bar between them; a bar inside a part has a backslash before it. */
function parts(text: string): readonly string[] {
  const found = [''];
  for (const [character] of text.matchAll(/\\[\\|]|[\s\S]/g)) {
    if (character === '|') found.push('');
    else found[found.length - 1] += character.length > 1 ? character.slice(1) : character;
  }
  return found.map((part) => part.trim()).filter((part) => part !== '');
}
