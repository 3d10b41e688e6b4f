import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';

type Props = {
  /** A fragment of the page. */
  readonly to: `#${string}`;
  readonly children: ReactNode;
  /** Where it is of use. */
  readonly className?: string;
};

/** A link past a part of the page, seen only while it has the focus. */
export function SkipLink({ to, children, className }: Props) {
  return (
    <a
      href={to}
      data-no-print
      className={clsx(
        'fixed top-2 left-2 z-50 -translate-y-24 bg-ink px-5 py-3 text-canvas text-small focus:translate-y-0',
        className,
      )}
    >
      {children}
    </a>
  );
}
