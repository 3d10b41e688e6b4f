import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import pMap from 'p-map';
import { parse } from 'parse5';
import { elementsOf } from '@/e2e/output/references';
import { filesOf } from '@/scripts/files/files-of';
import { figureOf } from '../bench/summary';

const compress = promisify(brotliCompress);

/** A page: the bytes of its HTML, plain and with Brotli, and its elements. */
export type PageSize = { readonly raw: number; readonly brotli: number; readonly elements: number };

export type SiteSize = {
  /** Files and bytes of out/, the cars' pictures apart, which are as many as the dealer takes. */
  readonly files: number;
  readonly bytes: number;
  /** The first page of the catalogue. */
  readonly catalogue: PageSize;
  /** One vehicle's page: medians of the first twelve. */
  readonly vehicle: PageSize;
};

const PICTURES = 'pictures';
const CATALOGUE = path.join('vehicles', 'index.html');
const VEHICLES = 12;

/** @param folder the finished pages of a site of generated cars, whose numbers begin at 1 */
export async function measureSite(folder: string, cars: number): Promise<SiteSize> {
  const files = (await filesOf(folder)).filter((file) => !file.startsWith(PICTURES + path.sep));
  const sizes = await pMap(files, async (file) => (await stat(path.join(folder, file))).size, { concurrency: 16 });
  const vehicles: PageSize[] = [];
  for (let id = 1; id <= Math.min(cars, VEHICLES); id += 1) {
    vehicles.push(await measurePage(path.join(folder, 'vehicle', String(id), 'index.html')));
  }
  const median = (part: keyof PageSize) => figureOf(vehicles.map((page) => page[part])).median;
  return {
    files: files.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    catalogue: await measurePage(path.join(folder, CATALOGUE)),
    vehicle: { raw: median('raw'), brotli: median('brotli'), elements: median('elements') },
  };
}

async function measurePage(file: string): Promise<PageSize> {
  const html = await readFile(file);
  return {
    raw: html.length,
    brotli: (await compress(html)).length,
    elements: elementsOf(parse(html.toString('utf8'))).length,
  };
}
