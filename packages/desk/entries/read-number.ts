/** What may stand around Kenyan shillings: 'KSh 45,000,000/=', 'Shs. 45,000'. */
const SHILLINGS_BEFORE = /^(?:KES|K?Shs?)\.?\s*/i;
const SHILLINGS_AFTER = /\/[=-]$/;

const SPACES_AND_APOSTROPHES = /[\s'’]/g;

export type NumberStyle = {
  readonly before?: string;
  readonly after?: string;
  readonly whole: boolean;
  /** Whether a lone comma is a decimal comma even before three digits, as where files are separated by semicolons. */
  readonly decimalComma?: boolean;
};

/** A number as people and spreadsheets write it: '45,000,000', '45.000.000,00', 'KES 45 000 000', '3,2 s', '5.5E+07'. */
export function readNumber(text: string, { before = '', after = '', whole, decimalComma = false }: NumberStyle) {
  let digits = text.trim();
  if (before.trim() === 'KES') digits = digits.replace(SHILLINGS_BEFORE, '').replace(SHILLINGS_AFTER, '');
  digits = withoutEnd(digits.replace(SPACES_AND_APOSTROPHES, ''), after.replace(SPACES_AND_APOSTROPHES, ''));
  if (/^\d(?:[.,]\d+)?E\+?\d{1,2}$/i.test(digits)) return Number(digits.replace(',', '.'));
  const plain = whole ? wholeDigits(digits) : decimalDigits(digits, decimalComma);
  return plain === null ? null : Number(plain);
}

/** 45000000 as '45,000,000', in any locale of the machine. */
export function groupedDigits(value: number): string {
  const [whole = '', decimals] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

function withoutEnd(text: string, end: string): string {
  return end !== '' && text.toLowerCase().endsWith(end.toLowerCase()) ? text.slice(0, -end.length) : text;
}

/** One mark groups digits, and only zeros follow the other one. */
function wholeDigits(text: string): string | null {
  const written = text.replace(/[.,]0{1,2}$/, '');
  return /^-?(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+)$/.test(written) ? written.replace(/[.,]/g, '') : null;
}

function decimalDigits(text: string, decimalComma: boolean): string | null {
  if (/^-?\d+(?:\.\d+)?$/.test(text) && !(decimalComma && /^-?\d{1,3}\.\d{3}$/.test(text))) return text;
  if (/^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(text)) return text.replaceAll('.', '').replace(',', '.');
  if (/^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) && !(decimalComma && !/,.*[,.]/.test(text))) {
    return text.replaceAll(',', '');
  }
  return /^-?\d+,\d+$/.test(text) ? text.replace(',', '.') : null;
}
