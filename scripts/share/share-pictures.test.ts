import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { cuts, loadTypeface } from '@/scripts/typeface/typeface';
import { encodePicture } from '../pictures/encode-picture';
import { drawShareCard, SHARE_WIDTH, type ShareBrand } from './share-card';
import { type ShareCard, writeSharePictures } from './share-pictures';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'share-'));
  // Noise, which is as heavy as a picture can be.
  const noise = { type: 'gaussian', mean: 80, sigma: 20 } as const;
  const master = sharp({ create: { width: 480, height: 300, channels: 3, background: '#333', noise } }).png();
  await encodePicture('some-car/side', await master.toBuffer(), [480], { origin: 'photograph', folder });
});
afterAll(() => rm(folder, { recursive: true }));

const card = {
  file: 'vehicle-2.jpg',
  picture: 'some-car/side',
  title: 'Ferrari 488 GTB',
  line: 'KES 55,000,000',
  siteName: 'Savanna',
};

const brand: ShareBrand = {
  logo: { kind: 'drawing', viewBox: '0 0 24 24', width: 24, height: 24, markup: '<path d="M0 0H24V24H0Z"/>' },
  colour: '#5cc4cc',
};

const write = (...cards: ShareCard[]) =>
  writeSharePictures(folder, cards, brand, { pictures: folder, cache: path.join(folder, 'cache') });
const written = (file: string) => readFile(path.join(folder, 'share', file));

it('writes JPEG pictures of 1200 by 630 pixels under 300 kB', async () => {
  await write(card);
  const picture = await written(card.file);
  expect(picture.length).toBeLessThan(300_000);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

it('paints a card once, and again for another photograph', async () => {
  const cache = path.join(folder, 'cache-of-one');
  const writeOnce = () => writeSharePictures(folder, [card], brand, { pictures: folder, cache });
  await writeOnce();
  const [kept = ''] = await readdir(cache);
  await writeFile(path.join(cache, kept), 'as it was kept');
  await writeOnce();
  expect(String(await written(card.file))).toBe('as it was kept');

  const photograph = path.join(folder, 'some-car/side-480.avif');
  const first = await readFile(photograph);
  await writeFile(photograph, await sharp(first).negate().avif().toBuffer());
  await writeOnce();
  await writeFile(photograph, first);
  expect((await sharp(await written(card.file)).metadata()).format).toBe('jpeg');
});

describe('of a photograph in another shape than the frame', () => {
  /** The third of the photograph in the middle of the card: they are red, green and blue. */
  async function inView(
    name: string,
    size: { readonly width: number; readonly height: number },
    focus: ShareCard['focus'],
  ) {
    const isWide = size.width > size.height * 2;
    const third = isWide
      ? { width: size.width / 3, height: size.height }
      : { width: size.width, height: size.height / 3 };
    const thirds = ['#ff0000', '#00ff00', '#0000ff'].map((background, index) => ({
      input: { create: { ...third, channels: 3 as const, background } },
      left: isWide ? index * third.width : 0,
      top: isWide ? 0 : index * third.height,
    }));
    const master = sharp({ create: { ...size, channels: 3, background: '#000' } })
      .composite(thirds)
      .png();
    await encodePicture(name, await master.toBuffer(), [size.width], { origin: 'photograph', folder });
    await write({ ...card, file: `${path.basename(name)}.jpg`, picture: name, focus });
    const { data } = await sharp(await written(`${path.basename(name)}.jpg`))
      .extract({ left: 590, top: 250, width: 20, height: 20 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [red = 0, green = 0, blue = 0] = data;
    return ['red', 'green', 'blue'][[red, green, blue].indexOf(Math.max(red, green, blue))];
  }

  const wide = { width: 360, height: 60 };
  const high = { width: 120, height: 180 };

  it.each([
    [{ x: 0, y: 50 }, 'red'],
    [{ x: 50, y: 100 }, 'green'],
    [{ x: 100, y: 0 }, 'blue'],
    [undefined, 'green'],
  ])('cuts the sides around %j', async (focus, colour) => {
    expect(await inView('wide-car/all', wide, focus)).toBe(colour);
  });

  it.each([
    [{ x: 50, y: 0 }, 'red'],
    [{ x: 100, y: 50 }, 'green'],
    [{ x: 0, y: 100 }, 'blue'],
    // Cars are low in their pictures.
    [undefined, 'blue'],
    ['whole' as const, 'green'],
  ])('cuts head and foot around %j', async (focus, colour) => {
    expect(await inView('high-car/all', high, focus)).toBe(colour);
  });
});

it('says on a drawn picture, and on no photograph, that it is one', async () => {
  const master = await sharp({ create: { width: 480, height: 300, channels: 3, background: '#333' } })
    .png()
    .toBuffer();
  await encodePicture('drawn-car/side', master, [480], { origin: 'studio', folder });
  await encodePicture('plain-car/side', master, [480], { origin: 'photograph', folder });
  await write({ ...card, file: 'drawn.jpg', picture: 'drawn-car/side' });
  await write({ ...card, file: 'plain.jpg', picture: 'plain-car/side' });
  const brightest = async (file: string) => {
    const corner = await sharp(await written(file))
      .extract({ left: 64, top: 56, width: 260, height: 40 })
      .raw()
      .toBuffer();
    return Math.max(...corner);
  };
  expect(await brightest('drawn.jpg')).toBeGreaterThan(150);
  expect(await brightest('plain.jpg')).toBeLessThan(100);
});

it('names the share picture without its picture', async () => {
  const wrong = { ...card, picture: 'some-car/roof' };
  await expect(write(wrong)).rejects.toThrow("The share picture vehicle-2.jpg needs 'some-car/roof'");
});

it('shows the logo in the colour of the house, without the name where the logo holds it', async () => {
  const serif = await loadTypeface(cuts.serif, 'Savanna');
  const drawn = (logo: ShareBrand['logo']) =>
    drawShareCard({ ...card, title: '', line: '' }, { serif, sans: serif }, { ...brand, logo });
  const name = serif.outline('Savanna', 40).d;
  expect(drawn(brand.logo)).toContain('fill="#5cc4cc" color="#5cc4cc"><path d="M0 0H24V24H0Z"/>');
  expect(drawn(brand.logo)).toContain(name);
  expect(drawn({ ...brand.logo, width: 96 })).not.toContain(name);
});

/** The vertical coordinates of an outline's points. */
const heights = (d: string) => [...d.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, , y]) => Number(y));

describe('text', () => {
  const load = async (text: string) => ({
    serif: await loadTypeface(cuts.serif, text),
    sans: await loadTypeface(cuts.sans, text),
  });

  it('is drawn as outlines, so that no font needs to be installed', async () => {
    const drawing = drawShareCard(card, await load(Object.values(card).join('')), brand);
    expect(drawing).not.toContain('<text');
    expect(drawing).not.toContain('Ferrari');
  });

  it('has an outline for accents and leaves out characters that the font lacks', async () => {
    const { serif } = await load('Huracán 跑');
    const plain = serif.outline('Huracn', 76).width;
    expect(serif.outline('Huracán', 76).width).toBeGreaterThan(plain);
    expect(serif.outline('跑', 76)).toEqual({ d: '', width: 0 });
  });

  it('may be of letters, figures and spaces alone', async () => {
    const { sans } = await load('KES 012');
    expect(sans.outline('KES 012', 34).width).toBeGreaterThan(sans.outline('KES012', 34).width);
  });

  it('lies under the wheels of a car from the studio', async () => {
    // 0.36 of half the width under the middle of 1200 by 750 pixels; the uppermost 120 are cut off
    const wheels = 750 / 2 + 0.36 * 600 - 120;
    const drawing = drawShareCard({ ...card, title: 'Lamborghini Huracán' }, await load('Lamborghini Huracán'), brand);
    const texts = [...drawing.matchAll(/translate\(\S+ ([\d.]+)\)" fill="\S+"(?: fill-opacity="\S+")? d="([^"]+)"/g)];
    const tops = texts.map(([, at, d]) => Number(at) + Math.min(...heights(d ?? '')));
    expect(Math.min(...tops.slice(1))).toBeGreaterThan(wheels);
  });

  it('shrinks to stay inside the picture', async () => {
    const title = 'Mercedes-AMG GT 63 S 4MATIC+ 4-Door Coupé Edition One';
    const { serif } = await load(title);
    expect(serif.outline(title, 76).width).toBeGreaterThan(SHARE_WIDTH);
    const widths: number[] = [];
    const watched = {
      outline: (text: string, size: number) => {
        const outline = serif.outline(text, size);
        if (text === title) widths.push(outline.width);
        return outline;
      },
    };
    drawShareCard({ ...card, title }, { serif: watched, sans: serif }, brand);
    expect(widths.at(-1)).toBeLessThanOrEqual(SHARE_WIDTH - 128 + 1e-6);
  });
});
