'use client';

import { clsx } from 'clsx/lite';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Picture } from '@/components/ui/picture';
import { scrollToShow } from '@/lib/gallery/strip';
import { type GalleryPicture, slideId } from './gallery-picture';

type Props = {
  readonly pictures: readonly GalleryPicture[];
  readonly selected: number;
  readonly onSelect: (index: number) => void;
};

/** A strip of small pictures: links to the large ones, so that they work before hydration. */
export function Thumbnails({ pictures, selected, onSelect }: Props) {
  const strip = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const list = strip.current;
    const item = list?.children[selected];
    if (!list || !(item instanceof HTMLElement)) return;
    // Not scrollIntoView, which moves the page too.
    const left = scrollToShow(
      { left: item.offsetLeft - list.offsetLeft, width: item.offsetWidth },
      { scrollLeft: list.scrollLeft, width: list.clientWidth },
    );
    if (left !== null) list.scrollTo?.({ left });
  }, [selected]);

  function select(event: MouseEvent, index: number) {
    event.preventDefault();
    onSelect(index);
  }

  return (
    <ul
      ref={strip}
      aria-label="Choose a picture"
      // The padding keeps the focus ring from being cut off.
      className="scrollbar-none -mx-gutter sideways:mr-0 flex gap-3 overflow-x-auto overscroll-x-contain px-gutter py-1.5 motion-safe:scroll-smooth sm:mt-2 lg:-mx-1.5 lg:px-1.5"
      data-no-print
    >
      {pictures.map(({ source, stock, alt }, index) => (
        <li key={slideId(index)} className="w-15 flex-none sm:w-32 lg:max-w-44 lg:grow">
          <a
            href={`#${slideId(index)}`}
            onClick={(event) => select(event, index)}
            aria-current={index === selected ? 'true' : undefined}
            aria-label={`Show picture ${index + 1} of ${pictures.length}: ${alt}`}
            className={clsx(
              // Without the contact bar a focused thumbnail may be low on the screen: the page need not jump.
              'block border-b-2 pb-1.5 xl:-scroll-mb-32',
              index === selected ? 'border-brass' : 'border-transparent hover:border-line-strong',
            )}
          >
            <Picture
              source={source}
              stock={stock}
              alt=""
              sizes="(min-width: 64rem) 11rem, (min-width: 40rem) 8rem, 3.75rem"
              className="aspect-16/10 w-full object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
