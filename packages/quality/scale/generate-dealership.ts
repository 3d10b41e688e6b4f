import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import type { PictureManifest } from '@/lib/pictures/manifest';
import { generateVehicles } from './generate-vehicles';

/** The dealer of the generated cars: the test dealership. */
const HOUSE = 'e2e/fixtures/dealership';

/** Replaces a data folder by one with this number of generated cars (generateVehicles). */
export async function writeDealership(
  folder: string,
  count: number,
  seed: number,
  manifest: PictureManifest,
): Promise<void> {
  const cars = generateVehicles(count, seed, manifest);
  const vehicles = path.join(folder, 'vehicles');
  await rm(folder, { recursive: true, force: true });
  await cp(HOUSE, folder, { recursive: true });
  await rm(vehicles, { recursive: true });
  // Generated cars take the numbers of removed ones too.
  await rm(path.join(folder, 'gone.json'), { force: true });
  await mkdir(vehicles);
  await writeJson(path.join(folder, 'order.json'), { vehicles: cars.map(({ name }) => name) });
  await pMap(cars, ({ name, fields }) => writeJson(path.join(vehicles, `${name}.json`), fields), { concurrency: 16 });
}

const writeJson = (file: string, value: unknown) => writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
