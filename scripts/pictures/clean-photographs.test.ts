import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { cleanPhotographs, uncleanedPhotographs } from './clean-photographs';

const CAMERA = { IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 17/1 0/1' }, IFD0: { Model: 'Camera of the tests' } };

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'clean-'));
  await mkdir(path.join(root, 'pictures/car'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

const at = (name: string) => path.join(root, 'pictures/car', name);
const picture = (width: number, height: number, background = '#204060') =>
  sharp({ create: { width, height, channels: 3, background } });
/** Many details, the same each time. */
const noise = () =>
  sharp(Buffer.from(Array.from({ length: 64 * 48 * 3 }, (_, at) => (at * at) % 251)), {
    raw: { width: 64, height: 48, channels: 3 },
  });
const names = () => readdir(path.join(root, 'pictures/car'));

it.each([
  ['jpeg', 'IMG_2041.JPG'],
  ['png', 'side.png'],
  ['webp', 'side.webp'],
  ['tiff', 'side.tif'],
  ['avif', 'side.avif'],
] as const)('cleans a photograph from a camera and keeps its format: %s', async (format, name) => {
  await picture(48, 32).withExif(CAMERA).withMetadata({ orientation: 6 }).toFormat(format).toFile(at(name));
  expect(await cleanPhotographs(root)).toEqual({ cleaned: [`pictures/car/${name}`], faults: [] });
  // Not by its path, which libvips has in its cache.
  const { width, height, exif, orientation = 1, format: kept } = await sharp(await readFile(at(name))).metadata();
  expect({ width, height, exif, orientation }).toEqual({
    width: 32,
    height: 48,
    exif: undefined,
    orientation: 1,
  });
  expect(kept).toBe(format === 'avif' ? 'heif' : format);
  expect((await readFile(at(name))).includes('Camera of the tests')).toBe(false);
  expect(await names()).toEqual([name]);
});

it('makes a large photograph smaller', async () => {
  await picture(4000, 1000).jpeg().toFile(at('wide.jpg'));
  await cleanPhotographs(root);
  expect(await sharp(at('wide.jpg')).metadata()).toMatchObject({ width: 3000, height: 750 });
});

it('never cleans a second time, nor a clean file', async () => {
  await picture(48, 32).withExif(CAMERA).jpeg().toFile(at('a.jpg'));
  await picture(48, 32).withIccProfile('p3').jpeg().toFile(at('b.jpg'));
  const clean = await readFile(at('b.jpg'));
  expect((await uncleanedPhotographs(root)).map(({ shown }) => shown)).toEqual(['pictures/car/a.jpg']);
  await cleanPhotographs(root);
  const once = await readFile(at('a.jpg'));
  expect(await cleanPhotographs(root)).toEqual({ cleaned: [], faults: [] });
  expect(await readFile(at('a.jpg'))).toEqual(once);
  expect(await readFile(at('b.jpg'))).toEqual(clean);
});

it.each(['IMG_1.HEIC', 'IMG_1.jpg'])('makes a JPEG of a photograph of an iPhone: %s', async (name) => {
  await cp('scripts/pictures/testing/two-colours.heic', at(name));
  expect(await cleanPhotographs(root)).toEqual({ cleaned: [`pictures/car/${name}`], faults: [] });
  expect(await names()).toEqual(['IMG_1.jpg']);
  const { data, info } = await sharp(at('IMG_1.jpg')).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 96, height: 64 });
  const colour = (x: number) => [...data.subarray((32 * 96 + x) * 3, (32 * 96 + x) * 3 + 3)];
  const near = (red: number, green: number, blue: number) =>
    [red, green, blue].map((value) => expect.closeTo(value, -1));
  expect(colour(10)).toEqual(near(0xc0, 0x20, 0x20));
  expect(colour(85)).toEqual(near(0x20, 0x40, 0xc0));
  expect((await sharp(at('IMG_1.jpg')).metadata()).exif).toBeUndefined();
});

/** The tag alone: sharp's withIccProfile converts the colours. */
async function taggedAsP3(jpeg: Buffer): Promise<Buffer> {
  const { icc = Buffer.alloc(0) } = await sharp('scripts/pictures/testing/two-colours-p3.heic').metadata();
  const segment = Buffer.concat([Buffer.from('\xff\xe2\0\0ICC_PROFILE\0\x01\x01', 'latin1'), icc]);
  segment.writeUInt16BE(segment.length - 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}

it.each([
  ['an iPhone', 'IMG_1.HEIC', () => readFile('scripts/pictures/testing/two-colours-p3.heic')],
  ['a large JPEG', 'IMG_1.jpg', async () => taggedAsP3(await picture(3200, 32, '#c02020').jpeg().toBuffer())],
])('keeps the wide colours of %s as near as sRGB can show them', async (_, name, photograph) => {
  await writeFile(at(name), await photograph());
  await cleanPhotographs(root);
  // #c02020 of Display P3 is 210, -6, 14 in sRGB, by the matrices of CSS Color 4.
  const jpeg = await readFile(at('IMG_1.jpg'));
  const [red = 0, green, blue] = await sharp(jpeg).extract({ left: 5, top: 5, width: 8, height: 8 }).raw().toBuffer();
  expect(Math.abs(red - 210)).toBeLessThan(4);
  expect([green, blue]).toEqual([expect.closeTo(0, -1), expect.closeTo(14, -1)]);
  expect((await sharp(jpeg).metadata()).icc).toBeUndefined();
});

it('changes no pixel of a JPEG that only has to lose its metadata, and keeps its colour profile', async () => {
  const before = await noise().withExif(CAMERA).withIccProfile('p3').jpeg({ progressive: true }).toBuffer();
  // As phones do it: a second picture with metadata of its own, and a comment.
  const comment = Buffer.from('\xff\xfe\x00\x0cby a phone', 'latin1');
  await writeFile(at('a.jpg'), Buffer.concat([before.subarray(0, 2), comment, before.subarray(2), before]));
  expect(await cleanPhotographs(root)).toEqual({ cleaned: ['pictures/car/a.jpg'], faults: [] });
  const after = await readFile(at('a.jpg'));
  const pixels = (jpeg: Buffer) => sharp(jpeg).raw().toBuffer();
  expect((await pixels(after)).equals(await pixels(before))).toBe(true);
  expect((await sharp(after).metadata()).icc).toEqual((await sharp(before).metadata()).icc);
  expect(after.toString('latin1')).not.toMatch(/Camera of the tests|by a phone|Exif/);
  expect(after.length).toBeLessThan(before.length);
});

it('overwrites no JPEG beside a HEIC photograph', async () => {
  await cp('scripts/pictures/testing/two-colours.heic', at('IMG_1.HEIC'));
  await picture(48, 32).jpeg().toFile(at('IMG_1.jpg'));
  expect((await cleanPhotographs(root)).faults).toEqual([
    'pictures/car/IMG_1.HEIC: there is a JPEG of the same name beside it; delete one of the two',
  ]);
  expect(await names()).toEqual(['IMG_1.HEIC', 'IMG_1.jpg']);
});

it.each([
  ['cut off', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
  ['damaged inside', (whole: Buffer) => whole.fill('\xff\0', whole.length / 2, whole.length / 2 + 60, 'latin1')],
])('leaves a photograph that is %s as it is, and cleans the others', async (_, damaged) => {
  await picture(48, 32).withExif(CAMERA).jpeg().toFile(at('a.jpg'));
  const broken = damaged(await noise().withExif(CAMERA).jpeg().toBuffer());
  await writeFile(at('b.jpg'), broken);
  const { cleaned, faults } = await cleanPhotographs(root);
  expect(cleaned).toEqual(['pictures/car/a.jpg']);
  expect(faults).toEqual([
    expect.stringMatching(/^pictures\/car\/b\.jpg: it could not be cleaned .*; it is unchanged$/),
  ]);
  expect(await readFile(at('b.jpg'))).toEqual(broken);
  expect(await names()).toEqual(['a.jpg', 'b.jpg']);
});
