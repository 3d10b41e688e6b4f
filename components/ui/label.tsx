import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A small tracked caption above a heading or a value. */
export function Label({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  return <p className={clsx('tracked font-medium text-label text-muted', className)}>{children}</p>;
}
