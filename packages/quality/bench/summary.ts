import { MEASURES, type Measure, type Measures } from './measure';

export type Figure = { readonly median: number; readonly least: number; readonly most: number };

export type Series = { readonly side: string; readonly path: string; readonly visits: readonly Measures[] };

export function figureOf(values: readonly number[]): Figure {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (place: number) => sorted[place] ?? Number.NaN;
  const middle = sorted.length / 2;
  const median = sorted.length % 2 === 1 ? at(Math.floor(middle)) : (at(middle - 1) + at(middle)) / 2;
  return { median, least: at(0), most: at(sorted.length - 1) };
}

/**
 * A table of an address: medians with minimum and maximum, and their ratio to the last side. Sides are measured in
 * turn: a slow machine slows them all, and the ratios hold.
 */
export function tableOf(path: string, series: readonly Series[]): string {
  const sides = series.filter((one) => one.path === path);
  const reference = sides.at(-1);
  const rows = MEASURES.map((measure) => [
    measure,
    ...sides.flatMap((one) => {
      const figure = figureFor(one, measure);
      const cell = `${written(figure.median)} (${written(figure.least)}-${written(figure.most)})`;
      if (one === reference || reference === undefined) return [cell];
      return [cell, ratio(figure.median, figureFor(reference, measure).median)];
    }),
  ]);
  const head = [path, ...sides.flatMap((one) => (one === reference ? [one.side] : [one.side, `x ${reference?.side}`]))];
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  return [head, ...rows]
    .map((row) => row.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join('  '))
    .join('\n');
}

const figureFor = ({ visits }: Series, measure: Measure) => figureOf(visits.map((visit) => visit[measure]));

const pad = (cell: string, width: number, column: number) => (column === 0 ? cell.padEnd(width) : cell.padStart(width));

const ratio = (amount: number, reference: number) => (reference === 0 ? '-' : (amount / reference).toFixed(2));

/** Small figures with enough digits to differ, large ones without further digits. */
const written = (amount: number) =>
  amount === 0 ? '0' : amount < 1 ? amount.toFixed(3) : amount < 100 ? amount.toFixed(1) : amount.toFixed(0);
