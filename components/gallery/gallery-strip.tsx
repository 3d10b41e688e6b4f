'use client';

import { clsx } from 'clsx/lite';
import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { Picture } from '@/components/ui/picture';
import { indexForKey } from '@/lib/gallery/strip';
import { type GalleryPicture, slideId } from './gallery-picture';

type Props = {
  readonly strip: RefObject<HTMLUListElement | null>;
  readonly pictures: readonly GalleryPicture[];
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  readonly onEnlarge: () => void;
  /** Names the shared element for the transition from a card. */
  readonly sharedPicture: string;
  /** Whether the spin covers the pictures. */
  readonly covered: boolean;
};

/** The large pictures, as a strip that scrolls sideways. */
export function GalleryStrip({ strip, pictures, selected, onSelect, onEnlarge, sharedPicture, covered }: Props) {
  function selectByKey(event: KeyboardEvent) {
    const index =
      event.altKey || event.ctrlKey || event.metaKey ? null : indexForKey(event.key, selected, pictures.length);
    if (index === null) return;
    event.preventDefault();
    onSelect(index);
  }

  function enlarge({ target }: MouseEvent) {
    if (target instanceof HTMLImageElement) onEnlarge();
  }

  return (
    <ul
      ref={strip}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable strip must be reachable by the keyboard.
      tabIndex={0}
      aria-label="Large pictures, scrolls sideways"
      onKeyDown={selectByKey}
      onClick={enlarge}
      className={clsx(
        'scrollbar-none flex cursor-zoom-in snap-x snap-mandatory overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth',
        // Not `hidden`, which loses the scroll position.
        covered && 'invisible print:visible',
      )}
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
  );
}
