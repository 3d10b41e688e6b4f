import type { z } from 'zod';
import { dataFiles } from './data-files';
import { describeFields, type Field } from './describe-fields';
import { vehicleSchema } from './vehicle';

/* The files that the dealer edits, for the local and the hosted desk. */

/** Only the check knows the existing pictures. */
const NO_PICTURES = new Set<string>();

const CAR = vehicleSchema(NO_PICTURES);
export const CAR_FIELDS: readonly Field[] = describeFields(CAR);
export const CARS_FOLDER = 'data/vehicles';

const CAR_PATH = new RegExp(`^${CARS_FOLDER}/([a-z\\d]+(?:-[a-z\\d]+)*)\\.json$`);

/** Those that the dealer edits: each holds one thing, or a list of things under its name. */
export const FILES = Object.entries(dataFiles(NO_PICTURES)).flatMap(([name, file]) =>
  'label' in file ? [{ name, label: file.label, schema: file.schema as z.ZodType, list: 'list' in file }] : [],
);

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
  const fields = describeFields(found.schema);
  return found.list ? [listField(found.name, found.label, fields)] : fields;
}

/** Of one entry: of the car, or of an item of a list. */
export function schemaOfFile(file: string): z.ZodType {
  const found = FILES.find(({ name }) => file === pathOf(name));
  return found ? found.schema : CAR;
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
