import type { z } from 'zod';
import type { KnownPictures } from '@/lib/pictures/manifest';
import { nearest } from '@/lib/schema/nearest';
import type { CheckedEntry, GoneVehicle, ShownPicture, Vehicle } from '@/lib/schema/types';
import { type Fault, faultAt, faultsOf } from './faults';
import { fieldsOf, withoutSchema } from './fields';
import { doubts } from './notices';
import { photographsByFolder } from './photographs';
import { printText, printValue } from './print';

const ORDER = 'data/order.json';
/** So many cars, and they are counted instead of named. */
const SEVERAL = 3;

const fileOf = (name: string) => `data/vehicles/${name}.json`;

const placeOf = (name: string, raw: unknown) => ({ file: fileOf(name), entry: vehicleName(raw), at: [] });

type Placed = { readonly name: string; readonly entry: Vehicle };

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
  const unordered = names.filter((name) => !order.includes(name));
  const removed = order.filter((name) => !Object.hasOwn(written, name));
  const photographs = photographsByFolder(pictures);
  const placed: Placed[] = [];
  const faults: Fault[] = [];
  for (const name of new Set([...order.filter((one) => Object.hasOwn(written, one)), ...unordered])) {
    const raw = withoutSchema(written[name]);
    const { data, error } = schema.safeParse(raw);
    if (data) placed.push({ name, entry: pictured(data, photographs.get(name) ?? [], pictures) });
    else faults.push(...faultsOf(error, raw, placeOf(name, raw)));
  }
  // The first of an id wins (decision 'ids twice').
  const isFirst = ({ entry }: Placed, index: number) =>
    placed.findIndex(({ entry: { id } }) => id === entry.id) === index;
  const kept = placed.filter(isFirst);
  const repeated = placed.filter((one) => !kept.includes(one));
  const free = Math.max(0, ...[...placed.map(({ entry }) => entry), ...gone].map(({ id }) => id)) + 1;
  return {
    vehicles: kept.map(({ entry }) => entry),
    sound: new Set(placed.map(({ name }) => name)),
    faults: [
      ...faults,
      // A car that is left out shows nothing: a copied file may still name the pictures of its original.
      ...kept.flatMap((one) => [...borrowedPictures(one, names), ...reusedId(one, gone, free)]),
    ],
    notices: [
      ...placed.flatMap((one, index) => [
        ...(kept.includes(one) ? [] : [repeatedId(placed, index, free + repeated.indexOf(one))]),
        ...doubts(fieldsOf(written[one.name]), one.entry).map((doubt) => `${fileOf(one.name)}: ${doubt}`),
        ...repeatedVin(one, placed.slice(0, index)),
      ]),
      ...(unordered.length > SEVERAL
        ? [`${ORDER} does not name ${unordered.length} cars, so they come last; add them under 'Order of the cars'`]
        : unordered.map((name) => `${fileOf(name)} is not named in ${ORDER}, so it comes last; add "${name}" there`)),
      ...(removed.length > SEVERAL
        ? [`${ORDER} names ${removed.length} cars that are gone; remove them under 'Order of the cars'`]
        : removed.map((name) => missingFile(name, names))),
      // Two people who merge their orders may leave both.
      ...order.flatMap((name, index) =>
        order.indexOf(name) < index ? [`${ORDER} names ${printValue(name)} twice; the first place counts`] : [],
      ),
      ...(names.length === 0 ? ['data/vehicles/ holds no vehicle; the site will say so'] : []),
    ],
  };
}

/**
 * The entry with the photographs of its folder, if it names no readable picture or only drawings. A photograph replaces
 * drawings, which may have come with a copied file.
 */
function pictured(entry: CheckedEntry, photographs: readonly string[], pictures: KnownPictures): Vehicle {
  const originOf = (picture = '') => pictures.get(picture)?.origin;
  const isReadable = (picture?: string) => originOf(picture) !== 'unreadable';
  const named = {
    image: isReadable(entry.image) ? entry.image : undefined,
    images: (entry.images ?? []).filter(({ picture }) => isReadable(picture)),
  };
  const hasPhotograph = [named.image, ...named.images.map((one) => one.picture)].some(
    (picture) => originOf(picture) === 'photograph',
  );
  const { image, images } = photographs.length > 0 && !hasPhotograph ? { image: undefined, images: [] } : named;
  if (images.length > 0) return { ...entry, images, image: image ?? images[0]?.picture };
  const main = image ?? photographs[0];
  const others = photographs.filter((picture) => picture !== main);
  return { ...entry, image: main, images: main === undefined ? [] : [main, ...others].map((picture) => ({ picture })) };
}

/** The pictures that cars, services and people show. */
export function picturesShown(
  vehicles: readonly Vehicle[],
  others: readonly { readonly image?: string }[],
): readonly ShownPicture[] {
  return [
    ...vehicles.flatMap(({ images }) => images),
    ...others.flatMap(({ image }) => (image === undefined ? [] : [{ picture: image }])),
  ];
}

/** A file that was copied from another car's shows that car, which is never meant. */
function borrowedPictures({ name, entry }: Placed, cars: readonly string[]): readonly Fault[] {
  const folders = new Set(entry.images.map(({ picture }) => picture.slice(0, picture.indexOf('/'))));
  const [other] = folders;
  const isBorrowed = folders.size > 0 && [...folders].every((folder) => folder !== name && cars.includes(folder));
  if (!isBorrowed) return [];
  const expected = `shows only pictures of another car (${other}); if they are of this one, delete them there ('Assets') and add them here, else leave 'image' and 'images' out until there are some`;
  return [faultAt(placeOf(name, entry), entry, ['images'], expected, 'statement')];
}

/** Old links of a car that has left must not lead to another one. */
function reusedId({ name, entry }: Placed, gone: readonly GoneVehicle[], free: number): readonly Fault[] {
  const former = gone.find(({ id }) => id === entry.id);
  if (!former) return [];
  const expected = `a number that no car has had: this was the number of the ${printText(former.name)} (data/gone.json), and old links lead to it; ${free} is free`;
  return [faultAt(placeOf(name, entry), entry, ['id'], expected)];
}

/** 'id 3, McLaren 720S', or as much of it as there is. */
function vehicleName(raw: unknown): string | null {
  const { id, name } = fieldsOf(raw);
  const parts = [
    typeof id === 'number' ? `id ${id}` : '',
    typeof name === 'string' ? printText(name.trim()) : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? null : parts.join(', ');
}

/** Of a car that was removed, or a name with a mistake. */
function missingFile(name: string, names: readonly string[]): string {
  const meant = nearest(name, names, Math.ceil(name.length / 3));
  const hint = meant === null ? '' : `; if it is not gone, the nearest is '${meant}'`;
  return `${ORDER} names ${printValue(name)}, which is no file in data/vehicles/${hint}`;
}

function repeatedVin({ name, entry }: Placed, earlier: readonly Placed[]): readonly string[] {
  const other = earlier.find((one) => entry.vin !== undefined && one.entry.vin === entry.vin);
  return other
    ? [`${fileOf(name)}: vin is that of ${fileOf(other.name)} too; if they are one car, remove one file`]
    : [];
}

/** A line about a vehicle whose id an earlier one has: two cars would have one page. */
function repeatedId(placed: readonly Placed[], index: number, free: number): string {
  const { name, entry } = placed[index] as Placed;
  const place = placed.findIndex((other) => other.entry.id === entry.id);
  const first = placed[place] as Placed;
  const fields = Object.keys({ ...first.entry, ...entry }) as (keyof Vehicle)[];
  const differing = fields.filter((field) => JSON.stringify(first.entry[field]) !== JSON.stringify(entry[field]));
  const comparison = differing.length === 0 ? 'they are the same' : `they differ in ${differing.join(', ')}`;
  return `${fileOf(name)}: id ${entry.id} of ${printText(entry.name)} in place ${index + 1} is that of ${fileOf(first.name)} (${printText(first.entry.name)}) in place ${place + 1}, so it is left out; ${comparison}; write ${free} if it is another car, else remove one of the files`;
}
