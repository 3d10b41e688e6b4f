import { type CellObject, read, utils, type WorkBook, write } from '@e965/xlsx';
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
  /** Rows that a filter hides, as the spreadsheet counts them. */
  readonly hidden: readonly number[];
};

/** The content of a workbook, which all spreadsheets open without a question about letters, commas or dates. */
export function writeSheet(rows: readonly (readonly (string | number)[])[]): Buffer {
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
  return write({ SheetNames: ['Stock'], Sheets: { Stock: sheet } }, { type: 'buffer', compression: true });
}

/** The first bytes of a ZIP file, as .xlsx and .ods are, and of an old Office file. */
const WORKBOOK = /^(?:504b0304|d0cf11e0)/;

/**
 * Reads a workbook, or text separated by commas, semicolons, tabs or bars.
 * @throws Error in a dealer's words when it is neither
 */
export function readSheet(bytes: Uint8Array): Sheet {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('hex');
  return WORKBOOK.test(start) ? sheetIn(openWorkbook(bytes)) : readText(decodeText(bytes).text);
}

function openWorkbook(bytes: Uint8Array): WorkBook {
  try {
    // By the cells: a stated size may be a million empty rows.
    return read(bytes, { cellDates: true, cellStyles: true, UTC: true, nodim: true });
  } catch (error) {
    const isLocked = /password/i.test((error as Error).message);
    const isLetter = /word\/document|opendocument\.text/.test(Buffer.from(bytes).toString('latin1'));
    const other = isLetter ? 'it is a text document, not a table' : 'it is no workbook, or is damaged';
    throw new Error(
      `${isLocked ? 'it has a password' : other}; open it in a spreadsheet and save it as a new .xlsx file`,
    );
  }
}

/** The first sheet that is neither hidden nor empty. */
function sheetIn({ SheetNames, Sheets, Workbook }: WorkBook): Sheet {
  const isShown = (name: string, index: number) => !Workbook?.Sheets?.[index]?.Hidden && Sheets[name]?.['!ref'];
  const [name = '', ...unread] = SheetNames.filter(isShown);
  const sheet = Sheets[name] ?? {};
  for (const cell of Object.values(sheet)) {
    const text = cell?.t === 'e' ? cell.w : withUnit(cell);
    if (text) Object.assign(cell, { t: 's', v: text });
  }
  // A value over several rows is that of each.
  for (const { s, e } of sheet['!merges'] ?? [])
    if (s.c === e.c)
      for (let r = s.r + 1; r <= e.r; r += 1) sheet[utils.encode_cell({ r, c: s.c })] = sheet[utils.encode_cell(s)];
  // From row 1 and column A, where the first cells are empty too.
  const range = { s: { r: 0, c: 0 }, e: utils.decode_range(sheet['!ref'] ?? 'A1').e };
  const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, range, blankrows: true, defval: '', UTC: true });
  const hidden = (sheet['!rows'] ?? []).flatMap((row, index) =>
    row?.hidden && rows[index]?.some(Boolean) ? [index + 1] : [],
  );
  return { rows: rows.map((row) => row.map(textOf)), decimalComma: false, unread, hidden };
}

/** '8,000 mi' for a number that its format shows so, '$1200000' for one that it shows rounded, as '$1.2M'; else null. */
function withUnit({ t, v, w = '' }: CellObject): string | null {
  if (t !== 'n' || /\de[+-]\d/i.test(w)) return null;
  const [number = ''] = /\d[\d.,]*/.exec(w) ?? [];
  const isWhole = Math.abs(Number(number.replaceAll(',', '')) - Number(v)) < 1;
  const text = isWhole ? w : w.replace(/\d[\d.,]*(?:\s*[KMB]\b)?/i, textOf(v));
  return /[\p{Sc}a-z]/iu.test(text) ? text : null;
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
  [/^\s*[[{]/, 'a data file (JSON) or a shortcut to an online sheet'],
  [/^BEGIN:VCARD/, 'a contact card'],
  [/^\s*$/, 'empty'],
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
  return { rows: data.map((row) => row.map(plainText)), decimalComma: separator === ';', unread: [], hidden: [] };
}

/** The mark of which most of the first rows have the same number, whatever a title or a text among them has. */
function separatorOf(text: string): string {
  // Quoted texts may have lines of their own; a quotation mark inside a text may mean inches.
  const rows = text.replace(/(?<![^,;\t|\n])"(?:[^"]|"")*"/g, '').split('\n', 10);
  const found = [',', ';', '\t', '|'].flatMap((mark) => {
    const counts = rows.map((line) => line.split(mark).length - 1);
    return counts.map((count) => ({ mark, count, alike: count && counts.filter((other) => other === count).length }));
  });
  const [best] = found.toSorted((one, other) => other.alike - one.alike || other.count - one.count);
  return best?.mark ?? ',';
}
