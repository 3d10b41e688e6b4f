import type { ReactNode } from 'react';

/** The sentence under a title. */
export function Lead({ children }: { readonly children: ReactNode }) {
  return <p className="measure mt-4 text-lead text-muted">{children}</p>;
}
