import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '@/lib/data-check/read-json';
import { nearest } from '@/lib/schema/nearest';
import type { GoneVehicle } from '@/lib/schema/types';

/**
 * Takes a car out of data/: its file and its line in the order go, and its number is kept in data/gone.json.
 * @param name of its file without the ending: 'ferrari-488-gtb'
 * @returns what the dealer should know, a line each
 * @throws Error before anything is changed
 */
export function removeCar(name: string, root = '.'): readonly string[] {
  const file = path.join(root, 'data/vehicles', `${name}.json`);
  if (!existsSync(file)) {
    const names = readdirSync(path.join(root, 'data/vehicles')).map((one) => one.replace(/\.json$/, ''));
    const meant = nearest(name, names);
    throw new Error(`There is no data/vehicles/${name}.json${meant === null ? '' : `; is ${meant} meant?`}`);
  }
  const { id, name: shown, brand, category } = readFile<GoneVehicle>(file);
  const orderFile = path.join(root, 'data/order.json');
  const order = readFile<{ readonly vehicles: readonly string[] }>(orderFile);
  const goneFile = path.join(root, 'data/gone.json');
  const gone = existsSync(goneFile)
    ? readFile<{ readonly vehicles: readonly GoneVehicle[] }>(goneFile)
    : { $schema: 'schema/gone.json', vehicles: [] };

  // The number first: if a later step fails, it stays reserved and the check names the double entry.
  write(goneFile, { ...gone, vehicles: [...gone.vehicles, { id, name: shown, brand, category }] });
  write(orderFile, { ...order, vehicles: order.vehicles.filter((one) => one !== name) });
  rmSync(file);
  const photographs = existsSync(path.join(root, 'pictures', name));
  return [
    `The ${shown} is out of the lists. Its number, ${id}, is kept in data/gone.json and given to no other car; /vehicle/${id}/ says that it has gone and shows others like it.`,
    ...(photographs
      ? [`Its photographs are still in pictures/${name}/; delete the folder when you need them no more.`]
      : []),
  ];
}

function readFile<Content>(file: string): Content {
  const reading = readJson(readFileSync(file, 'utf8'));
  if ('value' in reading) return reading.value as Content;
  throw new Error(`${file}, line ${reading.mistake.line}: ${reading.mistake.advice}`);
}

function write(file: string, content: unknown): void {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
