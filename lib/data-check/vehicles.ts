import type { z } from 'zod';
import type { KnownPictures } from '@/lib/pictures/manifest';
import { nearest } from '@/lib/schema/nearest';
import type { CheckedEntry, GoneVehicle, ShownPicture, Vehicle } from '@/lib/schema/types';
import { doubts } from './doubts';
import { type Fault, faultsOf } from './faults';
import { fieldsOf, withoutSchema } from './fields';
import { photographsByFolder } from './photographs';
import { printText, printValue } from './print';

const ORDER = 'data/order.json';

export const fileOf = (name: string) => `data/vehicles/${name}.json`;

const nameOf = (file: string) => file.slice('data/vehicles/'.length, -'.json'.length);

type Placed = { readonly file: string; readonly entry: Vehicle };

export type VehicleReading = {
  /** In their order. */
  readonly vehicles: readonly Vehicle[];
  /** The names of the files of `vehicles`; others are at fault. */
  readonly sound: ReadonlySet<string>;
  readonly faults: readonly Fault[];
  readonly notices: readonly string[];
};

/**
 * Checks every vehicle and puts them in order; those the order does not name come last.
 * @param written the contents of each file of data/vehicles/, by its name without the ending
 */
export function readVehicles(
  written: Readonly<Record<string, unknown>>,
  order: readonly string[],
  schema: z.ZodType<CheckedEntry>,
  pictures: KnownPictures,
  gone: readonly GoneVehicle[],
): VehicleReading {
  const names = Object.keys(written);
  const ordered = new Set(order);
  const unordered = names.filter((name) => !ordered.has(name));
  const photographs = photographsByFolder(pictures);
  const placed: Placed[] = [];
  const faults: Fault[] = [];
  for (const name of [...order.filter((name) => Object.hasOwn(written, name)), ...unordered]) {
    const raw = withoutSchema(written[name]);
    const result = schema.safeParse(raw);
    if (result.success)
      placed.push({ file: fileOf(name), entry: pictured(result.data, photographs.get(name) ?? [], pictures) });
    else faults.push(...faultsOf(schema, result.error, raw, { file: fileOf(name), entry: vehicleName(raw), at: [] }));
  }
  const borrowed = placed.flatMap(({ file, entry }) => borrowedPictures(file, entry, names));
  const missing = order.flatMap((name, index) =>
    Object.hasOwn(written, name) ? [] : [missingFile(name, index, names)],
  );
  const taken = new Map(gone.map((vehicle) => [vehicle.id, vehicle]));
  const free = Math.max(0, ...placed.map(({ entry }) => entry.id), ...taken.keys()) + 1;
  const reused = placed.flatMap(({ file, entry }) => {
    const former = taken.get(entry.id);
    if (!former) return [];
    const expected = `a number that no car has had: this was the number of the ${printText(former.name)} (data/gone.json), and old links lead to it; ${free} is free`;
    return [{ file, entry: vehicleName(entry), at: ['id'], field: 'id', value: printValue(entry.id), expected }];
  });
  return {
    vehicles: placed.map(({ entry }) => entry),
    sound: new Set(placed.map(({ file }) => nameOf(file))),
    faults: [...faults, ...borrowed, ...repeatedIds(placed, free), ...reused, ...missing],
    notices: [
      ...placed.flatMap(({ file, entry }) =>
        doubts(fieldsOf(written[nameOf(file)]), entry).map((doubt) => `${file}: ${doubt}`),
      ),
      ...unordered.map((name) => `${fileOf(name)} is not named in ${ORDER}, so it comes last; add "${name}" there`),
      // Allowed, but seldom meant.
      ...(names.length === 0 ? ['data/vehicles/ holds no vehicle; the site will say so'] : []),
    ],
  };
}

/**
 * The entry with the photographs of its folder, if it names no pictures or only drawings. A photograph replaces
 * drawings, which may have come with a copied file.
 */
function pictured(entry: CheckedEntry, inFolder: readonly string[], pictures: KnownPictures): Vehicle {
  const ofPapers = picturesOfPapers(entry);
  const photographs = inFolder.filter((name) => !ofPapers.includes(name));
  const named = [
    ...(entry.image === undefined ? [] : [entry.image]),
    ...(entry.images ?? []).map((one) => one.picture),
  ];
  const areDrawings = named.every((picture) => pictures.get(picture)?.origin !== 'photograph');
  const { image, images = [] } = photographs.length > 0 && areDrawings ? { image: undefined } : entry;
  if (images.length > 0) return { ...entry, images, image: image ?? images[0]?.picture };
  const main = image ?? photographs[0];
  const others = photographs.filter((picture) => picture !== main);
  return { ...entry, image: main, images: main === undefined ? [] : [main, ...others].map((picture) => ({ picture })) };
}

/** The pictures that cars, their papers, services and people show. */
export function picturesShown(
  vehicles: readonly Vehicle[],
  others: readonly { readonly image?: string }[],
): readonly ShownPicture[] {
  return [
    ...vehicles.flatMap(({ images }) => images),
    // A paper is upright.
    ...vehicles.flatMap(picturesOfPapers).map((picture) => ({ picture, focus: { x: 50, y: 50 } })),
    ...others.flatMap(({ image }) => (image === undefined ? [] : [{ picture: image }])),
  ];
}

/** Linked beside the document; no pictures of the car. */
function picturesOfPapers({ documents = [] }: Pick<CheckedEntry, 'documents'>): readonly string[] {
  return documents.flatMap(({ picture }) => picture ?? []);
}

/** A file that was copied from another car's shows that car, which is never meant. */
function borrowedPictures(file: string, entry: Vehicle, cars: readonly string[]): readonly Fault[] {
  const own = nameOf(file);
  const folders = new Set(entry.images.map(({ picture }) => picture.slice(0, picture.indexOf('/'))));
  const [other] = folders;
  const isBorrowed = folders.size > 0 && [...folders].every((folder) => folder !== own && cars.includes(folder));
  if (!isBorrowed) return [];
  const expected = `shows only pictures of another car (${other}); put photographs into pictures/${own}/ and leave 'image' and 'images' out, or leave both out until there are some`;
  return [{ file, entry: vehicleName(entry), at: ['images'], field: 'images', value: '', expected, kind: 'statement' }];
}

/** 'id 3, McLaren 720S', or as much of it as there is. */
export function vehicleName(raw: unknown): string | null {
  const { id, name } = fieldsOf(raw);
  const parts = [
    typeof id === 'number' ? `id ${id}` : '',
    typeof name === 'string' ? printText(name.trim()) : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? null : parts.join(', ');
}

function missingFile(name: string, index: number, names: readonly string[]): Fault {
  const meant = nearest(name, names, Math.ceil(name.length / 3));
  const hint = meant === null ? ', or remove the item if that car is gone' : `; the nearest is '${meant}'`;
  const expected = `the name of a file in data/vehicles/ without its ending${hint}`;
  const place = { file: ORDER, entry: null, at: ['vehicles', index], field: `vehicles item ${index + 1}` };
  return { ...place, value: printValue(name), expected };
}

/** A fault for each vehicle whose id an earlier one has: two cars would have one page. */
function repeatedIds(placed: readonly Placed[], free: number): readonly Fault[] {
  const firsts = new Map<number, Placed>();
  return placed.flatMap((candidate) => {
    const first = firsts.get(candidate.entry.id);
    if (first) return [repeatedId(first, candidate, free)];
    firsts.set(candidate.entry.id, candidate);
    return [];
  });
}

function repeatedId(first: Placed, { file, entry }: Placed, free: number): Fault {
  const differences = differingFields(first.entry, entry);
  const comparison = differences.length === 0 ? 'they are the same' : `they differ in ${differences.join(', ')}`;
  const expected = `is that of ${first.file} (${printText(first.entry.name)}), and ${comparison}; write ${free} if it is another car, else remove one of the files`;
  const place = { file, entry: vehicleName(entry), at: ['id'], field: 'id' };
  return { ...place, value: printValue(entry.id), expected, kind: 'statement' };
}

/** More values than these are not read on a line. */
const READABLE_DIFFERENCES = 4;

function differingFields(first: Vehicle, repeated: Vehicle): readonly string[] {
  const fields = new Set([...Object.keys(first), ...Object.keys(repeated)]) as Set<keyof Vehicle>;
  const differing = [...fields].filter((field) => JSON.stringify(first[field]) !== JSON.stringify(repeated[field]));
  return differing.length > READABLE_DIFFERENCES
    ? differing
    : differing.map((field) => `${field} (${printValue(first[field])}, then ${printValue(repeated[field])})`);
}
