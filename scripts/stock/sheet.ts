import Papa from 'papaparse';
import { decodeText } from '@/lib/text/decode-text';

/** The content of a CSV file. */
export type Sheet = {
  readonly heads: readonly string[];
  readonly rows: readonly SheetRow[];
  /** Whether numbers in it have a decimal comma, as in files separated by semicolons. */
  readonly decimalComma: boolean;
};

export type SheetRow = {
  /** As the spreadsheet counts it: the heads are row 1. */
  readonly row: number;
  readonly cells: readonly string[];
};

const MARK = '\uFEFF';
/** A spreadsheet would run it as a formula: an apostrophe before it, which the spreadsheet hides, prevents that. */
const FORMULA = /^[=+\-@\t\r]/;

/** The text of a file that Excel, LibreOffice and Google Sheets open right: with a mark for UTF-8, and CRLF. */
export function writeSheet(
  { heads, rows }: { heads: readonly string[]; rows: readonly (readonly string[])[] },
  semicolons = false,
) {
  const cells = [heads, ...rows].map((row) => row.map((cell) => (FORMULA.test(cell) ? `'${cell}` : cell)));
  return `${MARK}${Papa.unparse(cells, { delimiter: semicolons ? ';' : ',', newline: '\r\n' })}\r\n`;
}

/**
 * Reads a file as spreadsheets write it: separated by commas, semicolons or tabs, in UTF-8, UTF-16 or Windows' old letters.
 * @throws Error in a dealer's words when it is no such file
 */
export function readSheet(bytes: Uint8Array): Sheet {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    throw new Error('this is a workbook; in the spreadsheet choose File, Save as, ‘CSV UTF-8’, and give that file');
  }
  const { text: written } = decodeText(bytes);
  const [first, separator] = /^sep=(.)\r?\n/.exec(written) ?? [''];
  const { data, errors, meta } = Papa.parse<string[]>(written.slice(first.length), {
    delimiter: separator ?? separatorOf(written),
  });
  const offset = separator ? 2 : 1;
  const quote = errors.find(({ type }) => type === 'Quotes');
  if (quote)
    throw new Error(`row ${(quote.row ?? 0) + offset}: a quotation mark is opened and not closed, or closed too early`);
  const [heads, ...rows] = data;
  if (!heads || heads.every((head) => head.trim() === '')) {
    throw new Error('it is empty; its first row has to name the columns');
  }
  return {
    heads,
    rows: rows
      .map((cells, index) => ({
        row: index + 1 + offset,
        cells: cells.map((cell) => (cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell)),
      }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
    decimalComma: meta.delimiter === ';',
  };
}

/** The most frequent mark in the row of headings; texts below may contain any. */
function separatorOf(text: string): string {
  const heads = (/^.*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (mark: string) => heads.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}
