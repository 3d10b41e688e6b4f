import { clsx } from 'clsx/lite';
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

/** A picture of the site's own, in the size the browser does best with. Its place is kept while it loads. */
export function ShippedPicture({ source, alt, sizes, priority = false, className }: PictureProps) {
  return (
    <picture className="contents">
      {/* Hidden, because the contents of a picture in a grid would each take a column. */}
      <source type="image/avif" srcSet={source.avif} sizes={sizes} className="hidden" />
      <img
        src={source.src}
        alt={alt}
        width={source.width}
        height={source.height}
        decoding="async"
        loading={priority ? undefined : 'lazy'}
        data-stand-in={source.standIn}
        data-fit={source.fit}
        fetchPriority={priority ? 'high' : undefined}
        // The room's colour as a class: an inline style with the picture's own would be stopped by the site's policy.
        className={clsx('bg-studio', className)}
      />
    </picture>
  );
}
