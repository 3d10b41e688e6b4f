/** The sizes a picture is shipped in. Pixels. */
export type PictureShape = { readonly widths: readonly number[]; readonly width: number; readonly height: number };

/** 240 is for thumbnails: five of them on a car's page are 20 kB less than in 480. */
const STANDARD: PictureShape = { widths: [240, 480, 800, 1200, 1600], width: 1600, height: 1000 };
const HERO: PictureShape = { widths: [480, 800, 1200, 1600, 2400], width: 2400, height: 1350 };

/** The shape of a picture by its name: the home page's hero is wider, everything else 16:10. */
export function pictureShape(name: string): PictureShape {
  return name === 'home/hero' ? HERO : STANDARD;
}
