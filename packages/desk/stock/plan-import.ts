import type { z } from 'zod';
import { doubts } from '@/lib/data-check/notices';
import type { CheckedEntry } from '@/lib/schema/types';
import { listInWords } from '@/lib/text/words';
import { newId } from '../entries/new-id';
import { type Change, readRow } from './car-fields';
import { type CarFile, fileNameFor } from './car-files';
import { rowFaults } from './check-row';
import { columnsOf, type Heads, readHeads } from './columns';
import { type Finding, summed } from './findings';
import { type Row, rowsOf, spellAlike } from './read-rows';
import { identifyCars } from './same-cars';
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

const TOO_MANY =
  'it has more cells than there are headings; is there a separator inside a text without quotation marks?';

/** What no row of a car lacks altogether. */
const FACTS = ['brand', 'model', 'year'];
const NO_CAR = 'it has next to nothing of a car; if it is a total or a remark, take it out';

/**
 * The effects of an import. A row changes the car with its number, or the one that it is by other facts; else it adds one.
 * @throws Error if the sheet has no headings, or nothing below them
 */
export function planImport(
  sheet: Sheet,
  cars: readonly CarFile[],
  schema: z.ZodType,
  answers: Answers = {},
): ImportPlan {
  const all = columnsOf(schema);
  const heads = readHeads(sheet, all);
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
  const isNamed = columns.some(({ column: { key } }) => key === 'id' || FACTS.includes(key));

  const read = (row: Row, car?: CarFile) => readRow(row, car, columns, sheet.decimalComma);
  const planned = identifyCars(rows, cars, read, columns, answers.same);
  for (const { row, cells, car, fields, shown, faults, asks } of planned) {
    const name = car?.fields.name ?? fields.name;
    const say = ({ text, kind }: Pick<Finding, 'text' | 'kind'>) => findings.push({ row, name, text, kind });
    const saidBefore = findings.length;
    faults.forEach(say);
    asked.push(...asks);
    if (cells.slice(heads.heads.length).some((cell) => cell !== '')) say({ text: TOO_MANY });
    // A number that is none here has been told: there is no car to be checked.
    if (!car && fields.id !== undefined) continue;
    const isSingle = cells.filter((cell) => cell !== '').length === 1;
    if (!car && isNamed && (isSingle || FACTS.every((key) => fields[key] === undefined))) {
      say({ text: NO_CAR });
      continue;
    }
    if (!car) {
      fields.id = newId();
      if (fields.category === undefined && tabs.length > 0) {
        fields.category = tabs.find((one) => one === answers.category) ?? tabs[0];
        untabbed += 1;
      }
    }
    const checked = Object.fromEntries(all.map(({ path: [first = ''] }) => [first, fields[first]]));
    const result = schema.safeParse(checked);
    const isNew = (title: string) => !car || shown.some((change) => change.title === title);
    for (const fault of rowFaults(cells, checked, result.error, columns, all, isNew)) {
      // Of a new car without name, brand or model is at fault.
      if (car || !fault.column) say(fault);
      else if (fault.column.key !== 'name') lacking.add(fault.column.title);
    }
    if (result.success && findings.length === saidBefore && (!car || shown.length > 0))
      for (const text of doubts(checked, result.data as CheckedEntry)) notes.push({ row, name, text });
  }

  const files = new Set(cars.map(({ file }) => file));
  const added = planned.flatMap(({ car, cells, fields }) => {
    if (car) return [];
    const file = fileNameFor(String(fields.name ?? ''), files);
    const photographs = (cells[heads.photographs] ?? '').split('|').filter((one) => one.trim() !== '').length;
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
        (title) => `column ${title}: is 3/9/2026 in March or in September? Write all its days as 2026-09-03`,
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
