import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import pMap from 'p-map';

/** The folder of the site with the pages as differences from a dictionary, below the dictionary's hash. */
export const DELTAS = '/deltas';
/** Its file ends in .br. The name has no hash, since the server's configuration holds it and outlives a build. */
export const DICTIONARY = `${DELTAS}/dictionary`;

/** The common text of the pages. A match near the end of a dictionary takes fewer bits: there are more cars than lists. */
const SAMPLES = [/^vehicles\/index\.html$/, /^index\.html$/, /^vehicle\/[^/]+\/index\.html$/];

/** A skippable frame of 32 bytes, which hold the hash (RFC 9842, section 5). */
const FRAME_OF_HASH = Buffer.from('5e2a4d1820000000', 'hex');

/** Reaches the begin of the dictionary from the end of a page. Every browser can decode 2^23 (RFC 9842, section 5). */
const WINDOW_LOG = 23;
/** 20 and above need twice the time for 0.3 % fewer bytes. */
const LEVEL = 19;

type Zstandard = {
  readonly zstdCompress?: (
    page: Buffer,
    options: { readonly dictionary: Buffer; readonly params: Readonly<Record<number, number>> },
    done: (error: Error | null, result: Buffer) => void,
  ) => void;
  readonly constants: { readonly ZSTD_c_compressionLevel: number; readonly ZSTD_c_windowLog: number };
};

/**
 * Writes /deltas/<hash>/<page>.dcz for every page of a folder: its difference from one dictionary, a few of the pages
 * (RFC 9842). A browser that keeps the dictionary names its hash, and gets a tenth of the bytes.
 * @returns how many pages; null where Node has no Zstandard, and nothing is written
 */
export async function writePageDeltas(folder: string): Promise<number | null> {
  // The types are those of Node 20.
  const { zstdCompress, constants } = zlib as unknown as Zstandard;
  if (!zstdCompress) {
    console.log(`Note: no page deltas, since Node ${process.versions.node} has no Zstandard; Node 22.15 has.`);
    return null;
  }
  const files = await readdir(folder, { recursive: true });
  const pages = files.map((file) => file.split(path.sep).join('/')).filter((file) => /(^|\/)index\.html$/.test(file));
  pages.sort();
  const read = (page: string) => readFile(path.join(folder, page));
  const samples = SAMPLES.flatMap((sample) => pages.find((page) => sample.test(page)) ?? []);
  const dictionary = Buffer.concat(await Promise.all(samples.map(read)));
  const hash = createHash('sha256').update(dictionary).digest();

  const compress = promisify(zstdCompress);
  const params = { [constants.ZSTD_c_compressionLevel]: LEVEL, [constants.ZSTD_c_windowLog]: WINDOW_LOG };
  const writeDelta = async (page: string) => {
    const target = path.join(folder, DELTAS, hash.toString('base64'), `${page}.dcz`);
    const delta = await compress(await read(page), { dictionary, params });
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, Buffer.concat([FRAME_OF_HASH, hash, delta]));
  };
  await pMap(pages, writeDelta, { concurrency: availableParallelism() });
  await writeFile(path.join(folder, `${DICTIONARY}.br`), zlib.brotliCompressSync(dictionary));
  return pages.length;
}
