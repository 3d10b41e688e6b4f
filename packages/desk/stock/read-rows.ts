import { fold } from '@/lib/text/fold';
import type { CarFile } from './car-files';
import { isMonthFirst } from './cell';
import { type Column, folded, type Heads } from './columns';
import { filters } from './other-words.json';
import type { Sheet } from './sheet';

/** A row below the headings, numbered as in the spreadsheet. */
export type Row = { readonly row: number; readonly cells: readonly string[] };

/** A column of the sheet that is read. */
export type ReadColumn = {
  readonly column: Column;
  readonly index: number;
  readonly unit: string;
  /** The order of days in numbers; null where it is not clear. */
  readonly monthFirst: boolean | null;
};

/** The rows below the headings, and what is known of each column. */
export function rowsOf(sheet: Sheet, { place, heads }: Heads) {
  const rows = sheet.rows
    .map((cells, index) => ({ row: index + 1, cells }))
    .filter(({ row, cells }) => row > place + 1 && cells.some((cell) => cell !== ''));
  const columns = heads.flatMap(({ column, unit = '' }, index): readonly ReadColumn[] => {
    const isTwice = heads.findIndex((other) => other.column === column) < index;
    // A heading without any value below it empties no field.
    if (!column || isTwice || rows.every(({ cells }) => !cells[index])) return [];
    const { kind } = column.field;
    const isDay = kind.type === 'text' && kind.format === 'day';
    const monthFirst = isDay && isMonthFirst(rows.map(({ cells }) => cells[index] ?? ''));
    return [{ column, index, unit, monthFirst }];
  });
  return { rows, columns };
}

/** Fields in which two spellings of a word would be two choices of a filter. */
const FILTERS = ['brand', 'fuel', 'transmission', 'bodyType', 'exteriorColour'];

const keyOf = (word: string) => folded(fold(word));

/** Words of other programs for those of the site, by the column. */
const OTHERS: Readonly<Record<string, Readonly<Record<string, string>>>> = filters;

/** One spelling of a word for all rows: that of the stock, or the first one that is not in capitals or small letters only. */
export function spellAlike(rows: readonly Row[], columns: readonly ReadColumn[], cars: readonly CarFile[]) {
  const respelled = new Map<string, string>();
  const isMixed = (word: string) => word !== word.toUpperCase() && word !== word.toLowerCase();
  const inFilters = columns
    .filter(({ column }) => FILTERS.includes(column.key))
    .map(({ column: { key }, index }) => {
      const stock = cars.map(({ fields }) => String(fields[key] ?? ''));
      const said = (word: string) => OTHERS[key]?.[keyOf(word)] ?? word;
      const words = rows.map(({ cells }) => said(cells[index] ?? ''));
      const all = [...stock, ...words.filter(isMixed), ...words].map((word) => [keyOf(word), word] as const);
      // Of equal keys a map keeps the last.
      return { index, said, spellings: new Map(all.reverse()) };
    });
  const placeOf = (key: string) => columns.find(({ column }) => column.key === key)?.index ?? -1;
  const [number, brand, model, name] = ['id', 'brand', 'model', 'name'].map(placeOf) as [
    number,
    number,
    number,
    number,
  ];
  const spelled = rows.map(({ row, cells }) => {
    const written = [...cells];
    for (const { index, said, spellings } of inFilters) {
      const word = cells[index] ?? '';
      const spelling = spellings.get(keyOf(said(word))) ?? '';
      if (word !== spelling && keyOf(word) !== '') respelled.set(word, spelling);
      written[index] = spelling;
    }
    // Other lists repeat the brand in the model, and in another spelling in the name.
    const maker = written[brand] ?? '';
    for (const place of maker === '' || cells[number] ? [] : [model, name]) {
      const rest = afterBrand(cells[place] ?? '', maker);
      if (rest !== null) written[place] = place === name ? `${maker} ${rest}` : rest;
    }
    return { row, cells: written };
  });
  return { rows: spelled, respelled };
}

/** 'C 180' of 'MERCEDES-BENZ C 180' for 'Mercedes Benz'; null where a text does not begin with the brand. */
function afterBrand(text: string, brand: string): string | null {
  const words = text.split(' ');
  const count = words.findIndex((_, index) => keyOf(words.slice(0, index + 1).join('')) === keyOf(brand)) + 1;
  return count > 0 && count < words.length ? words.slice(count).join(' ') : null;
}
