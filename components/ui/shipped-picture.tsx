import { clsx } from 'clsx/lite';
import type { PictureSource } from '@/lib/pictures/pictures';

export type PictureProps = {
  readonly source: PictureSource;
  /** Empty if the text beside it says the same. */
  readonly alt: string;
  /** As in HTML: '(min-width: 64rem) 33vw, 100vw'. */
  readonly sizes: string;
  /** For the first picture in view: fetched before others. */
  readonly priority?: boolean;
  /** Layout only. */
  readonly className?: string;
};

/** A picture of this site, in several sizes. */
export function ShippedPicture({ source, alt, sizes, priority = false, className }: PictureProps) {
  return (
    <picture className="contents">
      {/* Hidden: in a grid each child of `contents` would take a column. */}
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
        className={clsx('bg-studio', className)}
      />
    </picture>
  );
}
