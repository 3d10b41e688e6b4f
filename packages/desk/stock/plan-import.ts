import type { z } from 'zod';
import { doubts } from '@/lib/data-check/notices';
import { newId } from '@/lib/schema/new-id';
import type { CheckedEntry } from '@/lib/schema/types';
import { listInWords } from '@/lib/text/words';
import { type Change, changesOf, readRow } from './car-fields';
import { type CarFile, type Fields, fileNameFor } from './car-files';
import { rowFaults } from './check-row';
import { columnsOf, type Heads, readHeads } from './columns';
import { type Finding, summed } from './findings';
import { type Row, rowsOf, spellAlike } from './read-rows';
import { isAnother, isSame, matchCars } from './same-cars';
import type { Sheet } from './sheet';

/** What only the dealer can say about a file: the tab of its new cars, and whether cars that seem to be here are. */
export type Answers = { readonly category?: string | undefined; readonly same?: string | undefined };

export type ImportPlan = {
  readonly heads: Heads;
  readonly added: readonly (CarFile & { readonly photographs: number })[];
  readonly changed: readonly (CarFile & { readonly shown: readonly Change[] })[];
  readonly unchanged: number;
  /** Cars in data/ that are not in the sheet. */
  readonly missing: number;
  /** A line for each kind of fault. With one fault nothing is written. */
  readonly faults: readonly string[];
  readonly notes: readonly string[];
  /** To be answered before anything is written. */
  readonly question: {
    readonly option: keyof Answers;
    readonly text: string;
    readonly choices: readonly string[];
  } | null;
};

const FOREIGN = 'if these numbers are of another list, call their column ‘Stock number’; a new car has none';

/**
 * The effects of an import. A row changes the car with its number, or the one that it is by other facts; else it adds one.
 * @throws Error if the sheet has no headings, or nothing below them
 */
export function planImport(
  sheet: Sheet,
  cars: readonly CarFile[],
  schema: z.ZodType,
  answers: Answers = {},
  now = Date.now(),
): ImportPlan {
  const all = columnsOf(schema);
  const heads = readHeads(sheet.rows, all);
  const { rows: written, columns } = rowsOf(sheet, heads);
  if (written.length === 0) throw new Error('there is no car below its headings');
  const { rows, respelled } = spellAlike(written, columns, cars);
  const tab = all.find(({ key }) => key === 'category')?.field.kind;
  const tabs = tab?.type === 'choice' ? tab.options.map(String) : [];
  const findings: Finding[] = [];
  const notes: Finding[] = [];
  const lacking = new Set<string>();
  const asked: string[] = [];
  let untabbed = 0;

  const read = (row: Row, car?: CarFile) => readRow(row, car, columns, sheet.decimalComma);
  const drafts = rows.map((row) => ({ row, fields: read(row) }));
  const carOf = (number: unknown) => cars.find(({ fields }) => number !== undefined && fields.id === number);
  const named = new Set(drafts.map(({ fields }) => carOf(fields.id)));
  const matches = matchCars(
    drafts.filter(({ fields }) => fields.id === undefined),
    cars.filter((car) => !named.has(car)),
  );
  const ids = cars.map(({ fields }) => fields.id).filter((id) => typeof id === 'number');
  const planned: PlannedRow[] = [];
  for (const draft of drafts) {
    const { row, cells } = draft.row;
    const number = draft.fields.id;
    const found = carOf(number) ?? matches.get(draft);
    const name = found?.fields.name ?? draft.fields.name;
    const say = (text: string, kind = text) => findings.push({ row, name, text, kind });
    const saidBefore = findings.length;
    if (number !== undefined && !found) {
      say(`no car has the number ${number}; ${FOREIGN}`, 'no car');
      continue;
    }
    const changes = found ? changesOf(found.fields, read(draft.row, found), columns) : [];
    const isAsked = found && number === undefined && changes.length > 0;
    if (isAsked) asked.push(`row ${row} is the ${found.fields.name} (number ${found.fields.id})`);
    const car = isAsked && answers.same === 'no' ? undefined : found;
    const fields = car ? read(draft.row, car) : draft.fields;
    const twin = planned.find((other) => (car ? car === other.car : !other.car && isSame(fields, other.fields)));
    if (twin && !car) asked.push(`row ${row} is the car of row ${twin.row}`);
    if (twin && (car || answers.same === 'yes')) say(`it is the car of row ${twin.row}; take one of the two out`);
    const holder = [...planned, ...cars].find(
      (other) => other !== car && other !== twin && fields.vin !== undefined && other.fields.vin === fields.vin,
    );
    const place = holder && 'row' in holder ? `row ${holder.row}` : `the ${holder?.fields.name}`;
    if (holder) say(`its chassis number is that of ${place} too; correct one of the two`, 'chassis number');
    if (number !== undefined && car && isAnother(car.fields, fields))
      say(`the number ${number} is the ${car.fields.name}, and this row is another car; ${FOREIGN}`, 'another car');
    if (cells.slice(heads.heads.length).some((cell) => cell !== ''))
      say('it has more cells than there are headings; is there a separator inside a text without quotation marks?');

    if (!car) {
      fields.id = newId(now, ids);
      ids.push(fields.id as number);
      if (fields.category === undefined && tabs.length > 0) {
        fields.category = tabs.find((one) => one === answers.category) ?? tabs[0];
        untabbed += 1;
      }
    }
    const shown = car ? changes : [];
    const photographs = (cells[heads.photographs] ?? '').split('|').filter((one) => one.trim() !== '').length;
    planned.push({ row, car, fields, shown, photographs });

    const checked = Object.fromEntries(all.map(({ path: [first = ''] }) => [first, fields[first]]));
    const result = schema.safeParse(checked);
    const isNew = (title: string) => !car || shown.some((change) => change.title === title);
    for (const { text, kind, column } of rowFaults(cells, checked, result.error, columns, all, isNew)) {
      // Of a new car without name, brand or model is at fault.
      if (car || !column) say(text, kind);
      else if (column.key !== 'name') lacking.add(column.title);
    }
    if (result.success && findings.length === saidBefore && (!car || shown.length > 0))
      for (const text of doubts(checked, result.data as CheckedEntry)) notes.push({ row, name, text });
  }

  const files = new Set(cars.map(({ file }) => file));
  const added = planned.flatMap(({ car, fields, photographs }) => {
    if (car) return [];
    const file = fileNameFor(String(fields.name ?? ''), files);
    files.add(file);
    return [{ file, fields, photographs }];
  });
  const changed = planned.flatMap(({ car, fields, shown }) =>
    car && shown.length > 0 ? [{ file: car.file, fields, shown }] : [],
  );
  const known = new Set(planned.flatMap(({ car }) => car ?? [])).size;
  const titles = (order: boolean | null) =>
    columns.filter(({ monthFirst }) => monthFirst === order).map(({ column }) => `‘${column.title}’`);
  return {
    heads,
    added,
    changed,
    unchanged: known - changed.length,
    missing: cars.length - known,
    faults: [
      ...heads.faults,
      ...titles(null).map(
        (title) => `column ${title}: is 3/9/2026 in March or in September? Write such days as 2026-09-03`,
      ),
      ...(lacking.size > 0
        ? [`every new car needs ${listInWords([...lacking])}, and the sheet has no such column`]
        : []),
      ...summed(findings),
    ],
    notes: [
      ...(respelled.size > 0
        ? [`one spelling for all: ${[...respelled].map(([from, to]) => `${from} as ${to}`).join(', ')}`]
        : []),
      ...titles(true).map((title) => `the days of ${title} have the month first`),
      ...summed(notes),
    ],
    question: questionOf(asked, untabbed, tabs, answers),
  };
}

type PlannedRow = {
  readonly row: number;
  /** Undefined for a new one. */
  readonly car: CarFile | undefined;
  readonly fields: Fields;
  readonly shown: readonly Change[];
  readonly photographs: number;
};

const NAMED = 5;

function questionOf(
  asked: readonly string[],
  untabbed: number,
  tabs: readonly string[],
  { same = '', category = '' }: Answers,
): ImportPlan['question'] {
  if (asked.length > 0 && !['yes', 'no'].includes(same)) {
    const others = asked.length > NAMED ? [`${asked.length - NAMED} more`] : [];
    const text = `By chassis number, or by name and year, ${listInWords([...asked.slice(0, NAMED), ...others])}. Are they the same cars?`;
    return { option: 'same', choices: ['yes', 'no'], text };
  }
  if (untabbed === 0 || tabs.includes(category)) return null;
  return { option: 'category', choices: tabs, text: `Under which tab do visitors find the new cars (${untabbed})?` };
}
