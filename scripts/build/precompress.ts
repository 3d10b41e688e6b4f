import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import pMap from 'p-map';
import { filesOf } from '@/scripts/files/files-of';

/** Files that shrink; the formats of pictures and fonts are compressed. */
const TEXT = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.md', '.vcf', '.webmanifest']);

/** Smaller files fill one packet of the network either way. */
const LEAST_BYTES = 1024;

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/**
 * Writes <file>.br and <file>.gz beside every text file of a folder, for gzip_static and brotli_static of nginx. Equal
 * texts give equal bytes.
 * @returns how many texts
 */
export async function precompress(folder: string): Promise<number> {
  const texts = (await filesOf(folder)).filter((file) => TEXT.has(path.extname(file)));
  const done = await pMap(texts, (file) => compressFile(path.join(folder, file)), {
    concurrency: availableParallelism(),
  });
  return done.filter(Boolean).length;
}

async function compressFile(file: string): Promise<boolean> {
  const text = await readFile(file);
  if (text.length < LEAST_BYTES) return false;
  const [brotli, zipped] = await Promise.all([
    toBrotli(text, { params: { [zlib.BROTLI_PARAM_SIZE_HINT]: text.length } }),
    toGzip(text, { level: zlib.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
  return true;
}
