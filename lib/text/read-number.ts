import { MONEY_AFTER, MONEY_BEFORE, SUM_BEFORE } from '@/lib/locale';

const MILLIONS = /(?:m|mn|mil|mln|millions?)$/;

const SPACES_AND_APOSTROPHES = /[\s'’]/g;

/** The text around a number, and how its marks are read. */
export type NumberStyle = {
  readonly before?: string;
  readonly after?: string;
  /** Other ways of writing `after`, in small letters without spaces: 'perday'. */
  readonly aliases?: readonly string[];
  readonly whole: boolean;
};

/**
 * A number as people and spreadsheets write it: '45,000,000', '45.000.000,00', 'KES 45 000 000', '35.5m', '3,2 s', '5.5E+07'.
 * @param decimalComma whether a lone comma is one even before three digits, as where files are separated by semicolons
 * @returns null for text that can mean more than one number, or none
 */
export function readNumber(text: string, style: NumberStyle, decimalComma = false): number | null {
  const { before, after = '', aliases = [], whole } = style;
  const money = before === SUM_BEFORE;
  let digits = compact(text);
  if (money) digits = digits.replace(MONEY_BEFORE, '');
  // An alias may end as the unit does: bhp.
  digits = withoutEnd(digits, [...aliases, compact(after)]);
  if (money) digits = digits.replace(MONEY_AFTER, '');
  if (/^\d(?:[.,]\d+)?e\+?\d{1,2}$/.test(digits)) return Number(digits.replace(',', '.'));
  if (money && MILLIONS.test(digits)) return times(1_000_000, digits.replace(MILLIONS, ''), decimalComma);
  if (whole && digits.endsWith('k')) return times(1000, digits.slice(0, -1), decimalComma);
  const plain = whole ? wholeDigits(digits) : decimalDigits(digits, decimalComma);
  return plain === null ? null : Number(plain);
}

const compact = (text: string) => text.replace(SPACES_AND_APOSTROPHES, '').toLowerCase();

function withoutEnd(text: string, ends: readonly string[]): string {
  const end = ends.find((one) => one !== '' && text.endsWith(one)) ?? '';
  return text.slice(0, text.length - end.length);
}

/** In '1,234 million' the comma does not group digits: such text is refused. */
function times(factor: number, text: string, decimalComma: boolean): number | null {
  const plain = /[.,]\d{3}$/.test(text) ? null : decimalDigits(text, decimalComma);
  return plain === null ? null : Math.round(Number(plain) * factor);
}

/** One mark groups digits, and only zeros follow the other one: '45,000,00' may be short of a digit. */
function wholeDigits(text: string): string | null {
  const isWhole = /^-?(?:\d+(?:[.,]0{1,2})?|\d{1,3}(?:,\d{3})+(?:\.0{1,2})?|\d{1,3}(?:\.\d{3})+(?:,0{1,2})?)$/.test(
    text,
  );
  return isWhole ? text.replace(/[.,]0{1,2}$/, '').replace(/[.,]/g, '') : null;
}

function decimalDigits(text: string, decimalComma: boolean): string | null {
  if (/^-?\d+(?:\.\d+)?$/.test(text) && !(decimalComma && /^-?\d{1,3}\.\d{3}$/.test(text))) return text;
  if (/^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(text)) return text.replaceAll('.', '').replace(',', '.');
  if (/^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) && !(decimalComma && !/,.*[,.]/.test(text))) {
    return text.replaceAll(',', '');
  }
  return /^-?\d+,\d+$/.test(text) ? text.replace(',', '.') : null;
}
