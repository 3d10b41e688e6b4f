import type { Spin } from '@/lib/gallery/spin';
import type { ShownPicture, Vehicle } from '@/lib/schema/types';
import { site } from '@/lib/site/site';
import { allPictures } from './all-pictures';
import { isSpin, PHOTOGRAPHS_FOLLOW } from './manifest';
import {
  type PictureSource,
  pictureAlt,
  pictureSources,
  picturesAddress,
  type StockPhoto,
  stockPhotoSource,
} from './pictures';

/** A vehicle's picture, and the stock photo that replaces it where the dealer uses a host. */
export type VehiclePicture = { readonly source: PictureSource; readonly stock?: StockPhoto };

/** With its description. */
export type GalleryPicture = VehiclePicture & { readonly alt: string };

type Pictured = Pick<Vehicle, 'name' | 'image' | 'images' | 'stockPhotos'>;

/** A narrower picture, by its height, would lose the car's wheels or roof in a place of 16:10. */
const NARROW = 1.2;
/** Of the places on cards and pages. */
const PLACE = 1.6;

/** The name of the picture for cards and shared links. */
export function mainPicture({ image, images }: Pick<Vehicle, 'image' | 'images'>): string {
  return image ?? images[0]?.picture ?? PHOTOGRAPHS_FOLLOW;
}

/** The picture for cards: the first stock photo, or the vehicle's own. */
export function cardPicture(vehicle: Pictured): VehiclePicture {
  const main = mainPicture(vehicle);
  const shown = vehicle.images.find(({ picture }) => picture === main);
  return withStock(shown ?? { picture: main }, vehicle.stockPhotos?.[0]);
}

/** The pictures for the vehicle's page with their descriptions, first one first; one where it has none yet. */
export function galleryPictures({ name, images, stockPhotos }: Pictured): readonly GalleryPicture[] {
  if (images.length === 0) {
    return [{ ...withStock({ picture: PHOTOGRAPHS_FOLLOW }, stockPhotos?.[0]), alt: `${name}: photographs follow` }];
  }
  return images.map((shown, index) => {
    const picture = withStock(shown, stockPhotos?.[index]);
    const drawn = picture.source.illustration && !picture.stock ? ', studio illustration' : '';
    return { ...picture, alt: `${name}, ${shown.alt ?? pictureAlt(shown.picture, index)}${drawn}` };
  });
}

/** The vehicle's own pictures, for use outside the page; empty without pictures. */
export function ownPictures({ images }: Pick<Vehicle, 'images'>): readonly PictureSource[] {
  return images.map(({ picture }) => pictureSources(picture));
}

/** The frames of the vehicle's spin, where the studio has made one. */
export function vehicleSpin({ image, images }: Pick<Vehicle, 'image' | 'images'>): Spin | undefined {
  const first = mainPicture({ image, images });
  const name = `${folderOf(first)}/spin`;
  const record = allPictures[name];
  if (!record || !isSpin(record)) return undefined;
  const { frames, width, height, bytes, origin } = record;
  const start = first.endsWith('/rear-three-quarter') ? Math.round((frames * 100) / 360) : 0;
  return { folder: picturesAddress(name), frames, start, width, height, bytes, illustration: origin === 'studio' };
}

function folderOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/'));
}

function withStock(shown: ShownPicture, photo: string | undefined): VehiclePicture {
  const source = fitted(shown);
  if (site.stockPhotoHost === null || photo === undefined) return { source };
  return { source: { ...source, standIn: true }, stock: stockPhotoSource(site.stockPhotoHost, photo, source) };
}

/** An upright picture is shown whole; any other is cropped, around the dealer's focus if there is one. */
function fitted({ picture, focus }: ShownPicture): PictureSource {
  const source = pictureSources(picture);
  const ratio = source.width / source.height;
  if (focus) {
    // Only the longer direction is cropped, so one of the two numbers counts.
    const share = Math.round((ratio > PLACE ? focus.x : focus.y) / 10) * 10;
    return share === 50 ? source : { ...source, fit: String(share) };
  }
  return ratio <= NARROW ? { ...source, fit: 'whole' } : source;
}
