import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesOf } from '@/scripts/files/files-of';
import { joinShards, saveShard } from './shards';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'shards-'));
});
afterEach(() => rm(root, { recursive: true }));

const at = (...parts: string[]) => path.join(root, ...parts);

async function write(folder: string, files: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
}

/** Saves a shard whose export has these files. */
async function save(index: number, count: number, files: Readonly<Record<string, string>>) {
  await write(at('export'), { 'index.html': 'home', ...files });
  await saveShard(at('export'), { index, count }, at('shards'));
}

const join = () => joinShards(at('export'), at('shards'));

it('joins the pages of all shards, and keeps common files once', async () => {
  await save(1, 2, { 'vehicle/1/index.html': 'one', 'llms.txt': 'text' });
  await save(2, 2, { 'vehicle/2/index.html': 'two', 'llms.txt': 'text' });
  await join();
  expect([...(await filesOf(at('export')))].sort()).toEqual([
    ...['index.html', 'llms.txt', 'vehicle/1/index.html', 'vehicle/2/index.html'],
  ]);
  expect(await readFile(at('export', 'vehicle/2/index.html'), 'utf8')).toBe('two');
  expect(await readdir(root)).not.toContain('shards');
});

it('leaves the files of public/ to the first shard', async () => {
  const [file = ''] = await filesOf('public');
  await save(1, 2, { [file]: 'a file of public/' });
  await save(2, 2, { [file]: 'a file of public/' });
  expect(await filesOf(at('shards', '1-of-2'))).toContain(file);
  expect(await filesOf(at('shards', '2-of-2'))).toEqual(['index.html']);
});

it('replaces a shard that was built before', async () => {
  await save(1, 1, { 'old.html': 'gone' });
  await save(1, 1, {});
  await join();
  expect(await filesOf(at('export'))).toEqual(['index.html']);
});

it.each([
  [[], 'has no shards'],
  [[[1, 3]], 'has 1-of-3'],
  [[[2, 2]], 'has 2-of-2'],
  [
    [
      [1, 2],
      [2, 2],
      [3, 3],
    ],
    'has 1-of-2, 2-of-2, 3-of-3',
  ],
])('does not join %j', async (shards, message) => {
  for (const [index = 0, count = 0] of shards) await save(index, count, {});
  await expect(join()).rejects.toThrow(`${at('shards')}/ ${message}, expected all of one count`);
  expect(await filesOf(at('shards')).catch(() => [])).toHaveLength(shards.length);
});

it('refuses shards of other data, and names the file', async () => {
  await save(1, 2, { 'llms.txt': 'KES 45,000,000' });
  await save(2, 2, { 'llms.txt': 'KES 44,000,000' });
  await expect(join()).rejects.toThrow('llms.txt differs between the shards 1-of-2 and 2-of-2');
});
