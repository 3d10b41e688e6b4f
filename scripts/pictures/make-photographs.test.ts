import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { PictureRecord } from '@/lib/pictures/manifest';
import { makePhotographs } from './make-photographs';
import { readManifest } from './manifest';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'photographs-'));
});
afterEach(() => rm(root, { recursive: true }));

const published = () => path.join(root, 'public/pictures/photographs');

/** One colour, as a camera would save it. */
const photograph = (width = 48, height = 32, background = '#204060') =>
  sharp({ create: { width, height, channels: 3, background } }).jpeg({ quality: 95 });

async function put(file: string, content: Uint8Array | string | Promise<Uint8Array>): Promise<void> {
  const target = path.join(root, 'pictures', file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, await content);
}

/** The sizes of a photograph that has been made, largest last. */
async function made(name: string): Promise<{ record: PictureRecord; largest: string }> {
  const record = (await readManifest(published()))[name] as PictureRecord;
  return { record, largest: path.join(root, 'public/pictures', `${record.file}-${record.width}.webp`) };
}

async function pixel(file: string): Promise<readonly number[]> {
  return [...(await sharp(file).raw().toBuffer()).subarray(0, 3)];
}

it('does nothing without photographs', async () => {
  expect(await makePhotographs(root)).toEqual({ manifest: {}, made: 0, faults: [] });
});

it('accepts any file name and shape', async () => {
  await put('some-car/IMG_2041 (1).JPG', photograph(48, 64).toBuffer());
  const { manifest, faults } = await makePhotographs(root);
  expect(faults).toEqual([]);
  expect(manifest['some-car/IMG_2041 (1)']).toMatchObject({
    original: 'pictures/some-car/IMG_2041 (1).JPG',
    origin: 'photograph',
    width: 48,
    height: 64,
    file: expect.stringMatching(/^photographs\/some-car\/img-2041-1-[0-9a-f]{8}$/),
  });
});

it('turns a photograph upright and removes its metadata', async () => {
  const place = { IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 17/1 0/1' }, IFD0: { Model: 'Camera of the tests' } };
  const lying = await photograph(48, 32).withExif(place).withMetadata({ orientation: 6 }).toBuffer();
  expect(lying.includes('Camera of the tests')).toBe(true);
  await put('some-car/side.jpg', lying);
  await makePhotographs(root);
  const { record, largest } = await made('some-car/side');
  expect(record).toMatchObject({ width: 32, height: 48 });
  const { exif, icc, xmp, iptc } = await sharp(largest).metadata();
  expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
});

it('converts wide-gamut colours', async () => {
  await put('some-car/side.jpg', photograph(48, 32, '#c83c28').withIccProfile('p3').toBuffer());
  await makePhotographs(root);
  const { largest } = await made('some-car/side');
  const shown = await pixel(largest);
  for (const [index, meant] of [200, 60, 40].entries()) expect(Math.abs((shown[index] ?? 0) - meant)).toBeLessThan(8);
});

it('makes only changed photographs again, and reports progress', async () => {
  await put('some-car/side.jpg', photograph().toBuffer());
  await put('some-car/front.jpg', photograph(48, 32, '#888').toBuffer());
  const told: string[] = [];
  const tell = (done: number, total: number) => told.push(`${done} of ${total}`);
  expect((await makePhotographs(root, tell)).made).toBe(2);
  expect(told).toEqual(['1 of 2', '2 of 2']);
  const side = await made('some-car/side');
  const before = await stat(side.largest);

  expect((await makePhotographs(root, tell)).made).toBe(0);
  await put('some-car/front.jpg', photograph(64, 32, '#888').toBuffer());
  expect((await makePhotographs(root, tell)).made).toBe(1);
  expect(told).toHaveLength(3);
  expect((await stat(side.largest)).mtimeMs).toBe(before.mtimeMs);
});

it('takes known sizes from the cache', async () => {
  await put('some-car/side.jpg', photograph().toBuffer());
  await makePhotographs(root);
  await rm(path.join(root, 'public'), { recursive: true });
  expect((await makePhotographs(root)).made).toBe(0);
  await expect(stat((await made('some-car/side')).largest)).resolves.toBeDefined();
});

it('removes the sizes of a removed photograph', async () => {
  await put('some-car/side.jpg', photograph().toBuffer());
  await put('some-car/front.jpg', photograph(64, 32).toBuffer());
  await makePhotographs(root);
  await rm(path.join(root, 'pictures/some-car/front.jpg'));
  await makePhotographs(root);
  expect(Object.keys(await readManifest(published()))).toEqual(['some-car/side']);
  const files = await readdir(published(), { recursive: true });
  expect(files.filter((file) => file.includes('front'))).toEqual([]);
  expect(await readdir(path.join(root, '.cache/photographs'))).toHaveLength(1);
});

it('names an unreadable photograph, and makes the others', async () => {
  await put('some-car/front.jpg', 'no photograph');
  const whole = await photograph(400, 400, '#123456').toBuffer();
  await put('some-car/side.jpg', whole);
  await put('some-car/rear.jpg', whole.subarray(0, whole.length / 2));
  await put('some-car/from-phone.jpg', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'));
  const { manifest, faults } = await makePhotographs(root);
  expect(faults).toEqual([
    expect.stringMatching(/^pictures\/some-car\/from-phone\.jpg: this is the iPhone's own format \(HEIC\)/),
    expect.stringMatching(/^pictures\/some-car\/front\.jpg: this cannot be opened as a photograph/),
    expect.stringMatching(/^pictures\/some-car\/rear\.jpg: this cannot be opened as a photograph/),
  ]);
  expect(faults.join()).not.toMatch(/vips|buffer|input/i);
  expect(Object.keys(manifest)).toEqual(['some-car/side']);
});

it('gives advice about files it does not take', async () => {
  const side = await photograph().toBuffer();
  await put('some-car/side.jpg', side);
  await put('loose.jpg', side);
  await put('some-car/Side.png', side);
  for (const name of ['rear.HEIC', 'raw.NEF', 'film.mov', 'README.md', '.DS_Store', '._side.jpg'])
    await put(`some-car/${name}`, '');
  const { manifest, faults } = await makePhotographs(root);
  expect(Object.keys(manifest)).toEqual(['some-car/Side']);
  expect(faults).toEqual([
    'pictures/loose.jpg: put it into a folder with the name of its car, such as pictures/porsche-taycan/',
    'pictures/some-car/film.mov: this is a film; the site shows photographs, so take it out of the folder',
    'pictures/some-car/raw.NEF: this format cannot be shown on a website; save the photograph as JPEG',
    expect.stringMatching(
      /^pictures\/some-car\/rear\.HEIC: this is the iPhone's own format \(HEIC\).*npm run pictures makes a JPEG of it/,
    ),
    'pictures/some-car/side.jpg: pictures/some-car/Side.png has the same name; rename one of them',
  ]);
});

it('names the fault of each odd file, and makes the others', async () => {
  await put('some-car/side.jpg', photograph().toBuffer());
  const folder = path.join(root, 'pictures/some-car');
  await mkdir(path.join(folder, 'folder.jpg'));
  await symlink('nowhere.jpg', path.join(folder, 'dangling.jpg'));
  await symlink('loop.jpg', path.join(folder, 'loop.jpg'));
  execFileSync('mkfifo', [path.join(folder, 'pipe.jpg')]);

  const { manifest, faults } = await makePhotographs(root);
  expect(Object.keys(manifest)).toEqual(['some-car/side']);
  expect(faults).toEqual([
    'pictures/some-car/dangling.jpg: this is a link that leads nowhere; put the photograph itself there',
    'pictures/some-car/folder.jpg: this is a folder with the name of a photograph; rename it',
    'pictures/some-car/loop.jpg: this is a link that leads nowhere; put the photograph itself there',
    'pictures/some-car/pipe.jpg: this is no file; take it out of the folder',
  ]);
});
