import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { writeAtomically } from '../files/write-atomically';
import { makePhotographs, readManifest } from '../pictures/make-photographs';
import { removeUnshownPictures } from './remove-unshown-pictures';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'unshown-'));
});
afterEach(() => rm(root, { recursive: true }));

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
