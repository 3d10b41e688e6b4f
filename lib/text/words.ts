/** A phrase at the start of a line: 'Within Nairobi'. */
export function upperFirst(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}

/** A sentence after a comma or a colon: 'luxury cars in Nairobi'. A word in capitals stays: 'BMW only'. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** 'deposit, age and insurance'. */
export function listInWords(items: readonly string[]): string {
  return [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(' and ');
}

/** A word's first letter or digit, with the accents that follow it as characters of their own. */
const INITIAL = /[\p{L}\p{N}]\p{M}*/u;

/**
 * The capital initials of the first and last word of a name: 'WK' for 'Wanjiru Kamau', 'W' for 'Wanjiru'. Empty where
 * there is no letter and no digit.
 */
export function monogram(name: string): string {
  const initials = name
    .normalize('NFC')
    .split(/\s/u)
    .flatMap((word) => INITIAL.exec(word)?.[0] ?? [])
    .map((initial) => initial.toUpperCase());
  return [initials[0], ...initials.slice(1).slice(-1)].join('');
}

/** Invisible characters, such as the direction marks around a phone number copied from a contact card. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Text as it was meant: without invisible marks, with plain single spaces, trimmed. */
export const plainText = (text: string) =>
  text
    .replace(INVISIBLE, '')
    .replace(/[^\S\r\n]+/g, ' ')
    .trim();
