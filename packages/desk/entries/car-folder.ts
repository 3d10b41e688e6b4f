import { faultsOf, faultWords } from '@/lib/data-check/faults';
import { fieldsOf } from '@/lib/data-check/fields';
import { readJson } from '@/lib/data-check/read-json';
import { dataFiles } from '@/lib/schema/data-files';
import { describeFields } from '@/lib/schema/describe-fields';
import { nearest } from '@/lib/schema/nearest';
import { SLUG } from '@/lib/schema/text';
import { vehicleSchema } from '@/lib/schema/vehicle';
import type { FilesDraft } from '@/scripts/files/data-files';
import { addToOrder, editFields } from './edit-json';
import { newFile } from './new-car';

type Fields = Readonly<Record<string, unknown>>;

export type StoredCar = {
  /** Its name without the ending. */
  readonly file: string;
  readonly text: string;
  readonly fields: Fields;
};

/** The writable forms: a car by its fields, and the changes of one. */
export type CarEdits = {
  readonly add: readonly { readonly file: string; readonly fields: Fields }[];
  readonly change: readonly { readonly file: string; readonly changes: ReadonlyMap<string, unknown> }[];
};

const FOLDER = 'data/vehicles';
const ORDER = 'data/order.json';
const GONE = 'data/gone.json';
const ENDING = '.json';
/** The entry of a removed car in data/gone.json. */
const KEPT_FIELDS = ['id', 'name', 'brand', 'category'];

const carPath = (file: string) => `${FOLDER}/${file}${ENDING}`;

/** Sorted, without the ending. */
export async function carNames(files: FilesDraft): Promise<readonly string[]> {
  const names = await files.list(FOLDER);
  return names
    .filter((name) => name.endsWith(ENDING) && !name.startsWith('.'))
    .map((name) => name.slice(0, -ENDING.length))
    .sort();
}

/**
 * The cars in the order of data/order.json; those it does not name come last.
 * @throws Error in a dealer's words when a file cannot be read
 */
export async function readCars(files: FilesDraft): Promise<readonly StoredCar[]> {
  const names = await carNames(files);
  const { vehicles: order } = await readFields(files, ORDER);
  const place = (name: string) => {
    const index = Array.isArray(order) ? order.indexOf(name) : -1;
    return index < 0 ? names.length : index;
  };
  const cars = await Promise.all(
    names.map(async (file) => {
      const text = (await files.read(carPath(file))) ?? '';
      return { file, text, fields: fieldsOf(parsed(text, carPath(file))) };
    }),
  );
  return cars.sort((a, b) => place(a.file) - place(b.file));
}

/** Adds and changes cars. Files keep their formatting; the order keeps its own, and new cars come last in it. */
export async function writeCars(files: FilesDraft, { add, change }: CarEdits): Promise<void> {
  const order = describeFields(vehicleSchema(new Set())).map(({ name }) => name);
  for (const { file, fields } of add) await files.write(carPath(file), newFile(fields, order));
  for (const { file, changes } of change) {
    await files.write(carPath(file), editFields((await files.read(carPath(file))) ?? '{}', changes, order));
  }
  if (add.length > 0) {
    const text = (await files.read(ORDER)) ?? '{}';
    await files.write(
      ORDER,
      addToOrder(
        text,
        add.map((car) => car.file),
      ),
    );
  }
}

/**
 * Takes a car out: its file and its line in the order go, and its number is kept in data/gone.json.
 * @param name of its file without the ending: 'ferrari-488-gtb'
 * @returns the name of the car and its number
 * @throws Error in a dealer's words when there is no such car, or gone.json could not name it
 */
export async function removeCar(
  files: FilesDraft,
  name: string,
): Promise<{ readonly name: string; readonly id: number }> {
  if (!SLUG.test(name)) {
    throw new Error(`'${name}' is no name of a car's file without its ending, such as ferrari-488-gtb`);
  }
  const text = await files.read(carPath(name));
  if (text === null) {
    // Near names only: the named entries are deleted next.
    const meant = nearest(name, await carNames(files), Math.ceil(name.length / 4));
    throw new Error(`There is no ${carPath(name)}${meant === null ? '' : `; is ${meant} meant?`}`);
  }
  const car = fieldsOf(parsed(text, carPath(name)));
  const gone = await readFields(files, GONE);
  const entry = Object.fromEntries(KEPT_FIELDS.map((field) => [field, car[field]]));
  const kept = [...(Array.isArray(gone.vehicles) ? gone.vehicles : []), entry];
  const { schema } = dataFiles(new Set()).gone;
  const { error } = schema.safeParse(entry);
  const [fault] = error ? faultsOf(error, entry, { file: carPath(name), entry: null, at: [] }) : [];
  if (fault) {
    const field = fault.field?.replace(/^.*, /, '') ?? 'this';
    throw new Error(`${carPath(name)}: ${faultWords(field, fault)}; data/gone.json keeps it, so put it right first`);
  }
  const order = await readFields(files, ORDER);
  const others = Array.isArray(order.vehicles) ? order.vehicles.filter((one) => one !== name) : [];
  await files.write(GONE, formatted({ $schema: 'schema/gone.json', ...gone, vehicles: kept }));
  await files.write(ORDER, formatted({ ...order, vehicles: others }));
  await files.write(carPath(name), null);
  return { name: String(car.name), id: Number(car.id) };
}

/** Puts the cars in an order; the rest of the file stays. */
export async function storeOrder(files: FilesDraft, names: readonly string[]): Promise<void> {
  const text = (await files.read(ORDER)) ?? '{}';
  await files.write(ORDER, editFields(text, new Map([['vehicles', names]]), ['vehicles']));
}

/** The numbers in use: those of the cars, and of removed cars (data/gone.json). */
export async function takenIds(
  files: FilesDraft,
  cars: readonly Pick<StoredCar, 'fields'>[],
): Promise<ReadonlySet<unknown>> {
  const { vehicles } = await readFields(files, GONE);
  return new Set(
    [...cars.map(({ fields }) => fields), ...(Array.isArray(vehicles) ? vehicles : [])].map((car) => fieldsOf(car).id),
  );
}

/** The fields of a file; none where there is no file. */
async function readFields(files: FilesDraft, file: string): Promise<Fields> {
  return fieldsOf(parsed((await files.read(file)) ?? '{}', file));
}

function parsed(text: string, shown: string): unknown {
  const reading = readJson(text);
  if ('value' in reading) return reading.value;
  const { line, column, advice } = reading.mistake;
  throw new Error(`${shown}, line ${line}, column ${column}: ${advice}`);
}

const formatted = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`;
