import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { vehicles } from '@/lib/inventory/inventory';
import type { Vehicle } from '@/lib/schema/types';
import { site } from '@/lib/site/site';
import { drawShareCard, shareCards, writeShareCards } from './share-cards';
import { cuts, loadTypeface } from './typeface';

it('shows each car by its own picture, name and price', () => {
  const cards = shareCards(vehicles);
  const files = cards.map(({ file }) => file);
  expect(files).toEqual(expect.arrayContaining(vehicles.map(({ id }) => `vehicle-${id}.jpg`)));
  expect(cards).toContainEqual({
    file: 'vehicle-34.jpg',
    picture: 'ferrari-488-gtb/front-three-quarter',
    title: 'Ferrari Heron',
    line: 'KES 70,000,000',
  });
});

// In the middle is not the same as not said.
it.each([{ x: 30, y: 80 }, { x: 50, y: 50 }, undefined])('uses the focus %j of the main picture', (focus) => {
  const [car] = vehicles as [Vehicle];
  const [first] = car.images as [Vehicle['images'][number]];
  expect(shareCards([{ ...car, image: undefined, images: [{ ...first, focus }] }]).at(-1)?.focus).toEqual(focus);
});

describe('as a picture', () => {
  type Card = Parameters<typeof writeShareCards>[1][number];
  const card: Card = { file: 'vehicle-2.jpg', picture: 'car/side', title: 'Ferrari 488 GTB', line: 'KES 55,000,000' };
  const markup = '<path d="M0 0H24V24H0Z"/>';
  const logo = { kind: 'drawing', viewBox: '0 0 24 24', width: 24, height: 24, markup } as const;
  const brand = { logo, colour: '#5cc4cc' };

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

  it('is a JPEG of 1200 by 630 pixels under 300 kB, even of noise, and names a missing picture', async () => {
    const noise = { type: 'gaussian', mean: 80, sigma: 20 } as const;
    const create = { width: 480, height: 300, channels: 3, background: '#333', noise } as const;
    const picture = await painted(sharp({ create }), 'photograph');
    expect(picture.length).toBeLessThan(300_000);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const wrong = writeShareCards(folder, [{ ...card, picture: 'car/roof' }], brand, folder);
    await expect(wrong).rejects.toThrow("The share picture vehicle-2.jpg needs 'car/roof'");
  });

  it.each([
    ['wide', { x: 0, y: 50 }, 'red'],
    ['wide', { x: 50, y: 100 }, 'green'],
    ['wide', { x: 100, y: 0 }, 'blue'],
    ['wide', undefined, 'green'],
    ['high', { x: 50, y: 0 }, 'red'],
    ['high', { x: 100, y: 50 }, 'green'],
    ['high', { x: 0, y: 100 }, 'blue'],
    // Cars are low in their pictures.
    ['high', undefined, 'blue'],
    ['high', 'whole', 'green'],
  ] as const)('of a %s picture shows around %j the third that is %s', async (shape, focus, colour) => {
    const isWide = shape === 'wide';
    const thirds = ['red', 'lime', 'blue'].map((fill, index) => {
      const [x, y] = isWide ? [index * 120, 0] : [0, index * 60];
      return `<rect x="${x}" y="${y}" width="120" height="60" fill="${fill}"/>`;
    });
    const size = isWide ? 'width="360" height="60"' : 'width="120" height="180"';
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${thirds.join('')}</svg>`;
    const picture = sharp(await painted(sharp(Buffer.from(drawing)), 'photograph', focus));
    const middle = await picture.extract({ left: 590, top: 250, width: 20, height: 20 }).raw().toBuffer();
    const [red = 0, green = 0, blue = 0] = middle;
    expect(['red', 'green', 'blue'][[red, green, blue].indexOf(Math.max(red, green, blue))]).toBe(colour);
  });

  it('says of a drawing, and of no photograph, that it is one', async () => {
    const plain = () => sharp({ create: { width: 480, height: 300, channels: 3, background: '#333' } });
    const corner = { left: 64, top: 56, width: 260, height: 40 };
    const brightest = async (picture: Buffer) => Math.max(...(await sharp(picture).extract(corner).raw().toBuffer()));
    expect(await brightest(await painted(plain(), 'studio'))).toBeGreaterThan(150);
    expect(await brightest(await painted(plain(), 'photograph'))).toBeLessThan(100);
  });

  it('shows the logo in the colour of the house, without the name where the logo holds it', async () => {
    const serif = await loadTypeface(cuts.serif, site.name);
    const drawn = (width: number) =>
      drawShareCard({ title: '', line: '' }, '', { serif, sans: serif }, { ...brand, logo: { ...logo, width } });
    const name = serif.outline(site.name, 40).d;
    expect(drawn(24)).toContain(`fill="#5cc4cc" color="#5cc4cc">${markup}`);
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

it('has an outline for accents of both files, and none for a line with a character that the font lacks', async () => {
  const { outline } = await loadTypeface(cuts.serif, 'Škoda Mũthaiga Muthaiga 跑');
  expect(outline('Škoda', 76).width).toBeGreaterThan(outline('koda', 76).width);
  expect(outline('Mũthaiga', 76).width).toBeCloseTo(outline('Muthaiga', 76).width, -1);
  expect(outline('Škoda 跑', 76)).toEqual({ d: '', width: 0 });
});
