import { fold } from '@/lib/text/fold';
import { type Change, changesOf } from './car-fields';
import type { CarFile, Fields } from './car-files';
import { folded } from './columns';
import type { Finding } from './findings';
import type { ReadColumn, Row } from './read-rows';

/** What tells cars apart, the surest first: the chassis number; the name, year and price; the name and year. */
function identities({ vin, name, year, price }: Fields): readonly (string | null)[] {
  const car = name === undefined || year === undefined ? null : folded(fold(`${name} ${year}`));
  return [typeof vin === 'string' ? vin : null, car && `${car} ${String(price).replace(/\D/g, '')}`, car];
}

/** @param level which of the identities; by itself the name, year and price */
function isSame(one: Fields, other: Fields, level = 1): boolean {
  const [first, second] = [identities(one), identities(other)];
  const areTwo = first[0] && second[0] && first[0] !== second[0];
  return !areTwo && first[level] !== null && first[level] === second[level];
}

/** The car that each row without a number is, as far as it is one of `cars`. No car is taken twice. */
function matchCars<Row extends { readonly fields: Fields }>(rows: readonly Row[], cars: readonly CarFile[]) {
  const matches = new Map<Row, CarFile>();
  const free = new Set(cars);
  for (const level of [0, 1, 2]) {
    for (const row of rows) {
      const car = matches.has(row) ? undefined : [...free].find(({ fields }) => isSame(row.fields, fields, level));
      if (!car) continue;
      matches.set(row, car);
      free.delete(car);
    }
  }
  return matches;
}

const NAMES = ['name', 'brand', 'model'] as const;

/** Whether new values make another car of one: a list with numbers of its own would. */
function isAnother(before: Fields, after: Fields): boolean {
  const changed = NAMES.filter((key) => folded(fold(String(before[key]))) !== folded(fold(String(after[key]))));
  const words = (value: unknown) => fold(String(value)).split(/[^\p{L}\p{N}]+/u);
  const replaced = changed.filter((key) => !words(after[key]).some((word) => words(before[key]).includes(word)));
  const isNewYear = String(before.year) !== String(after.year);
  return (
    changed.length === 3 ||
    replaced.includes('name') ||
    (replaced.includes('brand') && changed.length > 1) ||
    (replaced.includes('model') && isNewYear)
  );
}

/** A row with the car that it is. */
export type CarRow = Row & {
  /** Undefined for a new one. */
  readonly car: CarFile | undefined;
  readonly fields: Record<string, unknown>;
  readonly shown: readonly Change[];
  readonly faults: readonly Pick<Finding, 'text' | 'kind'>[];
  /** What the dealer has to confirm: 'row 3 is the car of row 2'. */
  readonly asks: readonly string[];
};

const FOREIGN = 'if these numbers are of another list, call their column ‘Stock number’; a new car has none';

/**
 * Finds the car of each row by its number, or by other facts. Such a row changes the car only if the dealer says that it
 * is the same.
 * @param read the fields of a row, for a car or for a new one
 */
export function identifyCars(
  rows: readonly Row[],
  cars: readonly CarFile[],
  read: (row: Row, car?: CarFile) => Record<string, unknown>,
  columns: readonly ReadColumn[],
  same: string | undefined,
): readonly CarRow[] {
  const drafts = rows.map((row) => ({ row, fields: read(row) }));
  const carOf = (number: unknown) => cars.find(({ fields }) => number !== undefined && fields.id === number);
  const named = new Set(drafts.map(({ fields }) => carOf(fields.id)));
  const matches = matchCars(
    drafts.filter(({ fields }) => fields.id === undefined),
    cars.filter((car) => !named.has(car)),
  );
  const found: CarRow[] = [];
  for (const draft of drafts) {
    const { row } = draft.row;
    const number = draft.fields.id;
    const faults: CarRow['faults'][number][] = [];
    const asks: string[] = [];
    const match = carOf(number) ?? matches.get(draft);
    const changes = match ? changesOf(match.fields, read(draft.row, match), columns) : [];
    const isAsked = match && number === undefined && changes.length > 0;
    if (isAsked) asks.push(`row ${row} is the ${match.fields.name} (number ${match.fields.id})`);
    const car = isAsked && same === 'no' ? undefined : match;
    const fields = car ? read(draft.row, car) : draft.fields;
    const twin = found.find((other) => (car ? car === other.car : !other.car && isSame(fields, other.fields)));
    if (twin && !car) asks.push(`row ${row} is the car of row ${twin.row}`);
    if (twin && (car || same === 'yes'))
      faults.push({ text: `it is the car of row ${twin.row}; take one of the two out` });
    const holder = [...found, ...cars].find(
      (other) => other !== car && other !== twin && fields.vin !== undefined && other.fields.vin === fields.vin,
    );
    const place = holder && 'row' in holder ? `row ${holder.row}` : `the ${holder?.fields.name}`;
    if (holder)
      faults.push({
        text: `its chassis number is that of ${place} too; correct one of the two`,
        kind: 'chassis number',
      });
    if (number !== undefined && !car)
      faults.push({ text: `no car has the number ${number}; ${FOREIGN}`, kind: 'no car' });
    if (number !== undefined && car && isAnother(car.fields, fields)) {
      const text = `the number ${number} is the ${car.fields.name}, and this row is another car; ${FOREIGN}`;
      faults.push({ text, kind: 'another car' });
    }
    found.push({ ...draft.row, car, fields, shown: car ? changes : [], faults, asks });
  }
  return found;
}
