import type { Site } from '@/lib/schema/types';
import { site } from '@/lib/site/site';
import manifest from '@/public/pictures/manifest.json';
import { type BytesByWidth, fallbackWidth, isSpin, type PictureManifest, picturesOf } from './manifest';

/** All a page needs to show a picture; plain data, so that it can be handed to a client component. */
export type PictureSource = {
  /** Every size: 'a-480.avif 480w, a-800.avif 800w'. */
  readonly avif: string;
  /** One WebP file for what reads no AVIF: search engines, old browsers. */
  readonly src: string;
  /** Pixels of the largest size. */
  readonly width: number;
  readonly height: number;
  /** Average colour, '#0d0d0e'. */
  readonly colour: string;
  /** Not a photograph of the car itself, so it says so where it stands. */
  readonly illustration: boolean;
  /** Shown only where a stock photo fails. */
  readonly standIn?: true;
};

/** A photo at the stock photo host in several widths. */
export type StockPhoto = { readonly src: string; readonly srcset: string };

/** What the angle or subject in a picture's name is called in its description. */
const views: Readonly<Record<string, string>> = {
  'front-three-quarter': 'front three-quarter view',
  side: 'side view',
  'rear-three-quarter': 'rear three-quarter view',
  front: 'front view',
  detail: 'detail',
};

// The import's type knows the letters of each text, but not that `origin` is one of three words.
const shipped = manifest as PictureManifest;

/** The names pages may use. */
export const pictureNames: ReadonlySet<string> = new Set(picturesOf(shipped).map(([name]) => name));

/**
 * The addresses and measures of a shipped picture.
 * @param name as in the manifest: 'ferrari-488-gtb/side'
 * @throws Error for a name the manifest does not have
 */
export function pictureSources(name: string): PictureSource {
  return sourcesFrom(shipped, name);
}

/** What pictureSources does, with the manifest given. */
export function sourcesFrom(pictures: PictureManifest, name: string): PictureSource {
  const record = Object.hasOwn(pictures, name) ? pictures[name] : undefined;
  if (!record || isSpin(record)) {
    throw new Error(`There is no picture '${name}' in public/pictures; run 'npm run pictures' after adding one.`);
  }
  return {
    avif: widthsOf(record.avif)
      .map((width) => `${address(name, width, 'avif')} ${width}w`)
      .join(', '),
    src: address(name, fallbackWidth(widthsOf(record.webp)), 'webp'),
    width: record.width,
    height: record.height,
    colour: record.colour,
    illustration: record.origin !== 'photograph',
  };
}

/** The end of a picture's description, after the car's name: 'side view' for 'ferrari-488-gtb/side'. */
export function pictureAlt(name: string): string {
  const view = name.split('/').at(-1) ?? name;
  return views[view] ?? view.replaceAll('-', ' ');
}

/**
 * The addresses of a photo at the stock photo host, in the widths of the picture that shows when the host fails.
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

function address(name: string, width: number, format: string): string {
  return picturesAddress(`${name}-${width}.${format}`);
}

/** The address of a file of public/pictures: '/pictures/ferrari-488-gtb/side-800.avif', or in full where they lie elsewhere. */
export function picturesAddress(file: string): string {
  return `${site.picturesUrl ?? ''}/pictures/${file}`;
}

/** Ascending, whatever the order in the file: so the language itself orders names that are whole numbers. */
function widthsOf(bytes: BytesByWidth): readonly number[] {
  return Object.keys(bytes).map(Number);
}
