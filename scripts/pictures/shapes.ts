/** The sizes a picture is shipped in. Pixels. */
export type PictureShape = {
  readonly widths: readonly number[];
  readonly width: number;
  readonly height: number;
  /** Bytes of AVIF a drawing may have, by width. */
  readonly budget?: Readonly<Record<number, number>>;
};

/** 240 is for thumbnails: five of them on a car's page are 20 kB less than in 480. */
const STANDARD: PictureShape = { widths: [240, 480, 800, 1200, 1600], width: 1600, height: 1000 };
/** The first picture of a car, on cards and in full: a list shows twelve on a phone. */
const FRONT: PictureShape = { ...STANDARD, budget: { 800: 9_700, 1600: 56_000 } };
const HERO: PictureShape = { widths: [480, 800, 1200, 1600, 2400], width: 2400, height: 1350 };
/** Half of a wide screen, and a cut of it on a phone. */
const SQUARE: PictureShape = { widths: [480, 800, 1200], width: 1200, height: 1200 };

/** The shape of a picture by its name: 16:10 where it has no place of its own. */
export function pictureShape(name: string): PictureShape {
  if (name === 'sell/cover') return SQUARE;
  if (name === 'home/hero' || name === 'about/line-up') return HERO;
  return name.endsWith('/front-three-quarter') ? FRONT : STANDARD;
}
