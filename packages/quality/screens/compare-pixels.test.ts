import { comparePixels, type Pixels } from './compare-pixels';

const WHITE = [255, 255, 255, 255];

/** A picture of one colour, but for some of its pixels. */
function picture(width: number, height: number, others: Readonly<Record<number, readonly number[]>> = {}): Pixels {
  const data = Uint8Array.from(Array.from({ length: width * height }, (_, index) => others[index] ?? WHITE).flat());
  return { width, height, data };
}

it('finds nothing between equal pictures', () => {
  expect(comparePixels(picture(4, 3), picture(4, 3))).toMatchObject({ changed: 0, share: 0 });
});

it('counts every pixel that differs, be it ever so little', () => {
  const { changed, share, overlay } = comparePixels(picture(4, 2), picture(4, 2, { 5: [255, 255, 254, 255] }));
  expect(changed).toBe(1);
  expect(share).toBe(1 / 8);
  expect([...overlay.data.slice(20, 24)]).toEqual([255, 0, 0, 255]);
});

it('counts what only one of them reaches, whatever its colour', () => {
  expect(comparePixels(picture(4, 2), picture(4, 3))).toMatchObject({
    changed: 4,
    share: 1 / 3,
    overlay: { width: 4, height: 3 },
  });
  expect(comparePixels(picture(3, 3), picture(2, 3)).changed).toBe(3);
});

it('keeps the rows of a narrower picture in their places', () => {
  const narrow = picture(2, 2, { 3: [0, 0, 0, 255] });
  const wide = picture(3, 2, { 4: [0, 0, 0, 255] });
  expect(comparePixels(narrow, wide).changed).toBe(2);
});
