'use client';

import { type ComponentPropsWithoutRef, type MouseEvent, useEffect, useRef } from 'react';

const EVENTS = ['keydown', 'pointerdown', 'click'] as const;

/**
 * A part of the page that opens over it, without scripts too. Scripts close it on a link, on Escape and on a press beside
 * it. The browser may restore the page from its cache. `children` begin with its `summary`.
 */
export function Disclosure({ children, ...details }: ComponentPropsWithoutRef<'details'>) {
  const element = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const { current } = element;
    function close({ type, key, target }: Partial<KeyboardEvent>) {
      if (!current?.open) return;
      const isInside = current.contains(target as Node);
      // The dimmed page is a pseudo-element of the disclosure.
      const isDone = target === current || (target as Element).closest('a');
      if (type === 'keydown' ? key !== 'Escape' : type === 'click' ? !(isInside && isDone) : isInside) return;
      current.open = false;
      if (type === 'keydown') current.querySelector('summary')?.focus();
    }
    for (const type of EVENTS) document.addEventListener(type, close);
    return () => {
      for (const type of EVENTS) document.removeEventListener(type, close);
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key makes no second press.
    <details ref={element} onClick={ignoreSecondPress} {...details}>
      {children}
    </details>
  );
}

/** A double click would close at once what it has opened. */
function ignoreSecondPress(event: MouseEvent) {
  if (event.detail > 1 && (event.target as Element).closest('summary')) event.preventDefault();
}
