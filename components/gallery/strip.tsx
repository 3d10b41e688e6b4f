'use client';

import { clsx } from 'clsx/lite';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Picture } from '@/components/ui/picture';
import { indexForKey, scrollToShow, slideAt } from '@/lib/gallery/strip';
import type { GalleryPicture } from '@/lib/pictures/vehicle-pictures';

/** The visitor scrolls: the destination of a scroll by script no longer counts. */
const OWN_HAND = ['pointerdown', 'touchstart', 'wheel'] as const;

/** A strip of slides, each as wide as the strip: the slide in view, and a function to move it. */
export function useStrip(count: number) {
  const strip = useRef<HTMLUListElement>(null);
  const [selected, setSelected] = useState(0);
  // A long scroll passes other slides; until it ends, its destination is selected.
  const destination = useRef<number | null>(null);

  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    const follow = () => {
      if (list.clientWidth === 0) return;
      const index = slideAt(list.scrollLeft, list.clientWidth, count);
      if (destination.current !== null && destination.current !== index) return;
      destination.current = null;
      setSelected(index);
    };
    const letGo = () => {
      destination.current = null;
    };
    list.addEventListener('scroll', follow, { passive: true });
    for (const event of OWN_HAND) list.addEventListener(event, letGo, { passive: true });
    return () => {
      list.removeEventListener('scroll', follow);
      for (const event of OWN_HAND) list.removeEventListener(event, letGo);
    };
  }, [count]);

  const select = useCallback(
    (index: number) => {
      setSelected(index);
      const list = strip.current;
      if (!list) return;
      destination.current = slideAt(list.scrollLeft, list.clientWidth, count) === index ? null : index;
      list.scrollTo?.({ left: index * list.clientWidth });
    },
    [count],
  );

  return { strip, selected, select };
}

type Props = {
  readonly pictures: readonly GalleryPicture[];
  readonly onSelect: (index: number) => void;
};

/** The id of a large picture, which its thumbnail links to. Counts from 0. */
const slideId = (index: number) => `picture-${index + 1}`;

type StripProps = Props & {
  readonly selected: number;
  readonly strip: RefObject<HTMLUListElement | null>;
  readonly onEnlarge: () => void;
  /** Names the shared element for the transition from a card. */
  readonly sharedPicture: string;
  /** Whether the spin covers the pictures. */
  readonly covered: boolean;
};

/** The large pictures, as a strip that scrolls sideways. */
export function Strip({ strip, pictures, selected, onSelect, onEnlarge, sharedPicture, covered }: StripProps) {
  function actOnKey(event: KeyboardEvent) {
    if (event.key === 'Enter') onEnlarge();
    const index =
      event.altKey || event.ctrlKey || event.metaKey ? null : indexForKey(event.key, selected, pictures.length);
    if (index === null) return;
    event.preventDefault();
    onSelect(index);
  }

  return (
    <ul
      ref={strip}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable strip must be reachable by the keyboard.
      tabIndex={0}
      aria-label="Large pictures, scrolls sideways"
      onKeyDown={actOnKey}
      onClick={({ target }) => target instanceof HTMLImageElement && onEnlarge()}
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
            className="aspect-16/10 w-full object-cover sm:max-lg:aspect-video print:aspect-16/10!"
          />
        </li>
      ))}
    </ul>
  );
}

/** `selected` is null while another view is shown. */
type ThumbnailsProps = Props & { readonly selected: number | null; readonly className?: string };

/** A strip of small pictures: links to the large ones, so that they work before hydration. */
export function Thumbnails({ pictures, selected, onSelect, className }: ThumbnailsProps) {
  const strip = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const list = strip.current;
    const item = list?.children[selected ?? -1];
    if (!list || !(item instanceof HTMLElement)) return;
    // Not scrollIntoView, which moves the page too.
    const left = scrollToShow(
      { left: item.offsetLeft - list.offsetLeft, width: item.offsetWidth },
      { scrollLeft: list.scrollLeft, width: list.clientWidth },
    );
    if (left !== null) list.scrollTo?.({ left });
  }, [selected]);

  return (
    <ul
      ref={strip}
      aria-label="Choose a picture"
      // The padding keeps the focus ring from being cut off. At 360 px exactly three are in view.
      className={clsx(
        'scrollbar-none -mx-1.5 flex min-w-0 gap-1.5 overflow-x-auto overscroll-x-contain px-1.5 py-1.5 motion-safe:scroll-smooth sm:mt-2 sm:gap-3',
        className,
      )}
    >
      {pictures.map(({ source, stock, alt }, index) => (
        <li key={slideId(index)} className="w-21 flex-none sm:w-32 lg:min-w-20 lg:max-w-44 lg:flex-1">
          <a
            href={`#${slideId(index)}`}
            onClick={(event) => {
              event.preventDefault();
              onSelect(index);
            }}
            aria-current={index === selected ? 'true' : undefined}
            aria-label={`Show picture ${index + 1} of ${pictures.length}: ${alt}`}
            className={clsx(
              // Without the contact bar a focused thumbnail may be low on the screen: the page need not jump.
              'grid min-h-target content-center border-b-2 sm:block sm:pb-1.5 xl:-scroll-mb-32',
              index === selected ? 'border-brass' : 'border-transparent hover:border-line-strong',
            )}
          >
            <Picture
              source={source}
              stock={stock}
              alt=""
              sizes="(min-width: 64rem) 11rem, (min-width: 40rem) 8rem, 5.25rem"
              className="aspect-16/10 w-full object-cover max-sm:aspect-video"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
