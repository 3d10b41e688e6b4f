import type { Site } from '@/lib/schema/types';
import { allPictures } from './all-pictures';
import { type BytesByWidth, fallbackWidth, isSpin, type PictureManifest } from './manifest';

/** All a page needs to show a picture; plain data, so that it can be handed to a client component. */
export type PictureSource = {
  /** Every size: 'a-480.avif 480w, a-800.avif 800w'. */
  readonly avif: string;
  /** One WebP file for readers without AVIF: search engines, old browsers. */
  readonly src: string;
  /** Pixels of the largest size. */
  readonly width: number;
  readonly height: number;
  /** An illustration, not a photograph of the car: pages say so. */
  readonly illustration: boolean;
  /**
   * Its fit in a place of another shape (app/styles/states.css): 'whole', or the crop's focus as `object-position`, in
   * tens of percent. Without it both sides are cropped alike.
   */
  readonly fit?: string;
  /** Shown only where a stock photo fails. */
  readonly standIn?: true;
};

/** A photo at the stock photo host in several widths. */
export type StockPhoto = { readonly src: string; readonly srcset: string };

/** The description of the angle or subject in a picture's name. */
const views: Readonly<Record<string, string>> = {
  'front-three-quarter': 'front three-quarter view',
  side: 'side view',
  'rear-three-quarter': 'rear three-quarter view',
  front: 'front view',
  detail: 'detail',
};

/**
 * The addresses and measures of a shipped picture.
 * @param name as in the manifest: 'ferrari-488-gtb/side'
 * @throws Error for a name the manifest does not have
 */
export function pictureSources(name: string): PictureSource {
  return sourcesFrom(allPictures, name);
}

/** pictureSources with a given manifest. */
export function sourcesFrom(pictures: PictureManifest, name: string): PictureSource {
  const record = Object.hasOwn(pictures, name) ? pictures[name] : undefined;
  if (!record || isSpin(record)) {
    throw new Error(`There is no picture '${name}'.`);
  }
  const { file = name } = record;
  return {
    avif: widthsOf(record.avif)
      .map((width) => `${address(file, width, 'avif')} ${width}w`)
      .join(', '),
    src: address(file, fallbackWidth(widthsOf(record.webp)), 'webp'),
    width: record.width,
    height: record.height,
    illustration: record.origin === 'studio',
  };
}

/**
 * The end of a picture's description, after the car's name: 'side view' for 'ferrari-488-gtb/side'. A camera's file
 * name describes nothing: 'photograph 3' for 'ferrari-488-gtb/IMG_2041' in third place.
 */
export function pictureAlt(name: string, index: number): string {
  const view = name.split('/').at(-1) ?? name;
  if (Object.hasOwn(views, view)) return views[view] as string;
  return /^[a-z]+(?:[ -][a-z]+)*$/.test(view) ? view.replaceAll('-', ' ') : `photograph ${index + 1}`;
}

/**
 * The addresses of a photo at the stock photo host, in the widths of the fallback picture.
 * @param host its `path` holds {id} and {width}, and {height} where the host crops: '/photos/{id}?w={width}'
 * @param photoId the photo's number or name at the host
 * @throws Error when the path has no place for the photo or the width
 */
export function stockPhotoSource(
  host: NonNullable<Site['stockPhotoHost']>,
  photoId: string,
  fallback: PictureSource,
): StockPhoto {
  for (const place of ['{id}', '{width}']) {
    if (!host.path.includes(place)) {
      throw new Error(`The path of the stock photo host lacks ${place}: '${host.path}'.`);
    }
  }
  const photo = (width: number) =>
    host.origin +
    host.path
      .replaceAll('{id}', encodeURIComponent(photoId))
      .replaceAll('{width}', String(width))
      .replaceAll('{height}', String(Math.round((width * fallback.height) / fallback.width)));
  const widths = Array.from(fallback.avif.matchAll(/ (\d+)w/g), ([, width]) => Number(width));
  return {
    src: photo(fallbackWidth(widths)),
    srcset: widths.map((width) => `${photo(width)} ${width}w`).join(', '),
  };
}

function address(file: string, width: number, format: string): string {
  return picturesAddress(`${file}-${width}.${format}`);
}

/** The address of a file of public/pictures: '/pictures/ferrari-488-gtb/side-800.avif'. */
export const picturesAddress = (file: string) => `/pictures/${file}`;

/** Ascending: JavaScript orders keys that are whole numbers. */
function widthsOf(bytes: BytesByWidth): readonly number[] {
  return Object.keys(bytes).map(Number);
}
