import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { vehicles } from '@/lib/inventory/inventory';
import type { Vehicle } from '@/lib/schema/types';
import { site } from '@/lib/site/site';
import { drawShareCard, shareCards, writeShareCards } from './share-cards';
import { cuts, loadTypeface } from './typeface';

const car = vehicles[0] as Vehicle;
const [picture = { picture: '' }] = car.images;

const focusOf = (vehicle: Vehicle) => shareCards([vehicle]).find(({ title }) => title === vehicle.name)?.focus;

it('shows each car by its own picture, name and price', () => {
  const cards = shareCards(vehicles).filter(({ file }) => /^vehicle-(21|34)\.jpg$/.test(file));
  expect(cards.map(({ file, picture, title, line }) => [file, picture, title, line])).toEqual([
    ['vehicle-21.jpg', 'lamborghini-huracan/front-three-quarter', 'Lamborghini Swift', 'KES 45,000,000'],
    ['vehicle-34.jpg', 'ferrari-488-gtb/front-three-quarter', 'Ferrari Heron', 'KES 70,000,000'],
  ]);
});

it('uses the focus of the main picture', () => {
  expect(focusOf({ ...car, image: undefined, images: [{ ...picture, focus: { x: 30, y: 80 } }] })).toEqual({
    x: 30,
    y: 80,
  });
  // In the middle is not the same as not said.
  expect(focusOf({ ...car, image: undefined, images: [{ ...picture, focus: { x: 50, y: 50 } }] })).toEqual({
    x: 50,
    y: 50,
  });
  expect(focusOf({ ...car, image: undefined, images: [picture] })).toBeUndefined();
});

describe('as a picture', () => {
  type Card = Parameters<typeof writeShareCards>[1][number];
  const card = { file: 'vehicle-2.jpg', picture: 'car/side', title: 'Ferrari 488 GTB', line: 'KES 55,000,000' };
  const brand = {
    logo: { kind: 'drawing', viewBox: '0 0 24 24', width: 24, height: 24, markup: '<path d="M0 0H24V24H0Z"/>' },
    colour: '#5cc4cc',
  } as const;

  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'share-'));
    await mkdir(path.join(folder, 'car'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Writes a card of a picture of the folder. */
  async function painted(picture: Sharp, origin: 'photograph' | 'studio', focus?: Card['focus']): Promise<Buffer> {
    const { width, height } = await picture.avif().toFile(path.join(folder, 'car/side-480.avif'));
    const record = { width: 480, height: (480 * height) / width, origin, avif: { 480: 1 }, webp: {} };
    await writeFile(path.join(folder, 'manifest.json'), JSON.stringify({ 'car/side': record }));
    await writeShareCards(folder, [{ ...card, focus }], brand, folder);
    return readFile(path.join(folder, 'share', card.file));
  }

  const plain = () => sharp({ create: { width: 480, height: 300, channels: 3, background: '#333' } });

  it('is a JPEG of 1200 by 630 pixels under 300 kB, even of noise, and names a missing picture', async () => {
    const noise = { type: 'gaussian', mean: 80, sigma: 20 } as const;
    const create = { width: 480, height: 300, channels: 3, background: '#333', noise } as const;
    const picture = await painted(sharp({ create }), 'photograph');
    expect(picture.length).toBeLessThan(300_000);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const wrong = writeShareCards(folder, [{ ...card, picture: 'car/roof' }], brand, folder);
    await expect(wrong).rejects.toThrow("The share picture vehicle-2.jpg needs 'car/roof'");
  });

  const wide = { width: 360, height: 60 };
  const high = { width: 120, height: 180 };

  it.each([
    [wide, { x: 0, y: 50 }, 'red'],
    [wide, { x: 50, y: 100 }, 'green'],
    [wide, { x: 100, y: 0 }, 'blue'],
    [wide, undefined, 'green'],
    [high, { x: 50, y: 0 }, 'red'],
    [high, { x: 100, y: 50 }, 'green'],
    [high, { x: 0, y: 100 }, 'blue'],
    // Cars are low in their pictures.
    [high, undefined, 'blue'],
    [high, 'whole', 'green'],
  ] as const)('of %j is cropped around %j', async (size, focus, colour) => {
    const isWide = size === wide;
    const [width, height] = isWide ? [size.width / 3, size.height] : [size.width, size.height / 3];
    const thirds = ['#ff0000', '#00ff00', '#0000ff'].map((background, index) => ({
      input: { create: { width, height, channels: 3 as const, background } },
      left: isWide ? index * width : 0,
      top: isWide ? 0 : index * height,
    }));
    const master = sharp({ create: { ...size, channels: 3, background: '#000' } }).composite(thirds);
    const picture = await painted(sharp(await master.png().toBuffer()), 'photograph', focus);
    const [red = 0, green = 0, blue = 0] = await sharp(picture)
      .extract({ left: 590, top: 250, width: 20, height: 20 })
      .raw()
      .toBuffer();
    expect(['red', 'green', 'blue'][[red, green, blue].indexOf(Math.max(red, green, blue))]).toBe(colour);
  });

  it('says of a drawing, and of no photograph, that it is one', async () => {
    const corner = { left: 64, top: 56, width: 260, height: 40 };
    const brightest = async (picture: Buffer) => Math.max(...(await sharp(picture).extract(corner).raw().toBuffer()));
    expect(await brightest(await painted(plain(), 'studio'))).toBeGreaterThan(150);
    expect(await brightest(await painted(plain(), 'photograph'))).toBeLessThan(100);
  });

  it('shows the logo in the colour of the house, without the name where the logo holds it', async () => {
    const serif = await loadTypeface(cuts.serif, site.name);
    const drawn = (width: number) =>
      drawShareCard({ title: '', line: '' }, '', { serif, sans: serif }, { ...brand, logo: { ...brand.logo, width } });
    const name = serif.outline(site.name, 40).d;
    expect(drawn(24)).toContain('fill="#5cc4cc" color="#5cc4cc"><path d="M0 0H24V24H0Z"/>');
    expect(drawn(24)).toContain(name);
    expect(drawn(96)).not.toContain(name);
  });

  it('shrinks a long name to stay inside', async () => {
    const title = 'Mercedes-AMG GT 63 S 4MATIC+ 4-Door Coupé Edition One';
    const serif = await loadTypeface(cuts.serif, title);
    const widths: number[] = [];
    const outline = (text: string, size: number) => {
      const drawn = serif.outline(text, size);
      if (text === title) widths.push(drawn.width);
      return drawn;
    };
    drawShareCard({ title, line: '' }, '', { serif: { outline }, sans: serif }, brand);
    expect(widths[0]).toBeGreaterThan(1072);
    expect(widths.at(-1)).toBeLessThanOrEqual(1072 + 1e-6);
  });
});

it('has an outline for accents, and leaves out characters that the font lacks', async () => {
  const { outline } = await loadTypeface(cuts.serif, 'Huracán 跑');
  expect(outline('Huracán', 76).width).toBeGreaterThan(outline('Huracn', 76).width);
  expect(outline('跑', 76)).toEqual({ d: '', width: 0 });
});
