import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fieldsOf } from '@/lib/data-check/fields';
import { readJson } from '@/lib/data-check/read-json';
import { SLUG } from '@/lib/schema/text';
import { stageFile } from '@/scripts/files';

export type Fields = Readonly<Record<string, unknown>>;
/** A car, and the name of its file without the ending. */
export type CarFile = { readonly file: string; readonly fields: Fields };

const FOLDER = 'data/vehicles';

/** @throws Error in a dealer's words when a file cannot be read */
export async function readCars(root: string): Promise<readonly CarFile[]> {
  const names = (await readdir(path.join(root, FOLDER))).filter((name) => /^[^.].*\.json$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const reading = readJson(await readFile(path.join(root, FOLDER, name), 'utf8'));
      if ('value' in reading) return { file: path.parse(name).name, fields: fieldsOf(reading.value) };
      const { line, column, advice } = reading.mistake;
      throw new Error(`${FOLDER}/${name}, line ${line}, column ${column}: ${advice}`);
    }),
  );
}

/** Writes all of the files or, where one cannot be written, none. The fields get the order of `names`, others follow. */
export async function writeCars(root: string, cars: readonly CarFile[], names: readonly string[]): Promise<void> {
  const staged: Awaited<ReturnType<typeof stageFile>>[] = [];
  try {
    for (const { file, fields } of cars) {
      const all = [...names, ...Object.keys(fields)].filter((name) => fields[name] !== undefined);
      const ordered = Object.fromEntries(all.map((name) => [name, fields[name]]));
      const content = { $schema: '../schema/vehicle.json', ...ordered };
      staged.push(
        await stageFile(path.join(root, FOLDER, `${file}.json`), `${JSON.stringify(content, null, 2)}\n`, true),
      );
    }
  } catch (error) {
    await Promise.all(staged.map(({ discard }) => discard()));
    throw error;
  }
  for (const { commit } of staged) commit();
}

/** File systems allow 255 bytes, with the ending and the suffix of a file being written. */
const LONGEST = 80;
/** Names of devices, which Windows refuses as file names. */
const RESERVED = /^(?:aux|con|nul|prn|com\d|lpt\d)$/;

/** An unused file name for a car: 'Citroën DS 21' becomes 'citroen-ds-21'. */
export function fileNameFor(name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '');
  const base = SLUG.test(plain) && !RESERVED.test(plain) ? plain : 'car';
  let candidate = base;
  for (let number = 2; taken.has(candidate); number += 1) candidate = `${base}-${number}`;
  return candidate;
}
