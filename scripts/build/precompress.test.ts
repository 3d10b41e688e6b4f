import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from './precompress';

const PAGE = '<p>Cars in Nairobi</p>'.repeat(100);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'precompress-'));
  await mkdir(path.join(folder, 'about'));
  await writeFile(path.join(folder, 'about', 'index.html'), PAGE);
});
afterEach(() => rm(folder, { recursive: true }));

const files = async () =>
  (await readdir(folder, { recursive: true })).filter((file) => path.extname(file) !== '').sort();

it('lays the same text beside every page, in both forms', async () => {
  expect(await precompress(folder)).toBe(1);
  const read = (ending: string) => readFile(path.join(folder, `about/index.html${ending}`));
  expect(brotliDecompressSync(await read('.br')).toString()).toBe(PAGE);
  expect(gunzipSync(await read('.gz')).toString()).toBe(PAGE);
  expect((await read('.br')).length).toBeLessThan(PAGE.length / 10);
});

it('leaves pictures and texts of one packet alone', async () => {
  await writeFile(path.join(folder, 'side.avif'), PAGE);
  await writeFile(path.join(folder, 'robots.txt'), 'User-Agent: *');
  await precompress(folder);
  expect(await files()).toEqual([
    'about/index.html',
    'about/index.html.br',
    'about/index.html.gz',
    'robots.txt',
    'side.avif',
  ]);
});

it('compresses unchanged files once', async () => {
  await precompress(folder);
  const before = await files();
  await precompress(folder);
  expect(await files()).toEqual(before);
});
