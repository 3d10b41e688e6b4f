import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { writeAtomically } from '../files';
import { makePhotographs, readManifest } from '../pictures/make-photographs';
import { removePayloads, removeUnshownPictures } from './remove-leftovers';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'leftovers-'));
});
afterEach(() => rm(root, { recursive: true }));

it('removes payloads, and names the alias that no longer works where Next writes segments', async () => {
  for (const name of ['index.html', 'index.txt', 'robots.txt']) await writeFile(path.join(root, name), '');
  await removePayloads(root);
  expect((await readdir(root)).sort()).toEqual(['index.html', 'robots.txt']);
  await writeFile(path.join(root, '__next._tree.txt'), '');
  await expect(removePayloads(root)).rejects.toThrow(
    "__next._tree.txt: Next writes segments again. './collect-segment-data' in next.config.mjs",
  );
});

it('leaves no file, no folder and no list that names the car of a draft', async () => {
  const red = sharp({ create: { width: 600, height: 400, channels: 3, background: 'red' } });
  for (const car of ['swift', 'next-months-car'])
    await writeAtomically(path.join(root, 'pictures', car, 'yard.jpg'), await red.jpeg().toBuffer());
  await makePhotographs(root);
  const out = path.join(root, 'public');
  await writeAtomically(path.join(out, 'pictures/manifest.json'), '{}');

  await removeUnshownPictures(out, await readManifest(path.join(out, 'pictures/photographs')), [
    'next-months-car/yard',
  ]);

  const left = await readdir(out, { recursive: true });
  expect(left.filter((file) => /next-months-car|manifest/.test(file))).toEqual([]);
  expect(left.filter((file) => /swift\/yard-.*\.avif$/.test(file))).not.toEqual([]);
});
