import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { measureSite } from './measure-site';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'measured-'));
});
afterEach(() => rm(folder, { recursive: true }));

const pageOf = (paragraphs: number) => `<html><head></head><body>${'<p>x</p>'.repeat(paragraphs)}</body></html>`;

async function write(file: string, content: string) {
  await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
  await writeFile(path.join(folder, file), content);
}

it('counts files and bytes without the cars’ pictures, and weighs the catalogue and the page in the middle', async () => {
  await write('vehicles/index.html', pageOf(100));
  await write('vehicle/1/index.html', pageOf(10));
  await write('vehicle/2/index.html', pageOf(30));
  await write('vehicle/3/index.html', pageOf(20));
  await write('share/vehicle-1.jpg', 'x'.repeat(500));
  await write('pictures/a/side-480.avif', 'x'.repeat(9000));
  const size = await measureSite(folder, 3);
  expect(size.files).toBe(5);
  expect(size.bytes).toBe(500 + [100, 10, 30, 20].reduce((sum, count) => sum + pageOf(count).length, 0));
  expect(size.catalogue).toEqual({
    raw: pageOf(100).length,
    brotli: brotliCompressSync(pageOf(100)).length,
    elements: 103,
  });
  expect(size.vehicle).toMatchObject({ raw: pageOf(20).length, elements: 23 });
});
