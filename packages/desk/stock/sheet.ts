import { read, utils, type WorkBook, write } from '@e965/xlsx';
import Papa from 'papaparse';
import { decodeText } from '@/lib/text/decode-text';
import { plainText } from '@/lib/text/words';

/** A table from a file. */
export type Sheet = {
  /** Row 1 of the spreadsheet is the first. */
  readonly rows: readonly (readonly string[])[];
  /** Whether numbers in it have a decimal comma, as in text separated by semicolons. */
  readonly decimalComma: boolean;
  /** Further sheets of the workbook that are not empty. */
  readonly unread: readonly string[];
};

/** The content of a workbook, which all spreadsheets open without a question about letters, commas or dates. */
export function writeSheet(rows: readonly (readonly (string | number)[])[]): Buffer {
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
  return write({ SheetNames: ['Stock'], Sheets: { Stock: sheet } }, { type: 'buffer', compression: true });
}

/** The first bytes of a ZIP file, as .xlsx and .ods are, and of an old Office file. */
const WORKBOOK = /^(?:504b0304|d0cf11e0)/;

/**
 * Reads a workbook, or text separated by commas, semicolons or tabs.
 * @throws Error in a dealer's words when it is neither
 */
export function readSheet(bytes: Uint8Array): Sheet {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('hex');
  return WORKBOOK.test(start) ? sheetIn(openWorkbook(bytes)) : readText(decodeText(bytes).text);
}

function openWorkbook(bytes: Uint8Array): WorkBook {
  try {
    // By the cells: a stated size may be a million empty rows.
    return read(bytes, { cellDates: true, UTC: true, nodim: true });
  } catch (error) {
    const isLocked = /password/i.test((error as Error).message);
    const reason = isLocked ? 'it has a password' : 'it is no workbook, or is damaged';
    throw new Error(`${reason}; open it in a spreadsheet and save it as a new .xlsx file`);
  }
}

/** The first sheet that is neither hidden nor empty. */
function sheetIn({ SheetNames, Sheets, Workbook }: WorkBook): Sheet {
  const isShown = (name: string, index: number) => !Workbook?.Sheets?.[index]?.Hidden && Sheets[name]?.['!ref'];
  const [name = '', ...unread] = SheetNames.filter(isShown);
  const sheet = Sheets[name] ?? {};
  for (const cell of Object.values(sheet)) if (cell?.t === 'e') Object.assign(cell, { t: 's', v: cell.w });
  // From row 1 and column A, where the first cells are empty too.
  const range = { s: { r: 0, c: 0 }, e: utils.decode_range(sheet['!ref'] ?? 'A1').e };
  const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, range, blankrows: true, defval: '', UTC: true });
  return { rows: rows.map((row) => row.map(textOf)), decimalComma: false, unread };
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  // 0.1 + 0.2 as the spreadsheet shows it.
  return plainText(typeof value === 'number' ? String(Number(value.toPrecision(15))) : String(value));
}

/** Files that are often called .csv or .xls. */
const NO_TABLES: readonly (readonly [start: RegExp, name: string])[] = [
  [/^%PDF/, 'a PDF'],
  [/^\{\\rtf/, 'a text document (RTF)'],
  [/^\s*</, 'a web page (HTML or XML)'],
  [/^(?:ÿØÿ|.PNG|RIFF)/, 'a picture'],
];

function readText(written: string): Sheet {
  const name = NO_TABLES.find(([start]) => start.test(written))?.[1];
  if (name) throw new Error(`it is ${name}, not a table; save the list as .xlsx, .ods or CSV and give that file`);
  const text = written.replace(/\r\n?/g, '\n');
  const separator = /^sep=(.)\n/.exec(text)?.[1] ?? separatorOf(text);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separator, newline: '\n' });
  const quote = errors.find(({ type }) => type === 'Quotes');
  if (quote)
    throw new Error(`row ${(quote.row ?? 0) + 1}: a quotation mark is opened and not closed, or closed too early`);
  return { rows: data.map((row) => row.map(plainText)), decimalComma: separator === ';', unread: [] };
}

/** The most frequent mark in the first row that has one; texts below may contain any. */
function separatorOf(text: string): string {
  const rows = text.split('\n', 10).map((line) => line.replace(/"[^"]*"/g, ''));
  const row = rows.find((line) => /[,;\t]/.test(line)) ?? '';
  const count = (mark: string) => row.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}
