import type { ReactNode } from 'react';

/** The title of a card, as a link that covers the card. The card must be `relative` and a `group`. */
export function CardLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a
      href={href}
      className="decoration-1 decoration-brass underline-offset-4 before:absolute before:inset-0 group-hover:underline"
    >
      {children}
    </a>
  );
}
