import type { Spin } from '@/lib/gallery/spin';
import type { Vehicle } from '@/lib/schema/types';
import { site } from '@/lib/site/site';
import manifest from '@/public/pictures/manifest.json';
import { isSpin, type PictureManifest } from './manifest';
import {
  type PictureSource,
  pictureAlt,
  pictureSources,
  picturesAddress,
  type StockPhoto,
  stockPhotoSource,
} from './pictures';

const shipped = manifest as PictureManifest;

/** A vehicle's picture, and the stock photo that stands in its place where the dealer uses a host. */
export type VehiclePicture = { readonly source: PictureSource; readonly stock?: StockPhoto };

type Pictured = Pick<Vehicle, 'name' | 'image' | 'images' | 'stockPhotos'>;

/** The picture for cards: the first stock photo, or the vehicle's own. */
export function cardPicture({ image, stockPhotos }: Pictured): VehiclePicture {
  return withStock(image, stockPhotos?.[0]);
}

/** The pictures for the vehicle's page with their descriptions, first one first. */
export function galleryPictures({
  name,
  images,
  stockPhotos,
}: Pictured): readonly (VehiclePicture & { alt: string })[] {
  return images.map((image, index) => ({
    ...withStock(image, stockPhotos?.[index]),
    alt: `${name}, ${pictureAlt(image)}`,
  }));
}

/** The frames of the vehicle's spin, where the studio has made one. */
export function vehicleSpin({ image }: Pick<Vehicle, 'image'>): Spin | undefined {
  const name = `${folderOf(image)}/spin`;
  const record = shipped[name];
  if (!record || !isSpin(record)) return undefined;
  const { frames, width, height, bytes, origin } = record;
  return { folder: picturesAddress(name), frames, width, height, bytes, illustration: origin !== 'photograph' };
}

function folderOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/'));
}

function withStock(name: string, photo: string | undefined): VehiclePicture {
  const source = pictureSources(name);
  if (site.stockPhotoHost === null || photo === undefined) return { source };
  return { source: { ...source, standIn: true }, stock: stockPhotoSource(site.stockPhotoHost, photo, source) };
}
