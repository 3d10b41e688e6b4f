import { cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { encodePicture } from './encode-picture';
import { makePhotographs } from './make-photographs';
import { readManifest } from './manifest';

let root: string;
let from: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'photographs-'));
  from = path.join(root, 'pictures');
  folder = path.join(root, 'public');
});
afterEach(() => rm(root, { recursive: true }));

/** Left third red, middle green, right third blue. */
async function photograph(file: string, width = 300, height = 100): Promise<string> {
  const third = Math.round(width / 3);
  const stripe = (background: string) => ({ create: { width: third, height, channels: 3 as const, background } });
  const image = await sharp({ create: { width, height, channels: 3, background: '#00ff00' } })
    .composite([
      { input: stripe('#ff0000'), left: 0, top: 0 },
      { input: stripe('#0000ff'), left: width - third, top: 0 },
    ])
    .toFormat(file.endsWith('png') ? 'png' : 'jpeg')
    .toBuffer();
  return put(file, image);
}

async function put(file: string, content: Uint8Array | string): Promise<string> {
  const target = path.join(from, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
  return target;
}

it('does nothing where the dealer has put no photographs', async () => {
  expect(await makePhotographs(from, folder)).toEqual({ written: [], unchanged: [], faults: [] });
});

it('takes the middle of a photograph, in the shape of the picture', async () => {
  await photograph('some-car/side.jpg');
  expect((await makePhotographs(from, folder)).written).toEqual(['some-car/side']);
  const record = (await readManifest(folder))['some-car/side'];
  expect(record).toMatchObject({ width: 160, height: 100, origin: 'photograph' });
  const { data } = await sharp(path.join(folder, 'some-car/side-160.webp')).raw().toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] = data.subarray((50 * 160 + 80) * 3);
  expect(green).toBeGreaterThan(200);
  expect(Math.max(red, blue)).toBeLessThan(60);
});

it('turns a photograph the way the camera was held', async () => {
  const lying = await sharp({ create: { width: 100, height: 160, channels: 3, background: '#888' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  await put('some-car/side.jpg', lying);
  await makePhotographs(from, folder);
  expect((await readManifest(folder))['some-car/side']).toMatchObject({ width: 160, height: 100 });
});

it('replaces a picture of the studio', async () => {
  const studio = await sharp({ create: { width: 160, height: 100, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  await encodePicture('some-car/side', studio, [160], { origin: 'studio', folder });
  await photograph('some-car/side.png');
  await makePhotographs(from, folder);
  expect((await readManifest(folder))['some-car/side']?.origin).toBe('photograph');
});

it('leaves alone what has not changed, and makes again what has', async () => {
  await photograph('some-car/side.jpg');
  await photograph('some-car/front.jpg');
  await makePhotographs(from, folder);
  const before = await stat(path.join(folder, 'some-car/side-160.avif'));

  await photograph('some-car/front.jpg', 200, 100);
  expect(await makePhotographs(from, folder)).toEqual({
    written: ['some-car/front'],
    unchanged: ['some-car/side'],
    faults: [],
  });
  expect((await stat(path.join(folder, 'some-car/side-160.avif'))).mtimeMs).toBe(before.mtimeMs);
});

it('names a photograph it cannot read in one line, and makes the others', async () => {
  const broken = await put('some-car/front.jpg', 'no photograph');
  const whole = await readFile(await photograph('some-car/side.jpg'));
  const half = await put('some-car/rear.jpg', whole.subarray(0, whole.length / 2));
  const { written, faults } = await makePhotographs(from, folder);
  expect(written).toEqual(['some-car/side']);
  expect(faults).toEqual([
    expect.stringMatching(new RegExp(`^${broken}: cannot be used as a photograph \\(.+\\)$`)),
    expect.stringMatching(new RegExp(`^${half}: cannot be used as a photograph \\(.+\\)$`)),
  ]);
  expect(Object.keys(await readManifest(folder))).toEqual(['some-car/side']);
});

it('says what to do about files it does not take', async () => {
  const good = await photograph('some-car/side.jpg');
  await cp(good, path.join(from, 'some-car', 'side.png'));
  await cp(good, path.join(from, 'some-car', 'Front View.jpg'));
  await put('some-car/rear.heic', '');
  await put('README.md', 'Photographs go here.');
  await put('.DS_Store', '');
  const { written, faults } = await makePhotographs(from, folder);
  expect(written).toEqual(['some-car/side']);
  expect(faults).toEqual([
    expect.stringMatching(/Front View\.jpg: name it with a folder, lower-case letters, digits and hyphens/),
    expect.stringMatching(/rear\.heic: save it as JPEG, PNG or WebP first/),
    expect.stringMatching(/side\.png: .*side\.jpg is for the same picture; keep one of them/),
  ]);
});
