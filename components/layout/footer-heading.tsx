import type { ReactNode } from 'react';

export function FooterHeading({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <h2 id={id} className="tracked text-label text-muted sm:mb-2">
      {children}
    </h2>
  );
}
