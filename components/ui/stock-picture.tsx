'use client';

import { clsx } from 'clsx/lite';
import { useState } from 'react';
import type { StockPhoto } from '@/lib/pictures/pictures';
import { type PictureProps, ShippedPicture } from './shipped-picture';

type Props = PictureProps & { readonly stock: StockPhoto };

/**
 * A photo of the stock photo host in the place of the shipped picture, which takes over when the photo cannot be loaded.
 * Both have the same measures; give `className` a fixed shape, since a host may send any.
 */
export function StockPicture({ stock, ...picture }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === stock.src) return <ShippedPicture {...picture} />;

  const { source, alt, sizes, priority = false, className } = picture;
  const fail = () => setFailed(stock.src);
  return (
    // biome-ignore lint/performance/noImgElement: the host makes the sizes.
    <img
      // A photo that failed before scripts ran fired its error when nobody listened.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) fail();
      }}
      onError={fail}
      src={stock.src}
      srcSet={stock.srcset}
      sizes={sizes}
      alt={alt}
      width={source.width}
      height={source.height}
      decoding="async"
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      className={clsx('bg-studio object-cover', className)}
    />
  );
}
