import { fold } from '@/lib/text/fold';
import type { CarFile, Fields } from './car-files';
import { folded } from './columns';

/** What tells cars apart, the surest first: the chassis number; the name, year and price; the name and year. */
function identities({ vin, name, year, price }: Fields): readonly (string | null)[] {
  const car = name === undefined || year === undefined ? null : folded(fold(`${name} ${year}`));
  return [typeof vin === 'string' ? vin : null, car && `${car} ${String(price).replace(/\D/g, '')}`, car];
}

/** @param level which of the identities; by itself the name, year and price */
export function isSame(one: Fields, other: Fields, level = 1): boolean {
  const [first, second] = [identities(one), identities(other)];
  const areTwo = first[0] && second[0] && first[0] !== second[0];
  return !areTwo && first[level] !== null && first[level] === second[level];
}

/** The car that each row without a number is, as far as it is one of `cars`. No car is taken twice. */
export function matchCars<Row extends { readonly fields: Fields }>(rows: readonly Row[], cars: readonly CarFile[]) {
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
export function isAnother(before: Fields, after: Fields): boolean {
  const changed = NAMES.filter((key) => folded(fold(String(before[key]))) !== folded(fold(String(after[key]))));
  const words = (value: unknown) => fold(String(value)).split(/[^\p{L}\p{N}]+/u);
  const replaced = changed.filter((key) => !words(after[key]).some((word) => words(before[key]).includes(word)));
  return changed.length === 3 || replaced.includes('name') || (replaced.includes('brand') && changed.length > 1);
}
