import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { filesOf } from '@/scripts/files/files-of';

/** In the site: the hash of every file, so that anyone can compare the site online. */
export const PROVENANCE = 'provenance.json';

/** Configuration of hosts, which they do not serve, or compressed forms of a file. */
const UNSERVED = /^(_headers|vercel\.json)$|\.(br|gz|dcz)$/;
/** Open files and requests at a time. */
const CONCURRENCY = 16;
const TIMEOUT_MS = 30_000;

/** SHA-256 in hexadecimal of each served file, by its path in the site: 'about/index.html'. */
export type Provenance = { readonly sha256: Readonly<Record<string, string>> };

/** Writes PROVENANCE for all other served files of a folder. */
export async function writeProvenance(folder: string): Promise<void> {
  const files = (await filesOf(folder))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file !== PROVENANCE && !UNSERVED.test(file))
    .sort();
  const hashes = await pMap(files, async (file) => [file, hashOf(await readFile(path.join(folder, file)))] as const, {
    concurrency: CONCURRENCY,
  });
  const provenance: Provenance = { sha256: Object.fromEntries(hashes) };
  await writeFile(path.join(folder, PROVENANCE), `${JSON.stringify(provenance, null, 1)}\n`);
}

/**
 * @returns the files and their hashes
 * @throws Error when the text is none that writeProvenance writes
 */
export function readProvenance(text: string, name: string): Provenance {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = null;
  }
  if (!isProvenance(value)) throw new Error(`${name} is no list of files and hashes, as ${PROVENANCE} of a build is.`);
  return value;
}

/**
 * Compares the answers of a site with its build.
 * @param address of the home page, 'https://www.nyota.example/'
 * @returns a line for each file that is missing, different or unreachable, in the order of their names
 */
export async function verifySite(address: string, { sha256 }: Provenance): Promise<readonly string[]> {
  const faults = await pMap(
    Object.entries(sha256),
    async ([file, expected]) => {
      const url = new URL(encodeURI(file.replace(/(^|\/)index\.html$/, '$1')), address);
      try {
        const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), cache: 'no-store' });
        const found = hashOf(new Uint8Array(await response.arrayBuffer()));
        if (found === expected) return [];
        return [`${url}: ${response.ok ? 'other bytes than were built' : `answered with ${response.status}`}`];
      } catch (error) {
        const { cause, message } = error as Error & { readonly cause?: Error };
        return [`${url}: ${cause?.message ?? message}`];
      }
    },
    { concurrency: CONCURRENCY },
  );
  return faults.flat();
}

function isProvenance(value: unknown): value is Provenance {
  const hashes = Object.values((value as Partial<Provenance> | null)?.sha256 ?? {});
  return hashes.length > 0 && hashes.every((hash) => /^[0-9a-f]{64}$/.test(hash));
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
