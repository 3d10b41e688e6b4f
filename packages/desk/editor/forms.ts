import type { z } from 'zod';
import { schemasFor } from '@/lib/schema/collections';
import { describeFields, type Field, type Kind } from '@/lib/schema/describe-fields';
import { OF_ONE_CAR } from '@/lib/schema/dossier';
import { VEHICLE_GROUPS } from '@/lib/schema/vehicle-groups';
import { type FieldFault, fieldFaults } from './field-faults';
import { holdsPictures } from './form-values';
import type { Form, FormField, FormGroup } from './screen/types';

/** Only the site's check knows the existing pictures. */
const SCHEMAS = schemasFor(new Set());

export const CAR_FIELDS: readonly Field[] = describeFields(SCHEMAS.vehicle);
export const CARS_FOLDER = 'data/vehicles';

const CAR_PATH = new RegExp(`^${CARS_FOLDER}/([a-z\\d]+(?:-[a-z\\d]+)*)\\.json$`);

/** The files that hold one thing, or a list of things under one name. */
export const FILES: readonly {
  readonly name: Exclude<keyof typeof SCHEMAS, 'vehicle' | 'gone'>;
  readonly label: string;
  readonly list?: true;
}[] = [
  { name: 'site', label: 'Name, numbers, address, hours' },
  { name: 'team', label: 'Team', list: true },
  { name: 'services', label: 'Services', list: true },
  { name: 'testimonials', label: 'Testimonials', list: true },
  { name: 'rental', label: 'Renting: terms and occasions' },
  { name: 'currencies', label: 'Prices in other currencies', list: true },
  { name: 'brand', label: 'Logo and colours' },
  { name: 'claims', label: 'Figures and reasons' },
  { name: 'legal', label: 'Privacy, terms, cookies' },
  { name: 'feeds', label: 'Feeds for others' },
  { name: 'order', label: 'Order of the cars' },
];

export const pathOf = (name: string) => `data/${name}.json`;
export const carPath = (slug: string) => `${CARS_FOLDER}/${slug}.json`;

/** 'ferrari-488-gtb' for its file; undefined for other files. */
export const slugOf = (file: string) => CAR_PATH.exec(file)?.[1];

/**
 * The fields of a file of data/, by its path.
 * @throws Error when it is none of the site's
 */
export function fieldsOfFile(file: string): readonly Field[] {
  if (CAR_PATH.test(file)) return CAR_FIELDS;
  const found = FILES.find(({ name }) => file === pathOf(name));
  if (!found) throw new Error(`${file} is no file that can be kept here`);
  const fields = describeFields(SCHEMAS[found.name]);
  return found.list ? [listField(found.name, found.label, fields)] : fields;
}

/** The faults of a file's fields. Names of pictures are left to the check of the site. */
export function faultsIn(file: string, written: Readonly<Record<string, unknown>>): readonly FieldFault[] {
  const found = FILES.find(({ name }) => file === pathOf(name));
  const schema: z.ZodType = found ? SCHEMAS[found.name] : SCHEMAS.vehicle;
  const items = found?.list ? written[found.name] : undefined;
  const faults = Array.isArray(items)
    ? items.flatMap((item, index) => fieldFaults(schema, item, [found?.name ?? '', index]))
    : fieldFaults(schema, written);
  const fields = fieldsOfFile(file);
  return faults.filter(({ place }) => !isPicture(place, fields));
}

function isPicture(place: FieldFault['place'], fields: readonly Field[]): boolean {
  const [name, ...rest] = place;
  const kind = fields.find((field) => field.name === name)?.kind;
  return kind !== undefined && leadsToPicture(rest, kind);
}

function leadsToPicture(place: FieldFault['place'], kind: Kind): boolean {
  if (kind.type === 'picture') return true;
  if (kind.type === 'group') return isPicture(place, kind.fields);
  if (kind.type !== 'list' || place.length === 0) return false;
  return holdsPictures(kind.item) || leadsToPicture(place.slice(1), kind.item);
}

/** The words in use in a field, besides those of the schema, by its name. */
export type WordsInUse = ReadonlyMap<string, readonly string[]>;

/** A file's form for the screen. */
export function formOf(file: string, inUse: WordsInUse): Form {
  const fields = fieldsOfFile(file).map((field) => screenField(field, inUse));
  if (!CAR_PATH.test(file)) {
    const label = FILES.find(({ name }) => file === pathOf(name))?.label ?? '';
    return { label, groups: [{ title: '', isFolded: false, fields }] };
  }
  const groups: readonly FormGroup[] = VEHICLE_GROUPS.map(({ title, isFolded, fields: names }) => ({
    title,
    isFolded,
    fields: names.flatMap((name) => fields.filter((field) => field.name === name)),
  }));
  return { label: 'Car', groups };
}

function screenField({ name, label, description, optional, nullable, kind }: Field, inUse: WordsInUse): FormField {
  // A new car gets its number from the server.
  const isNeeded = !optional && !nullable && name !== 'id';
  return { name, label, hint: description, isNeeded, control: controlOf(kind, name, inUse) };
}

function controlOf(kind: Kind, name: string, inUse: WordsInUse): FormField['control'] {
  switch (kind.type) {
    case 'text': {
      const words = [...new Set([...kind.words, ...(inUse.get(name) ?? [])])];
      if (words.length > 0) return { type: 'words', words };
      return kind.long ? { type: 'long' } : { type: kind.format ?? 'text' };
    }
    case 'amount':
      return { type: 'amount', unit: kind.after.trim() };
    case 'number':
      return { type: 'number' };
    case 'choice':
      return { type: 'choice', options: kind.options.map(String) };
    case 'group':
      return { type: 'group', fields: kind.fields.map((field) => screenField(field, inUse)) };
    case 'list':
      if (holdsPictures(kind.item)) return { type: 'photographs', texts: pictureTexts(kind.item, inUse) };
      if (kind.item.type === 'choice') return { type: 'choices', options: kind.item.options.map(String) };
      return { type: 'list', item: controlOf(kind.item, '', inUse) };
    case 'either':
      return controlOf(
        kind.kinds.find(({ type }) => type === 'group') ?? kind.kinds[0] ?? { type: 'other' },
        name,
        inUse,
      );
    case 'picture':
    case 'yes-no':
      return { type: kind.type };
    default:
      return { type: 'text' };
  }
}

/** What a form asks about each photograph of a list. */
function pictureTexts(item: Kind, inUse: WordsInUse): readonly FormField[] {
  if (item.type === 'either') return item.kinds.flatMap((kind) => pictureTexts(kind, inUse));
  if (item.type !== 'group') return [];
  return item.fields.filter(({ kind }) => kind.type === 'text').map((field) => screenField(field, inUse));
}

/** A car as the beginning of a similar one: without its number, its photographs and the facts of that car alone. */
export function withoutOwnFacts(form: Readonly<Record<string, unknown>>) {
  const own = new Set([...OF_ONE_CAR, 'id', 'image', 'images']);
  return Object.fromEntries(Object.entries(form).filter(([name]) => !own.has(name)));
}

function listField(name: string, label: string, fields: readonly Field[]): Field {
  return {
    name,
    label,
    description: '',
    optional: false,
    nullable: false,
    kind: { type: 'list', item: { type: 'group', fields } },
    accepts: Array.isArray,
  };
}
