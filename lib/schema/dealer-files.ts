import type { z } from 'zod';
import { schemasFor } from './collections';
import { describeFields, type Field } from './describe-fields';

/* The files that the dealer edits, for the local and the hosted desk. */

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
  { name: 'rental', label: 'Rental terms' },
  { name: 'accounts', label: 'Tills and accounts', list: true },
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

/** Of one entry: of the car, or of an item of a list. */
export function schemaOfFile(file: string): z.ZodType {
  const found = FILES.find(({ name }) => file === pathOf(name));
  return found ? SCHEMAS[found.name] : SCHEMAS.vehicle;
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
