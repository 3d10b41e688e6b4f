import { type ParseError, parse } from 'jsonc-parser';

type Change = { readonly from: number; readonly to: number; readonly text: string };

/** A longer line would not be read. */
const LONGEST = 110;

/**
 * The corrected line of a mistake, or null if it is unknown. A correction counts only if the text can be read beyond
 * it.
 * @param behind the end of the valid part: a character may be missing there
 * @param at where the mistake was noticed
 */
export function correctedLine(text: string, behind: number, at: number): string | null {
  for (const { from, to, text: added } of changes(text, behind, at)) {
    const corrected = text.slice(0, from) + added + text.slice(to);
    const end = lineEnd(corrected, from);
    if ((firstMistake(corrected) ?? corrected.length) < end) continue;
    const line = corrected.slice(corrected.lastIndexOf('\n', from - 1) + 1, end).trim();
    return line.length > LONGEST ? null : line;
  }
  return null;
}

/** Characters that people often leave out or add, the likeliest first. */
function changes(text: string, behind: number, at: number): readonly Change[] {
  const insert = (place: number, added: string): Change => ({ from: place, to: place, text: added });
  const within = (pattern: RegExp, start: number, write: (found: string) => string): readonly Change[] => {
    const found = pattern.exec(text.slice(start, lineEnd(text, start)));
    return found ? [{ from: start, to: start + found[0].length, text: write(found[1] ?? '') }] : [];
  };
  const isClosing = /^[}\]]/.test(text.slice(at));
  const comma = text.slice(0, at).trimEnd().length - 1;
  const open = /^"[^"\n]*?(?=,?[ \t]*\r?(?:\n|$))/.exec(text.slice(at))?.[0];
  const number = /\d[\d,_. ]*$/.exec(text.slice(0, at))?.index ?? at;
  return [
    ...(isClosing && text[comma] === ',' ? [{ from: comma, to: comma + 1, text: '' }] : []),
    // A decimal comma; three digits after it are thousands.
    ...within(/^(\d+,\d{1,2})(?=,?\s*$)/, number, (digits) => digits.replace(',', '.')),
    ...within(/^(\d[\d,_. ]*\d)(?=,?\s*$)/, number, (digits) => digits.replace(/\D/g, '')),
    ...within(/^['‘’“”]([^'‘’“”"]*)['‘’“”]/, at, (words) => `"${words}"`),
    ...(open ? [insert(at + open.length, '"')] : []),
    // Nothing is missing before the end of a file but the end.
    ...(at < text.length ? [insert(behind, ','), insert(behind, ':')] : []),
    ...within(/^(\p{L}[^,:"}\]\n]*?)(?=\s*(?:[,:}\]]|$))/u, at, (words) => `"${words}"`),
  ];
}

function firstMistake(text: string): number | undefined {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  return errors[0]?.offset;
}

function lineEnd(text: string, from: number): number {
  const end = text.slice(from).search(/\r?\n/);
  return end === -1 ? text.length : from + end;
}
