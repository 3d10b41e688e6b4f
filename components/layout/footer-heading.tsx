import type { ReactNode } from 'react';

export function FooterHeading({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <h2 id={id} className="tracked mb-2 font-medium text-label">
      {children}
    </h2>
  );
}
