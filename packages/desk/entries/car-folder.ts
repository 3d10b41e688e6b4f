import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fieldsOf } from '@/lib/data-check/fields';
import { readJson } from '@/lib/data-check/read-json';
import { schemasFor } from '@/lib/schema/collections';
import { describeFields } from '@/lib/schema/describe-fields';
import { addToOrder, editFields } from './edit-json';
import { newFile } from './new-car';

export type StoredCar = {
  /** Its name without the ending. */
  readonly file: string;
  readonly text: string;
  readonly fields: Readonly<Record<string, unknown>>;
};

/** What can be written: a car by its fields, and the changes of one. */
export type CarEdits = {
  readonly add: readonly { readonly file: string; readonly fields: Readonly<Record<string, unknown>> }[];
  readonly change: readonly { readonly file: string; readonly changes: ReadonlyMap<string, unknown> }[];
};

const ORDER = 'order.json';
const carPath = (folder: string, file: string) => path.join(folder, 'vehicles', `${file}.json`);

/**
 * The cars of a data folder in the order of data/order.json; those it does not name come last.
 * @throws Error in a dealer's words when a file cannot be read
 */
export async function readCars(folder: string): Promise<readonly StoredCar[]> {
  const names = (await readdir(path.join(folder, 'vehicles')))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
  const order = fieldsOf(parsed(await readFile(path.join(folder, ORDER), 'utf8'), `data/${ORDER}`)).vehicles;
  const place = (name: string) => {
    const index = Array.isArray(order) ? order.indexOf(name) : -1;
    return index < 0 ? names.length : index;
  };
  const cars = await Promise.all(
    names.map(async (file) => {
      const text = await readFile(carPath(folder, file), 'utf8');
      return { file, text, fields: fieldsOf(parsed(text, `data/vehicles/${file}.json`)) };
    }),
  );
  return cars.sort((a, b) => place(a.file) - place(b.file));
}

/** Writes edits into a data folder. Files keep their formatting; the order keeps its own, and new cars come last in it. */
export async function writeCars(folder: string, { add, change }: CarEdits): Promise<void> {
  const order = describeFields(schemasFor(new Set()).vehicle).map(({ name }) => name);
  await mkdir(path.join(folder, 'vehicles'), { recursive: true });
  for (const { file, fields } of add) await writeFile(carPath(folder, file), newFile(fields, order));
  for (const { file, changes } of change) {
    const text = await readFile(carPath(folder, file), 'utf8');
    await writeFile(carPath(folder, file), editFields(text, changes, order));
  }
  if (add.length > 0) {
    const file = path.join(folder, ORDER);
    await writeFile(
      file,
      addToOrder(
        await readFile(file, 'utf8'),
        add.map((car) => car.file),
      ),
    );
  }
}

/** The numbers in use: those of the cars, and of removed cars (data/gone.json). */
export async function takenIds(
  folder: string,
  cars: readonly Pick<StoredCar, 'fields'>[],
): Promise<ReadonlySet<unknown>> {
  const text = await readFile(path.join(folder, 'gone.json'), 'utf8').catch(() => '{}');
  const gone = fieldsOf(parsed(text, 'data/gone.json')).vehicles;
  return new Set(
    [...cars.map(({ fields }) => fields), ...(Array.isArray(gone) ? gone : [])].map((car) => fieldsOf(car).id),
  );
}

function parsed(text: string, shown: string): unknown {
  const reading = readJson(text);
  if ('value' in reading) return reading.value;
  const { line, column, advice } = reading.mistake;
  throw new Error(`${shown}, line ${line}, column ${column}: ${advice}`);
}
