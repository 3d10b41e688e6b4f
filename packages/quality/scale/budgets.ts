import type { Measured } from './report';

type Budget = {
  readonly name: string;
  readonly unit: string;
  /** null where the system does not tell. */
  readonly of: (one: Measured) => number | null;
  /** A commit that raises the number says why. */
  readonly most: number;
};

/** The part of a site that does not grow with its cars. */
const BASE = { files: 220, bytes: 8e6 };

/** Budgets of a site of 300 cars. A car is its page twice, its text and its share picture. No times: they depend on the machine. */
const BUDGETS: readonly Budget[] = [
  { name: 'files a car', unit: '', of: ({ cars, site }) => (site.files - BASE.files) / cars, most: 4.2 },
  { name: 'out/ a car', unit: 'kB', of: ({ cars, site }) => (site.bytes - BASE.bytes) / cars / 1e3, most: 340 },
  { name: 'vehicle page, raw', unit: 'kB', of: ({ site }) => site.vehicle.raw / 1e3, most: 115 },
  { name: 'vehicle page, brotli', unit: 'kB', of: ({ site }) => site.vehicle.brotli / 1e3, most: 14.5 },
  { name: 'vehicle page, elements', unit: '', of: ({ site }) => site.vehicle.elements, most: 870 },
  { name: 'catalogue page, brotli', unit: 'kB', of: ({ site }) => site.catalogue.brotli / 1e3, most: 15 },
  { name: 'peak memory', unit: 'MB', of: ({ build }) => inMegabytes(build.whole.memory), most: 2500 },
];

/** A line for each figure of a site that is over its budget. */
export function overBudget(measured: Measured, budgets = BUDGETS): readonly string[] {
  return budgets.flatMap(({ name, unit, of, most }) => {
    const amount = of(measured);
    if (amount === null || amount <= most) return [];
    const written = (number: number) => `${Number(number.toFixed(2))}${unit === '' ? '' : ` ${unit}`}`;
    return [`${measured.cars} cars: ${name} ${written(amount)}, at most ${written(most)}`];
  });
}

const inMegabytes = (bytes: number | null) => bytes && bytes / 1e6;
