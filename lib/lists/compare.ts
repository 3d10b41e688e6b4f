import { formatMoney } from '@/lib/text/numbers';
import { sumAsked } from '@/lib/vehicle/asking';
import type { InventoryVehicle } from '@/lib/vehicle/card-vehicle';
import { type FactName, facts } from '@/lib/vehicle/facts';

type CompareCell = {
  /** Of the vehicle the column is about. */
  readonly id: number;
  readonly name: string;
  /** None where it is not stated. */
  readonly value?: string;
  /** 'Lowest', where this is the best value of its row. */
  readonly best?: string;
};

export type CompareRow = {
  readonly label: string;
  readonly note?: string;
  readonly differs: boolean;
  readonly cells: readonly CompareCell[];
};

type Facts = readonly InventoryVehicle[];

/** For facts with an undisputed better value. */
type Best = {
  readonly word: string;
  /** The smaller, the better; NaN where it cannot be told. */
  readonly rank: (vehicle: InventoryVehicle) => number;
  readonly applies?: (vehicles: Facts) => boolean;
};

const bests: { readonly [Name in FactName]?: Best } = {
  price: { word: 'Lowest', rank: (vehicle) => sumAsked(vehicle, 'sale') ?? Number.NaN },
  dailyRental: { word: 'Lowest', rank: (vehicle) => sumAsked(vehicle, 'rental') ?? Number.NaN },
  year: { word: 'Newest', rank: ({ year }) => -Number(year) },
  acceleration: { word: 'Quickest', rank: ({ acceleration = Number.NaN }) => acceleration },
  topSpeed: { word: 'Fastest', rank: ({ topSpeed = Number.NaN }) => -topSpeed },
  // Litres of one fuel against litres of another, or against none, say nothing.
  mileage: {
    word: 'Lowest',
    rank: ({ mileage }) => mileage ?? Number.NaN,
    applies: (vehicles) => !differ(vehicles.map(({ fuel }) => fuel)),
  },
};

type Row = {
  readonly label: string;
  readonly note?: string;
  /** Undefined where it is not known. */
  readonly show: (vehicle: InventoryVehicle) => string | undefined;
  readonly best?: Best;
};

const rows: readonly Row[] = Object.entries(facts).map(([name, fact]) => ({ ...fact, best: bests[name as FactName] }));

const totalRow = (days: number): Row => ({
  label: 'For your dates',
  note: 'at the daily rate; we confirm your dates',
  show: (vehicle) => {
    const rate = sumAsked(vehicle, 'rental');
    return rate && vehicle.status !== 'sold' ? formatMoney(rate * days) : undefined;
  },
});

/**
 * The facts of vehicles side by side. The best value of a row is marked on every vehicle that has it. No value is
 * marked if all vehicles share it, if there is one vehicle, or if a value is unknown. Facts that no vehicle has are
 * left out.
 * @param days of a rental, whose sums follow the daily rates; 0 for none
 */
export function compareRows(vehicles: Facts, days = 0): CompareRow[] {
  const wanted = rows.flatMap((row) => (days > 0 && row.best === bests.dailyRental ? [row, totalRow(days)] : row));
  return wanted.flatMap(({ label, note, show, best }) => {
    const known = vehicles.map(show);
    if (known.every((value) => value === undefined)) return [];
    // Unknown values may be equal.
    const differs = differ(known.filter((value) => value !== undefined));
    const ranks = best && differs && (best.applies?.(vehicles) ?? true) ? vehicles.map(best.rank) : [];
    // NaN makes the lowest NaN, which equals none of them.
    const lowest = Math.min(...ranks);
    return {
      label,
      note,
      differs,
      cells: vehicles.map(({ id, name }, index) => ({
        id,
        name,
        value: known[index],
        best: best && ranks[index] === lowest ? best.word : undefined,
      })),
    };
  });
}

function differ(values: readonly string[]): boolean {
  return new Set(values).size > 1;
}
