import { createHash } from 'node:crypto';
import { readFile, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';
import { fallbackWidth, type PictureManifest, type PictureRecord } from '@/lib/pictures/manifest';
import { filesOf, writeAtomically } from '@/scripts/files';
import { listPhotographs, type PhotographFile } from './photograph-files';
import { readPhotograph } from './read-photograph';

/** The folder of the site's pictures, from the top of the repository. */
export const PICTURES_FOLDER = path.join('public', 'pictures');
/** The folder of the sizes of photographs: beside the drawings, and never in the repository. */
const PHOTOGRAPHS = 'photographs';
const MANIFEST = 'manifest.json';
/** Counts up whenever the same photograph would give other bytes. */
const EDITION = '1';

/** 240 is for thumbnails: five of them on a car's page are 20 kB less than in 480. */
const WIDTHS = [240, 480, 800, 1200, 1600];
const WIDE = ['home/hero', 'about/line-up'];
const WIDTHS_OF_WIDE = [480, 800, 1200, 1600, 2400];

const ON_ALL_CORES = { concurrency: availableParallelism() };

type Work = PhotographFile & { readonly source: string; readonly address: string };

export type PhotographReport = {
  /** The pictures of all photographs, whether made now or before. */
  readonly manifest: PictureManifest;
  /** One line for each file that is not shown: a damaged photograph stops no price of another car. */
  readonly notices: readonly string[];
};

/**
 * Makes the missing sizes of the photographs in pictures/, on all cores, and removes those of removed photographs. The
 * photographs themselves are only read.
 * @param onProgress gets the number of finished photographs of those to be made
 */
export async function makePhotographs(
  root = '.',
  onProgress: (done: number, total: number) => void = () => {},
): Promise<PhotographReport> {
  const { photographs, refused, ignored } = await listPhotographs(root);
  const pictures = path.join(root, PICTURES_FOLDER);
  const folder = path.join(pictures, PHOTOGRAPHS);
  // A power cut may have emptied it.
  const before = await readManifest(folder).catch((): PictureManifest => ({}));
  const works = await pMap(photographs, workOf, ON_ALL_CORES);
  const known = new Map<string, PictureManifest[string]>();
  for (const { name, address } of works) {
    const record = before[name];
    if (record && 'file' in record && record.file === address && (await isWhole(record, pictures)))
      known.set(name, record);
  }
  const missing = works.filter(({ name }) => !known.has(name));
  let done = 0;
  await pMap(
    missing,
    async (work) => {
      // A full disk is no fault of the photograph, and ends the run.
      const pixels = await pixelsOf(work).catch(
        (error: Error) => void refused.push({ ...work, advice: error.message }),
      );
      if (pixels) known.set(work.name, await makeSizes(work, pixels, pictures));
      done += 1;
      onProgress(done, missing.length);
    },
    ON_ALL_CORES,
  );
  const manifest: Record<string, PictureManifest[string]> = {};
  for (const { name } of works) {
    const record = known.get(name);
    if (record) manifest[name] = record;
  }
  const drawn = await readManifest(pictures);
  // Entries may name one; a car then shows its other pictures, or that photographs follow. A drawing of the name stays.
  for (const { name, shown } of refused)
    if (!Object.hasOwn(drawn, name)) manifest[name] ??= { ...UNREADABLE, original: shown };
  if (missing.length > 0 || Object.keys(before).join() !== Object.keys(manifest).join()) {
    await writeAtomically(path.join(folder, MANIFEST), JSON.stringify(manifest, null, 2));
    await removeOthers(folder, works);
  }
  return { manifest, notices: [...refused.map(({ shown, advice }) => `${shown}: ${advice}`), ...ignored].sort() };
}

/** Whether each size has its bytes: some file systems leave an empty file after a power cut. */
async function isWhole({ file, avif, webp }: PictureRecord, pictures: string): Promise<boolean> {
  const sizes = Object.entries({ avif, webp }).flatMap(([format, bytes]) =>
    Object.entries(bytes).map(async ([width, most]) => {
      const { size } = await stat(path.join(pictures, `${file}-${width}.${format}`));
      return size === most;
    }),
  );
  return (await Promise.all(sizes).catch(() => [false])).every(Boolean);
}

const UNREADABLE = { origin: 'unreadable', source: '', width: 0, height: 0, avif: {}, webp: {} } as const;

/** The manifest of a folder of pictures; empty where there is none. */
export async function readManifest(folder: string): Promise<PictureManifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => '{}');
  return JSON.parse(text);
}

async function workOf(photograph: PhotographFile): Promise<Work> {
  const widths = widthsFor(photograph.name);
  // An unreadable file is named when its sizes are made.
  const content = await readFile(photograph.file).catch(() => '');
  const source = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const key = createHash('sha256').update([EDITION, source, widths].join(' ')).digest('hex');
  return { ...photograph, source: `sha256:${source}`, address: `${addressOf(photograph.name)}-${key.slice(0, 8)}` };
}

const widthsFor = (name: string) => (WIDE.includes(name) ? WIDTHS_OF_WIDE : WIDTHS);

/** 'photographs/porsche-taycan/img-2041', safe on any host. */
function addressOf(name: string): string {
  const parts = name
    .toLowerCase()
    .split('/')
    .map((part) => part.replace(/[^a-z\d]+/g, '-').replace(/^-+|-+$/g, '') || 'picture');
  return `${PHOTOGRAPHS}/${parts.join('/')}`;
}

const pixelsOf = async ({ file, name }: Work) => readPhotograph(await readFile(file), Math.max(...widthsFor(name)));

/** Writes AVIF in every width, ascending and none enlarged, and WebP in one. */
async function makeSizes(
  { shown, name, source, address }: Work,
  { data, info }: Awaited<ReturnType<typeof pixelsOf>>,
  pictures: string,
): Promise<PictureRecord> {
  const wanted = widthsFor(name);
  const widths = [...new Set(wanted.map((width) => Math.min(width, info.width)))].sort((one, other) => one - other);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const write = async (width: number, format: 'avif' | 'webp') => {
    const resized = sharp(data, { raw }).resize({ width, kernel: 'lanczos3' });
    // Ten bits a channel prevent banding in dark rooms, and cost no more bytes than eight. The dealer waits for effort.
    const encoded = await (format === 'avif'
      ? resized.avif({ quality: 55, effort: 1, bitdepth: 10 })
      : resized.webp({ quality: 72, effort: 4, smartSubsample: true })
    ).toBuffer();
    await writeAtomically(path.join(pictures, `${address}-${width}.${format}`), encoded);
    return [width, encoded.length] as const;
  };
  const avif: (readonly [number, number])[] = [];
  for (const width of widths) avif.push(await write(width, 'avif'));
  const webp = Object.fromEntries([await write(fallbackWidth(widths), 'webp')]);
  const { width, height } = info;
  return {
    ...{ file: address, original: shown, origin: 'photograph', source },
    ...{ width, height, avif: Object.fromEntries(avif), webp },
  };
}

async function removeOthers(folder: string, works: readonly Work[]): Promise<void> {
  const kept = new Set(works.map(({ address }) => address));
  const others = (await filesOf(folder)).filter((file) => {
    const address = `${PHOTOGRAPHS}/${file.split(path.sep).join('/')}`.replace(/-\d+\.\w+$/, '');
    return file !== MANIFEST && !kept.has(address);
  });
  await Promise.all(others.map((file) => rm(path.join(folder, file))));
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** '120 of 600, 9 min left': as long as so far for each that is missing. */
function progressLine(done: number, total: number, elapsedMs: number): string {
  const leftMs = done === 0 ? 0 : (elapsedMs / done) * (total - done);
  return `${done} of ${total}${leftMs === 0 ? '' : `, ${duration(leftMs)} left`}`;
}

function duration(ms: number): string {
  return ms < MINUTE_MS ? `${Math.ceil(ms / SECOND_MS)} s` : `${Math.round(ms / MINUTE_MS)} min`;
}

/** Prints how far makePhotographs has come: no more often than every other second, and when it is done. */
export function showProgress(): (done: number, total: number) => void {
  const began = Date.now();
  let said = began;
  return (done, total) => {
    const now = Date.now();
    if (done < total && now - said < 2 * SECOND_MS) return;
    said = now;
    console.log(`Photographs: ${progressLine(done, total, now - began)}`);
  };
}
