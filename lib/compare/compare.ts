import { categoryLabel } from '@/lib/catalogue/options';
import { DOCUMENTS } from '@/lib/schema/documents';
import { formatAcceleration, formatMileage, formatTopSpeed } from '@/lib/text/measures';
import { askedInWords, sumAsked } from '@/lib/vehicle/asking';
import { carFacts, letterInWords, modelFacts } from '@/lib/vehicle/dossier';
import type { InventoryVehicle } from '@/lib/vehicle/inventory-vehicle';
import { priceCaptions } from '@/lib/vehicle/mode';
import { statusOf } from '@/lib/vehicle/status';

type CompareCell = {
  /** Of the vehicle the column is about. */
  readonly id: number;
  readonly name: string;
  readonly value: string;
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

type Fact = {
  readonly label: string;
  readonly note?: string;
  /** Undefined where it is not known. */
  readonly show: (vehicle: InventoryVehicle) => string | undefined;
  /** Only for facts with an undisputed better value. */
  readonly best?: {
    readonly word: string;
    /** The smaller, the better; NaN where it cannot be told. */
    readonly rank: (vehicle: InventoryVehicle) => number;
    readonly applies?: (vehicles: Facts) => boolean;
  };
};

const facts: readonly Fact[] = [
  {
    label: priceCaptions.page.sale,
    show: (vehicle) => askedInWords(vehicle, 'sale'),
    best: { word: 'Lowest', rank: (vehicle) => sumAsked(vehicle, 'sale') ?? Number.NaN },
  },
  {
    label: priceCaptions.page.rental,
    show: (vehicle) => askedInWords(vehicle, 'rental'),
    best: { word: 'Lowest', rank: (vehicle) => sumAsked(vehicle, 'rental') ?? Number.NaN },
  },
  { label: 'Availability', show: ({ status }) => statusOf(status).label },
  {
    label: 'Year',
    show: ({ year }) => year,
    best: { word: 'Newest', rank: ({ year }) => -Number(year) },
  },
  {
    label: '0-100 km/h',
    show: ({ acceleration }) => (acceleration === undefined ? undefined : formatAcceleration(acceleration)),
    best: { word: 'Quickest', rank: ({ acceleration = Number.NaN }) => acceleration },
  },
  {
    label: 'Top Speed',
    show: ({ topSpeed }) => (topSpeed === undefined ? undefined : formatTopSpeed(topSpeed)),
    best: { word: 'Fastest', rank: ({ topSpeed = Number.NaN }) => -topSpeed },
  },
  {
    label: 'Mileage',
    note: '(fuel consumption)',
    show: ({ mileage }) => (mileage === undefined ? undefined : formatMileage(mileage)),
    // Litres of one fuel against litres of another, or against none, say nothing.
    best: {
      word: 'Lowest',
      rank: ({ mileage }) => mileage ?? Number.NaN,
      applies: (vehicles) => !differ(vehicles.map(fuelOf)),
    },
  },
  { label: 'Engine', show: ({ engine }) => engine },
  { label: 'Fuel Type', show: fuelOf },
  { label: 'Transmission', show: ({ transmission }) => transmission },
  { label: 'Category', show: ({ category }) => categoryLabel(category) },
  ...modelFacts,
  ...carFacts,
  ...DOCUMENTS.map((label, place): Fact => ({ label, show: ({ papers }) => letterInWords(label, papers?.[place]) })),
];

const UNKNOWN = 'Not stated';

/**
 * The facts of vehicles side by side. The best value of a row is marked on every vehicle that has it, but on none where
 * all of them do, where there is nothing to compare with, or where a value is not known. What is known of none is left out.
 */
export function compareRows(vehicles: Facts): CompareRow[] {
  return facts.flatMap(({ label, note, show, best }) => {
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
        value: known[index] ?? UNKNOWN,
        best: best && ranks[index] === lowest ? best.word : undefined,
      })),
    };
  });
}

function fuelOf({ fuel }: InventoryVehicle): string {
  return fuel;
}

function differ(values: readonly string[]): boolean {
  return new Set(values).size > 1;
}
