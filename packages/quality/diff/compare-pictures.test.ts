import sharp from 'sharp';
import { comparePictures } from './compare-pictures';

/** A white page with a black square at a place, 200 wide. */
function page(height: number, left: number, top: number): Promise<Buffer> {
  const square = { input: { create: { width: 10, height: 10, channels: 3, background: '#000' } }, left, top } as const;
  return sharp({ create: { width: 200, height, channels: 3, background: '#fff' } })
    .composite([square])
    .png()
    .toBuffer();
}

it('finds no difference in equal pictures, also of other bytes', async () => {
  const picture = await page(300, 50, 60);
  expect(await comparePictures(picture, picture)).toBeNull();
  expect(await comparePictures(picture, await sharp(picture).png({ compressionLevel: 0 }).toBuffer())).toBeNull();
});

it('counts the pixels, and cuts both pictures around them', async () => {
  const change = await comparePictures(await page(300, 50, 100), await page(300, 70, 100));
  expect(change?.pixels).toBe(200);
  for (const cut of [change?.before, change?.after]) {
    expect(await sharp(cut).metadata()).toMatchObject({ format: 'webp', width: 30 + 80, height: 10 + 80 });
  }
});

it('takes the rows that only one page has as a difference', async () => {
  const change = await comparePictures(await page(300, 50, 100), await page(320, 50, 100));
  expect(change?.pixels).toBe(20 * 200);
});

it('cuts no more than a screen of a page that has moved', async () => {
  const change = await comparePictures(await page(4000, 50, 100), await page(4000, 50, 3500));
  expect(await sharp(change?.after).metadata()).toMatchObject({ height: 700 });
});
