'use client';

import { clsx } from 'clsx';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { IllustrationNote } from '@/components/ui/illustration-note';
import { Picture } from '@/components/ui/picture';
import type { VehiclePicture } from '@/lib/vehicle-pictures';

type GalleryPicture = VehiclePicture & { readonly alt: string };

type Props = {
  readonly pictures: readonly GalleryPicture[];
  /** Names the shared element for the transition from a card. */
  readonly sharedPicture: string;
  readonly badge: ReactNode;
};

const slideId = (index: number) => `picture-${index + 1}`;

/**
 * The vehicle's pictures on a strip that snaps: a finger, a trackpad or the thumbnails move it. The thumbnails are links
 * to the slides, so they work before scripts do; scripts keep the page still and mark the current one.
 */
export function Gallery({ pictures, sharedPicture, badge }: Props) {
  const strip = useRef<HTMLUListElement>(null);
  const [selected, setSelected] = useState(0);

  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    const follow = () => {
      if (list.clientWidth > 0) setSelected(Math.round(list.scrollLeft / list.clientWidth));
    };
    list.addEventListener('scroll', follow, { passive: true });
    return () => list.removeEventListener('scroll', follow);
  }, []);

  function select(event: MouseEvent, index: number) {
    event.preventDefault();
    setSelected(index);
    const list = strip.current;
    list?.scrollTo?.({ left: index * list.clientWidth });
  }

  return (
    <section aria-label="Pictures">
      <div className="relative -mx-gutter bg-studio lg:mx-0">
        <ul
          ref={strip}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable strip must be reachable by the keyboard.
          tabIndex={0}
          aria-label="Large pictures, scrolls sideways"
          className="scrollbar-none flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth"
        >
          {pictures.map(({ source, stock, alt }, index) => (
            <li
              key={slideId(index)}
              id={slideId(index)}
              className="w-full flex-none snap-start"
              data-shared-picture={index === 0 ? sharedPicture : undefined}
            >
              <Picture
                source={source}
                stock={stock}
                alt={alt}
                sizes="(min-width: 64rem) 62vw, 100vw"
                priority={index === 0}
                className="aspect-16/10 w-full object-cover print:aspect-21/9"
              />
            </li>
          ))}
        </ul>
        <div className="absolute top-4 left-gutter lg:left-4">{badge}</div>
      </div>
      <ul className="mt-3 flex gap-3" aria-label="Choose a picture" data-no-print>
        {pictures.map(({ source, stock, alt }, index) => (
          <li key={slideId(index)} className="w-24 sm:w-32">
            <a
              href={`#${slideId(index)}`}
              onClick={(event) => select(event, index)}
              aria-current={index === selected ? 'true' : undefined}
              aria-label={`Show picture ${index + 1} of ${pictures.length}: ${alt}`}
              className={clsx(
                'block border-b-2 pb-1.5',
                index === selected ? 'border-brass' : 'border-transparent opacity-70 hover:opacity-100',
              )}
            >
              <Picture source={source} stock={stock} alt="" sizes="8rem" className="aspect-16/10 w-full object-cover" />
            </a>
          </li>
        ))}
      </ul>
      <IllustrationNote pictures={pictures.map(({ source }) => source)} className="mt-3" />
    </section>
  );
}
