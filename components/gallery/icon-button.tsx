'use client';

import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';

type Props = {
  readonly label: string;
  readonly onPress: () => void;
  /** Without effect at present, as 'next' on the last picture. Keeps the focus, which `disabled` loses. */
  readonly idle?: boolean;
  readonly children: ReactNode;
  readonly className?: string;
};

/** Large enough for a finger. */
export function IconButton({ label, onPress, idle = false, children, className }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={idle || undefined}
      onClick={() => {
        if (!idle) onPress();
      }}
      className={clsx(
        'fades inline-flex h-target min-w-target items-center justify-center gap-2.5 text-ink not-aria-disabled:hover:text-brass aria-disabled:cursor-default aria-disabled:opacity-35',
        className,
      )}
    >
      {children}
    </button>
  );
}
