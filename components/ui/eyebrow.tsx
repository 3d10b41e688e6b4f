import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type Props = {
  readonly as?: 'p' | 'h2' | 'h3';
  readonly id?: string;
  readonly children: ReactNode;
  /** Layout only. */
  readonly className?: string;
};

/** A small line in brass over what it names. */
export function Eyebrow({ as: Tag = 'p', id, children, className }: Props) {
  return (
    <Tag id={id} className={clsx('tracked font-medium text-brass text-label', className)}>
      {children}
    </Tag>
  );
}
