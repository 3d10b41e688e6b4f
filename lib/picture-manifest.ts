/** Bytes of a picture's files by their width in pixels: { "480": 3120, "800": 6904 }. */
export type BytesByWidth = Readonly<Record<string, number>>;

/** Where a picture comes from. A photograph of the dealer's own wins over both others. */
export type PictureOrigin = 'photograph' | 'placeholder' | 'studio';

/** What public/pictures/manifest.json holds about one picture. */
export type PictureRecord = {
  /** Pixels of the largest size that was made. */
  readonly width: number;
  readonly height: number;
  /** Average colour, '#0d0d0e'. */
  readonly colour: string;
  readonly origin: PictureOrigin;
  /** Hash of what the picture was made from, 'sha256:' and 16 hexadecimal digits; the same hash needs no new picture. */
  readonly source: string;
  readonly avif: BytesByWidth;
  readonly webp: BytesByWidth;
};

/** All pictures by name: 'ferrari-488-gtb/side'. */
export type PictureManifest = Readonly<Record<string, PictureRecord>>;
