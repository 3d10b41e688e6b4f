import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import type { Shard } from '@/lib/page/static-params';
import { filesOf } from '@/scripts/files/files-of';

/** Written by the jobs of a build, read by its last job: a folder for each shard, '2-of-4'. */
export const SHARDS = '.shards';

const PUBLIC = 'public';
const CONCURRENCY = 32;

const nameOf = ({ index, count }: Shard) => `${index}-of-${count}`;

/** Moves the pages of a shard into its folder in `shards`. The files of public/ go with the first shard only. */
export async function saveShard(exported: string, shard: Shard, shards = SHARDS): Promise<void> {
  const folder = path.join(shards, nameOf(shard));
  await rm(folder, { recursive: true, force: true });
  if (shard.index > 1)
    await pMap(await filesOf(PUBLIC), (file) => rm(path.join(exported, file), { force: true }), {
      concurrency: CONCURRENCY,
    });
  await mkdir(shards, { recursive: true });
  await rename(exported, folder);
}

/**
 * Puts the pages of all shards together as one build would have exported them, and removes the shards.
 * @throws Error when a shard is missing, or shards have different content for one file: other data, code or time
 */
export async function joinShards(exported: string, shards = SHARDS): Promise<void> {
  const [first = '', ...others] = await shardNames(shards);
  await rm(exported, { recursive: true, force: true });
  const site = path.join(shards, first);
  const taken = new Set(await filesOf(site));
  for (const name of others) {
    const from = path.join(shards, name);
    await pMap(
      await filesOf(from),
      async (file) => {
        if (taken.has(file)) return expectEqual(file, [site, from], [first, name]);
        await mkdir(path.dirname(path.join(site, file)), { recursive: true });
        await rename(path.join(from, file), path.join(site, file));
      },
      { concurrency: CONCURRENCY },
    );
  }
  await rename(site, exported);
  await rm(shards, { recursive: true });
}

/** From the first shard on. */
async function shardNames(shards: string): Promise<readonly string[]> {
  const found = (await readdir(shards).catch(() => [])).filter((name) => /^\d+-of-\d+$/.test(name)).sort();
  const count = Number(found[0]?.split('-of-')[1] ?? 0);
  const expected = Array.from({ length: count }, (_, place) => nameOf({ index: place + 1, count }));
  const wrong = [...expected, ...found].filter((name) => !(expected.includes(name) && found.includes(name)));
  if (count > 0 && wrong.length === 0) return expected;
  throw new Error(
    `${shards}/ has ${found.join(', ') || 'no shards'}, expected all of one count, such as 1-of-2 and 2-of-2: npm run build -- --shard 1/2.`,
    { cause: found },
  );
}

async function expectEqual(file: string, folders: readonly string[], names: readonly string[]) {
  const [one, other] = await Promise.all(folders.map((folder) => readFile(path.join(folder, file))));
  if (one && other?.equals(one)) return;
  throw new Error(
    `${file} differs between the shards ${names.join(' and ')}. Build all of them from one commit, with the same SOURCE_DATE_EPOCH.`,
    { cause: file },
  );
}
