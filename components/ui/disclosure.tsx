'use client';

import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';

/**
 * A list of links that opens, without scripts too. Scripts close it: on a link (the browser may restore the page from its
 * cache), on Escape and on a press beside it. `children` begin with its `summary`.
 */
export function Disclosure({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  const disclosure = useRef<HTMLDetailsElement>(null);

  function close() {
    if (disclosure.current) disclosure.current.open = false;
  }

  /** On a link, or on the dimmed page, which is a pseudo-element of the disclosure. */
  function closeWhenDone({ target }: MouseEvent) {
    if (target === disclosure.current || (target as Element).closest('a')) close();
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !disclosure.current?.open) return;
    close();
    disclosure.current.querySelector('summary')?.focus();
  }

  return (
    <details ref={disclosure} onClick={closeWhenDone} onKeyDown={closeOnEscape} className={className}>
      {children}
    </details>
  );
}
