/** Bytes of a picture's files by their width in pixels: { "480": 3120, "800": 6904 }. */
export type BytesByWidth = Readonly<Record<string, number>>;

/** The source of a picture. The dealer’s own photograph wins. 'notice': a picture with the words that photographs follow. 'unreadable': a damaged photograph, which has no sizes. */
type PictureOrigin = 'photograph' | 'studio' | 'notice' | 'unreadable';

export type PictureRecord = {
  /** The prefix of its file names, if not its own name: that of a photograph changes with its content. */
  readonly file?: string;
  /** The photograph it was made from: 'pictures/porsche-taycan/IMG_2041.JPG'. */
  readonly original?: string;
  /** Pixels of the largest size that was made. */
  readonly width: number;
  readonly height: number;
  readonly origin: PictureOrigin;
  /** Hash of the source, 'sha256:' and 16 hexadecimal digits; the same hash needs no new picture. */
  readonly source: string;
  readonly avif: BytesByWidth;
  /** One width, for readers without AVIF: one browser in twenty, too few for further sizes. */
  readonly webp: BytesByWidth;
};

/**
 * The turntable of a car, by the name '<car>/spin'. Its frames are 00.avif, 01.avif etc. in that folder, evenly round
 * the car from the front three-quarter view.
 */
export type SpinRecord = {
  readonly frames: number;
  /** Pixels of each frame. */
  readonly width: number;
  readonly height: number;
  /** Of all frames together. */
  readonly bytes: number;
  readonly origin: PictureOrigin;
  /** As for pictures: hash of the source. */
  readonly source: string;
};

/** All pictures and spins by name: 'ferrari-488-gtb/side', 'ferrari-488-gtb/spin'. */
export type PictureManifest = Readonly<Record<string, PictureRecord | SpinRecord>>;

/** The pictures that the data check knows, by their names. */
export type KnownPictures = ReadonlyMap<string, Pick<PictureRecord, 'origin' | 'original' | 'width' | 'height'>>;

/** The picture of a vehicle without pictures. */
export const PHOTOGRAPHS_FOLLOW = 'photographs-follow';

/** Pixels: enough for a phone and for small pictures. */
const FALLBACK_WIDTH = 800;

/** The width of the WebP file, of ascending widths: the widest up to the limit. */
export function fallbackWidth(widths: readonly number[]): number {
  return widths.findLast((width) => width <= FALLBACK_WIDTH) ?? widths[0] ?? FALLBACK_WIDTH;
}

export function isSpin(record: PictureRecord | SpinRecord): record is SpinRecord {
  return 'frames' in record;
}

export function picturesOf(manifest: PictureManifest): readonly (readonly [name: string, record: PictureRecord])[] {
  return Object.entries(manifest).flatMap(([name, record]) => (isSpin(record) ? [] : [[name, record] as const]));
}

export function spinsOf(manifest: PictureManifest): readonly (readonly [name: string, record: SpinRecord])[] {
  return Object.entries(manifest).flatMap(([name, record]) => (isSpin(record) ? [[name, record] as const] : []));
}
