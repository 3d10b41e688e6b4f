/** A value is cut here, so that a pasted page of text still gives one readable line. */
const LONGEST_PRINTED = 60;

/** Characters that change text direction, break lines or hide: unsafe in a terminal, and not escaped by JSON. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]/gu;

/** Any value on one short line: as JSON if possible, 'missing' for undefined, in words otherwise. Never throws. */
export function printValue(value: unknown): string {
  if (value === undefined) {
    return 'missing';
  }
  if (typeof value === 'number' || typeof value === 'bigint') {
    return String(value);
  }
  return printText(jsonOf(value) ?? (typeof value === 'object' ? 'an object' : `a ${typeof value}`));
}

/** Text of unknown origin made fit for one line of a terminal: cut at so many characters, invisible characters escaped. */
export function printText(text: string, longest = LONGEST_PRINTED): string {
  const characters = Array.from(text);
  const shown = characters.length > longest ? [...characters.slice(0, longest - 1), '…'] : characters;
  return shown.join('').replace(UNPRINTABLE, escaped);
}

function jsonOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    // Circular, or with a toJSON or a getter that throws.
    return undefined;
  }
}

function escaped(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
