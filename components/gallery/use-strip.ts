'use client';

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { slideAt } from '@/lib/gallery/strip';

type Strip = {
  readonly strip: RefObject<HTMLUListElement | null>;
  readonly selected: number;
  readonly select: (index: number) => void;
};

/** The visitor scrolls: the destination of a scroll by script no longer counts. */
const OWN_HAND = ['pointerdown', 'touchstart', 'wheel'] as const;

/** A strip of slides, each as wide as the strip: the slide in view, and a function to move it. */
export function useStrip(count: number): Strip {
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
