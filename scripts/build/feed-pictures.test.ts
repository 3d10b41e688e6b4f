import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { writeAtomically } from '@/scripts/files';
import { makePhotographs } from '../pictures/make-photographs';
import { writeFeedPictures } from './feed-pictures';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'feeds-'));
});
afterEach(() => rm(root, { recursive: true }));

it('writes a photograph with spaces in its name under an address without them', async () => {
  const red = sharp({ create: { width: 48, height: 32, channels: 3, background: 'red' } });
  const original = path.join(root, 'pictures/taycan/WhatsApp Image 50%#1 (1).jpg');
  await writeAtomically(original, await red.jpeg().toBuffer());
  await makePhotographs(root);

  await writeFeedPictures(root, ['taycan/WhatsApp Image 50%#1 (1)'], path.join(root, 'public/pictures'));

  expect(await readdir(path.join(root, 'feeds/pictures/taycan'))).toEqual([
    expect.stringMatching(/^whatsapp-image-50-1-1-[\da-f]{8}\.jpg$/),
  ]);
});
