'use client';

import { clsx } from 'clsx/lite';
import { useState } from 'react';
import type { StockPhoto } from '@/lib/pictures/pictures';
import { type PictureProps, ShippedPicture } from './shipped-picture';

type Props = PictureProps & { readonly stock: StockPhoto };

/**
 * A photo of the stock photo host; if it fails, the shipped picture at the same size. Give `className` a fixed shape: a
 * host may send any.
 */
export function StockPicture({ stock, ...picture }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === stock.src) return <ShippedPicture {...picture} />;

  const { source, alt, sizes, priority = false, className } = picture;
  const fail = () => setFailed(stock.src);
  return (
    // biome-ignore lint/performance/noImgElement: the host makes the sizes.
    <img
      // The error event of a photo that failed before hydration is missed.
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
