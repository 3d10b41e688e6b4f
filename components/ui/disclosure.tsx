'use client';

import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';

/** On a link, or on the dimmed page, which is a pseudo-element of the disclosure. */
function closeWhenDone({ target, currentTarget }: MouseEvent<HTMLDetailsElement>) {
  if (target === currentTarget || (target as Element).closest('a')) currentTarget.open = false;
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

/**
 * A list of links that opens, without scripts too. Scripts close it on a link, on Escape and on a press beside it. The
 * browser may restore the page from its cache. `children` begin with its `summary`.
 */
export function Disclosure({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  return (
    <details onClick={closeWhenDone} onKeyDown={closeOnEscape} className={className}>
      {children}
    </details>
  );
}
