import { readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import type { PictureManifest, PictureRecord } from '@/lib/pictures/manifest';
import { writeAtomically } from '@/scripts/files/write-atomically';
import { contentHash, ENCODING, type EncodedPicture, encodeSizes, PICTURES_FOLDER } from './encode-picture';
import { listPhotographs, type PhotographFile } from './photograph-files';
import { publishSizes } from './publish-sizes';
import { readPhotograph } from './read-photograph';
import { pictureShape } from './shapes';

/** The folder of their sizes, below public/pictures/: beside the studio's, and never in the repository. */
const FOLDER = 'photographs';
/** The cache of sizes, each picture's in a folder named after its source. */
const CACHE = path.join('.cache', 'photographs');
/** Of a picture in the cache; written last, so that where it is, all is. */
const RECORD = 'record.json';
/** Counts up whenever the same photograph would give other bytes. */
const EDITION = '1';

const ON_ALL_CORES = { concurrency: availableParallelism() };

export type PhotographReport = {
  /** All of them, whether made now or before. */
  readonly manifest: PictureManifest;
  /** The number of new ones. */
  readonly made: number;
  /** One line for each photograph that could not be used; the others are made all the same. */
  readonly faults: readonly string[];
};

type Sizes = EncodedPicture['record'];

/** A picture that is to be there. */
type Work = {
  readonly name: string;
  /** Of its folder in the cache. */
  readonly key: string;
  readonly record: Omit<PictureRecord, keyof Sizes>;
  readonly content: () => Promise<Buffer>;
};

/**
 * Makes the missing sizes of the photographs in pictures/, on all cores, and removes those of removed photographs.
 * @param onProgress gets the number of finished photographs of those to be made
 */
export async function makePhotographs(
  root = '.',
  onProgress: (done: number, total: number) => void = () => {},
): Promise<PhotographReport> {
  const { photographs, faults: misplaced } = await listPhotographs(root);
  const cache = path.join(root, CACHE);
  const works = await pMap(photographs, workOf, ON_ALL_CORES);

  const known = new Map<string, Sizes>();
  for (const { key } of works) {
    const record = await readFile(path.join(cache, key, RECORD), 'utf8').catch(() => null);
    if (record !== null) known.set(key, JSON.parse(record));
  }
  const missing = [...new Map(works.filter(({ key }) => !known.has(key)).map((work) => [work.key, work])).values()];
  const faults = new Map<string, string>();
  let done = 0;
  await pMap(
    missing,
    async (work) => {
      try {
        known.set(work.key, await makeSizes(work, path.join(cache, work.key)));
      } catch (error) {
        faults.set(work.key, (error as Error).message);
      }
      done += 1;
      onProgress(done, missing.length);
    },
    ON_ALL_CORES,
  );

  const made = works.flatMap((work) => ({ ...work, sizes: known.get(work.key) })).filter(({ sizes }) => sizes);
  const manifest = Object.fromEntries(
    made.map(({ name, record, sizes }) => [name, { ...record, ...(sizes as Sizes) }]),
  );
  const keys = new Map(works.map(({ name, key }) => [name, key]));
  await publishSizes(manifest, (name) => path.join(cache, keys.get(name) ?? ''), {
    root: path.join(root, PICTURES_FOLDER),
    folder: FOLDER,
  });
  await removeOthers(cache, new Set(keys.values()));
  const unusable = works.flatMap(({ key, record }) =>
    faults.has(key) ? [`${record.original}: ${faults.get(key)}`] : [],
  );
  return { manifest, made: missing.length - faults.size, faults: [...misplaced, ...unusable] };
}

async function makeSizes({ name, content }: Work, folder: string): Promise<Sizes> {
  const { widths } = pictureShape(name);
  const pixels = await readPhotograph(await content(), Math.max(...widths));
  const { record, files } = await encodeSizes(pixels, widths, ENCODING.photograph);
  for (const [ending, bytes] of files) await writeAtomically(path.join(folder, ending), bytes);
  await writeAtomically(path.join(folder, RECORD), JSON.stringify(record));
  return record;
}

async function workOf({ file, shown, name }: PhotographFile): Promise<Work> {
  const source = contentHash(await readFile(file));
  const key = contentHash([EDITION, source, pictureShape(name).widths].join(' ')).replace('sha256:', '');
  // Read again for the encoding: all of them do not fit into memory.
  const content = () => readFile(file);
  return { name, key, record: { file: addressOf(name, key), original: shown, origin: 'photograph', source }, content };
}

/** 'photographs/porsche-taycan/img-2041-1a2b3c4d': safe on any host, and new for new content. */
function addressOf(name: string, key: string): string {
  const parts = name
    .toLowerCase()
    .split('/')
    .map((part) => part.replace(/[^a-z\d]+/g, '-').replace(/^-+|-+$/g, '') || 'picture');
  return `${FOLDER}/${parts.join('/')}-${key.slice(0, 8)}`;
}

async function removeOthers(cache: string, keys: ReadonlySet<string>): Promise<void> {
  const others = (await readdir(cache).catch(() => [])).filter((key) => !keys.has(key));
  await Promise.all(others.map((key) => rm(path.join(cache, key), { recursive: true })));
}
