import type { PictureSource } from '@/lib/pictures/pictures';

export type PictureProps = {
  readonly source: PictureSource;
  /** Empty where the text beside it says the same. */
  readonly alt: string;
  /** How wide it is shown, as the `sizes` attribute wants it: '(min-width: 64rem) 33vw, 100vw'. */
  readonly sizes: string;
  /** For the first picture a visitor sees: fetched at once and before others. */
  readonly priority?: boolean;
  /** Layout only. */
  readonly className?: string;
};
