import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { PictureRecord } from '@/lib/pictures/manifest';
import { writeAtomically } from '@/scripts/files';
import { makePhotographs, readManifest } from './make-photographs';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'photographs-'));
});
afterEach(() => rm(root, { recursive: true }));

const published = () => path.join(root, 'public/pictures/photographs');

/** One colour, as a camera would save it. */
const photograph = (width = 48, height = 32, background = '#204060') =>
  sharp({ create: { width, height, channels: 3, background } }).jpeg({ quality: 95 });

const originalOf = (file: string) => path.join(root, 'pictures', file);
const put = (file: string, content: Uint8Array | string) => writeAtomically(originalOf(file), content);

/** The record of a photograph that has been made, and its WebP file. */
async function made(name: string): Promise<{ record: PictureRecord; file: string }> {
  const record = (await readManifest(published()))[name] as PictureRecord;
  return { record, file: path.join(root, 'public/pictures', `${record.file}-${Object.keys(record.webp)[0]}.webp`) };
}

/** Fails unless a picture has this colour, as nearly as its format keeps it. */
async function expectColour(file: string, colour: readonly number[]) {
  const shown = await sharp(file).extract({ left: 5, top: 5, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  for (const [index, meant] of colour.entries()) expect(Math.abs((shown[index] ?? 0) - meant)).toBeLessThan(8);
}

it('accepts any shape, enlarges none, and records the bytes of each size', async () => {
  expect(await makePhotographs(root)).toEqual({ manifest: {}, notices: [] });
  await put('some-car/IMG_2041 (1).JPG', await photograph(600, 900).toBuffer());
  const { manifest, notices } = await makePhotographs(root);
  expect(notices).toEqual([]);
  const record = manifest['some-car/IMG_2041 (1)'] as PictureRecord;
  expect(record).toMatchObject({
    ...{ original: 'pictures/some-car/IMG_2041 (1).JPG', origin: 'photograph', width: 600, height: 900 },
    file: expect.stringMatching(/^photographs\/some-car\/img-2041-1-[0-9a-f]{8}$/),
    webp: { 600: expect.any(Number) },
  });
  expect(Object.keys(record.avif)).toEqual(['240', '480', '600']);
  const { size } = await stat(path.join(root, 'public/pictures', `${record.file}-480.avif`));
  expect(record.avif[480]).toBe(size);
});

it('turns a photograph upright and removes its metadata, and leaves the original as it is', async () => {
  const place = { IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 17/1 0/1' }, IFD0: { Model: 'Camera of the tests' } };
  const lying = await photograph(48, 32).withExif(place).withMetadata({ orientation: 6 }).toBuffer();
  expect(lying.includes('Camera of the tests')).toBe(true);
  await put('some-car/side.jpg', lying);
  await makePhotographs(root);
  const { record, file } = await made('some-car/side');
  expect(record).toMatchObject({ width: 32, height: 48 });
  for (const one of [file, file.replace('webp', 'avif')]) {
    const { exif, icc, xmp, iptc } = await sharp(one).metadata();
    expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
  }
  expect(await readFile(originalOf('some-car/side.jpg'))).toEqual(lying);
});

it('converts wide-gamut colours', async () => {
  await put('some-car/side.jpg', await photograph(48, 32, '#c83c28').withIccProfile('p3').toBuffer());
  await makePhotographs(root);
  await expectColour((await made('some-car/side')).file, [200, 60, 40]);
});

it.each([
  ['two-colours.heic', 'IMG_1.HEIC', [192, 32, 32]],
  ['two-colours.heic', 'IMG_1.jpg', [192, 32, 32]],
  // #c02020 of Display P3 is 210, -6, 14 in sRGB, by the matrices of CSS Color 4.
  ['two-colours-p3.heic', 'IMG_1.heic', [210, 0, 14]],
])('reads %s of an iPhone, named %s', async (heic, name, colour) => {
  await put(`car/${name}`, await readFile(`scripts/pictures/testing/${heic}`));
  expect((await makePhotographs(root)).notices).toEqual([]);
  const { record, file } = await made('car/IMG_1');
  expect(record).toMatchObject({ width: 96, height: 64 });
  await expectColour(file, colour);
});

it('makes only changed photographs again, reports progress, and removes the sizes of removed ones', async () => {
  await put('some-car/side.jpg', await photograph().toBuffer());
  await put('some-car/front.jpg', await photograph(48, 32, '#888').toBuffer());
  const told: string[] = [];
  const tell = (done: number, total: number) => told.push(`${done} of ${total}`);
  await makePhotographs(root, tell);
  const before = await stat((await made('some-car/side')).file);
  await makePhotographs(root, tell);
  expect(told).toEqual(['1 of 2', '2 of 2']);

  await put('some-car/front.jpg', await photograph(64, 32, '#888').toBuffer());
  await makePhotographs(root, tell);
  expect(told).toEqual(['1 of 2', '2 of 2', '1 of 1']);
  expect((await stat((await made('some-car/side')).file)).mtimeMs).toBe(before.mtimeMs);

  // After a power cut.
  await writeFile((await made('some-car/side')).file, '');
  await makePhotographs(root, tell);
  expect(told).toHaveLength(4);
  await writeFile(path.join(published(), 'manifest.json'), '');
  await rm(originalOf('some-car/front.jpg'));
  expect(Object.keys((await makePhotographs(root)).manifest)).toEqual(['some-car/side']);
  const files = await readdir(published(), { recursive: true });
  expect(files.filter((file) => file.includes('front'))).toEqual([]);
});

it.each(['a.JPG', 'b.jfif', 'c.jpeg_large', 'd.JPG.crdownload', 'e.jpg ', 'IMG_2041', 'side.png'])(
  'takes a photograph called %j, with the scan header of some phones',
  async (name) => {
    const jpeg = await photograph().toBuffer();
    const scan = jpeg.indexOf('\xff\xda', 0, 'latin1');
    jpeg[scan + 6 + 2 * (jpeg[scan + 4] ?? 0)] = 0;
    await expect(sharp(jpeg).stats()).rejects.toThrow();
    await put(`some-car/${name}`, jpeg);
    expect(await makePhotographs(root)).toMatchObject({
      notices: [],
      manifest: { [`some-car/${name.replace(/\.\w+ ?$/, '')}`]: { origin: 'photograph' } },
    });
  },
);

it('stops where no size can be written, which is no fault of the photograph', async () => {
  await put('some-car/side.jpg', await photograph().toBuffer());
  await writeAtomically(path.join(published(), 'some-car'), 'no folder');
  await expect(makePhotographs(root)).rejects.toThrow(/EEXIST|ENOTDIR/);
});

it('takes a photograph whose last bytes were lost, and none that lost more', async () => {
  const background = '#402010';
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const picture = sharp({ create: { width: 300, height: 300, channels: 3, background, noise } }).flop();
  const [baseline = Buffer.of(), progressive = Buffer.of()] = await Promise.all(
    [picture.jpeg(), picture.clone().jpeg({ progressive: true })].map((one) => one.toBuffer()),
  );
  for (const lost of [1, 2, 3, 20]) await put(`car/${lost}.jpg`, baseline.subarray(0, -lost));
  await put('car/ends.jpg', progressive.subarray(0, -2));
  await put('car/blurred.jpg', progressive.subarray(0, progressive.length / 2));
  await put('car/half.jpg', baseline.subarray(0, baseline.length / 2));
  const { manifest } = await makePhotographs(root);
  const unreadable = Object.keys(manifest).filter((name) => manifest[name]?.origin === 'unreadable');
  expect([unreadable.sort(), Object.keys(manifest).length]).toEqual([['car/blurred', 'car/half'], 7]);
});

it('names each file that it cannot take, and makes the others', async () => {
  const side = await photograph(400, 400).toBuffer();
  for (const name of ['some-car/side.jpg', 'some-car/Side.png', 'loose.jpg']) await put(name, side);
  for (const name of ['raw.NEF', 'film.mov', 'notes.docx', '.DS_Store', '._side.jpg', 'Thumbs.db'])
    await put(`some-car/${name}`, '');
  for (const name of ['some-car/front', 'drawn-car/side', 'new-car/front']) await put(`${name}.jpg`, 'no photograph');
  await put('some-car/rear.jpg', side.subarray(0, side.length / 2));
  await symlink('..', originalOf('some-car/above'));
  execFileSync('mkfifo', [originalOf('some-car/pipe.jpg')]);
  await put('../public/pictures/manifest.json', '{ "drawn-car/side": {} }');
  const { manifest, notices } = await makePhotographs(root);
  const readable = Object.keys(manifest).filter((name) => manifest[name]?.origin === 'photograph');
  expect([readable, manifest['some-car/front']?.origin]).toEqual([['some-car/Side'], 'unreadable']);
  expect(manifest).not.toHaveProperty('drawn-car/side');
  const broken = (name: string) =>
    expect.stringContaining(`pictures/${name}.jpg: this cannot be opened as a photograph`);
  expect(notices).toEqual([
    broken('drawn-car/side'),
    'pictures/loose.jpg: put it into a folder with the name of its car, such as pictures/porsche-taycan/',
    broken('new-car/front'),
    'pictures/some-car/above: this is no readable file; put the photograph itself there',
    'pictures/some-car/film.mov: this is a film; the site shows photographs, so take it out of the folder',
    broken('some-car/front'),
    'pictures/some-car/notes.docx is ignored, since it is no photograph',
    'pictures/some-car/pipe.jpg: this is no readable file; put the photograph itself there',
    'pictures/some-car/raw.NEF: this format cannot be shown on a website; save the photograph as JPEG',
    broken('some-car/rear'),
    'pictures/some-car/side.jpg: pictures/some-car/Side.png has the same name; rename one of them',
  ]);
});
