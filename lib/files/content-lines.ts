/*
 * The line format of calendars (RFC 5545, section 3.1) and contact cards (RFC 6350, section 3.2; before it RFC 2425). A
 * line is 'NAME;PARAMETER=X:value', ended by CRLF, folded after 75 octets.
 */

const CRLF = '\r\n';
const MAX_OCTETS = 75;

/** A value of the type TEXT: line breaks, commas, semicolons and backslashes escaped, nothing in it ends the line. */
export function escapeText(text: string): string {
  return printable(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');
}

/** A value without escapes (a web address), on one line. */
export function plainValue(text: string): string {
  return printable(text).replace(/\n/g, '');
}

/** Lines without their ends ('FN:Nyota') as a file: folded, each ended by CRLF. */
export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => foldLine(line) + CRLF).join('');
}

/** Continues a long line on the next one, after a space: at most 75 octets of UTF-8 each. */
export function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  // By whole characters: a reader that decodes each line by itself would otherwise see half of one.
  for (const character of line) {
    const length = new TextEncoder().encode(character).length;
    if (octets + length > MAX_OCTETS) {
      folded += `${CRLF} `;
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return folded;
}

/** Every line break as \n, no other control characters but the tab, no half characters. */
function printable(text: string): string {
  return (
    text
      // First: a later removal could join two halves into a whole.
      .replace(/\p{Surrogate}/gu, '\uFFFD')
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: both formats forbid them.
      .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')
  );
}
