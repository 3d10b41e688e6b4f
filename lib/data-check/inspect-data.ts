import type { KnownPictures } from '@/lib/pictures/manifest';
import { dataFiles } from '@/lib/schema/data-files';
import { oneOf } from '@/lib/schema/text';
import type { CheckedFiles, Site, Vehicle } from '@/lib/schema/types';
import { vehicleSchema } from '@/lib/schema/vehicle';
import { dateAt } from '@/lib/text/days';
import { type Fault, faultAt, faultsOf } from './faults';
import { fieldsOf, withoutSchema } from './fields';
import { endpointFaults, houseNotices, type Unfinished, unfinishedIn } from './notices';
import { photographNotices } from './photographs';
import { printText } from './print';
import { picturesShown, readVehicles } from './vehicles';

/** The unchecked contents of the files in data/, by their names; undefined for an absent file. */
export type RawData = { readonly [Name in keyof CheckedFiles]?: unknown } & {
  /** By the name of the file without its ending. */
  readonly vehicles: Readonly<Record<string, unknown>>;
};

/** The checked data. No two vehicles have the same id. */
export type CheckedData = CheckedFiles & { readonly vehicles: readonly Vehicle[] };

export type Inspection = {
  /** Everything that is wrong, in the order of the files and their entries. */
  readonly faults: readonly Fault[];
  /** Things that are allowed but worth knowing, one line each. */
  readonly notices: readonly string[];
  /** Things to be done before the site is published. */
  readonly unfinished: readonly Unfinished[];
  /** null when there are faults. */
  readonly data: CheckedData | null;
};

/** Once for the same pictures: a test inspects for every value. */
const known = new WeakMap<KnownPictures, ReturnType<typeof schemasFor>>();

function schemasFor(pictures: KnownPictures) {
  const names = [...pictures.keys()];
  // A car has other pictures than an unreadable photograph; a service or a person has one.
  const readable = names.filter((name) => pictures.get(name)?.origin !== 'unreadable');
  return { files: Object.entries(dataFiles(new Set(readable))), vehicle: vehicleSchema(new Set(names)) };
}

/**
 * Checks all of the data at once; never throws.
 * @param pictures those that entries may use
 */
export function inspectData(raw: RawData, pictures: KnownPictures): Inspection {
  const schemas = known.get(pictures) ?? schemasFor(pictures);
  known.set(pictures, schemas);
  const { files, vehicle } = schemas;
  const readings = files.map(([name, file]) => [name, readFile(name, file, raw[name as keyof CheckedFiles])] as const);
  const found: Partial<CheckedFiles> = Object.fromEntries(readings.map(([name, { value }]) => [name, value]));
  const { site, legal, order, gone = [], services = [], team = [], testimonials = [] } = found;
  const cars = readVehicles(raw.vehicles, order?.vehicles ?? [], vehicle, pictures, gone);
  const faults = [
    ...cars.faults,
    ...readings.flatMap((reading) => reading[1].faults),
    ...(site ? topicFaults(raw.services, site) : []),
    ...(site && legal ? endpointFaults(site, legal) : []),
  ];
  const shown = picturesShown(cars.vehicles, [...services, ...testimonials, ...team]);
  const notices = [
    ...(order ? cars.notices : []),
    ...photographNotices(pictures, Object.keys(raw.vehicles), cars.sound, shown),
    ...houseNotices(found, dateAt(new Date())),
  ];
  const data = faults.length === 0 ? ({ ...found, vehicles: cars.vehicles } as CheckedData) : null;
  return { faults, notices, unfinished: unfinishedIn(found, cars.vehicles), data };
}

type DataFile = ReturnType<typeof dataFiles>[keyof CheckedFiles];
type Reading = { readonly value: unknown; readonly faults: readonly Fault[] };

/** The value is undefined of a file at fault; of a list, it has the entries without one. */
function readFile(name: string, dataFile: DataFile, written: unknown): Reading {
  const place = { file: `data/${name}.json`, entry: null, at: [] };
  if (written === undefined && 'otherwise' in dataFile) return { value: dataFile.otherwise, faults: [] };
  if ('list' in dataFile) return readList(place.file, dataFile, written);
  const raw = withoutSchema(written);
  const { data, error } = dataFile.schema.safeParse(raw);
  return { value: data, faults: error ? faultsOf(error, raw, place) : [] };
}

/** Checks every entry of a list, and goes on after a fault: one run shows all of them. */
function readList(file: string, { schema, list }: Extract<DataFile, { list: object }>, written: unknown): Reading {
  const { name, label } = list;
  const unique = 'unique' in list ? list.unique : undefined;
  const fields = fieldsOf(written);
  const { [name]: raw, ...others } = fields;
  const place = { file, entry: null, at: [] };
  const faults = Object.keys(others).map((key) =>
    faultAt(place, fields, [key], `the only field is ${name}`, 'unknown field'),
  );
  if (!Array.isArray(raw)) {
    const expected = `a list in square brackets: { "${name}": [ … ] }`;
    return { value: undefined, faults: [faultAt(place, raw ?? written, [], expected), ...faults] };
  }
  const value = raw.flatMap((entry: unknown, index) => {
    const at = { file, entry: entryName(index, entry, label), at: [name, index] };
    const { data, error } = schema.safeParse(entry);
    if (error) faults.push(...faultsOf(error, entry, at));
    const key = unique === undefined ? undefined : fieldsOf(entry)[unique];
    const first = raw.findIndex((other) => unique !== undefined && fieldsOf(other)[unique] === key);
    if (unique !== undefined && typeof key === 'string' && first < index)
      faults.push(faultAt(at, entry, [unique], `another one, since entry ${first + 1} has this already`));
    return error ? [] : [data];
  });
  return { value, faults };
}

/** 'entry 3 (Mutiso Hodari)', or what there is of it. */
function entryName(index: number, entry: unknown, label: string): string {
  const name = fieldsOf(entry)[label];
  const named = typeof name === 'string' && name.trim() !== '';
  return named ? `entry ${index + 1} (${printText(name.trim())})` : `entry ${index + 1}`;
}

/** The messages about a service have a topic of the contact form. */
function topicFaults(written: unknown, { enquiries }: Site): readonly Fault[] {
  const { services } = fieldsOf(written);
  const topics = enquiries.map(({ value }) => value);
  return (Array.isArray(services) ? services : []).flatMap((service: unknown, index) => {
    const { enquiry } = fieldsOf(service);
    if (typeof enquiry !== 'string' || enquiry.trim() === '' || topics.includes(enquiry.trim())) return [];
    const place = { file: 'data/services.json', entry: entryName(index, service, 'title'), at: ['services', index] };
    return [faultAt(place, service, ['enquiry'], oneOf(topics))];
  });
}
