'use client';

import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';

type Props = {
  readonly label: string;
  readonly onPress: () => void;
  /** Nothing to do at present, such as 'next' on the last picture. It keeps the focus, which `disabled` would lose. */
  readonly idle?: boolean;
  readonly children: ReactNode;
  readonly className?: string;
};

/** A square button with a drawing, as large as a finger. */
export function IconButton({ label, onPress, idle = false, children, className }: Props) {
  const hydrated = useHydrated();
  return (
    <button
      type="button"
      aria-label={label}
      disabled={!hydrated}
      aria-disabled={idle || undefined}
      onClick={() => {
        if (!idle) onPress();
      }}
      className={clsx(
        'inline-flex h-target min-w-target items-center justify-center gap-2.5 text-ink aria-disabled:cursor-default aria-disabled:opacity-35',
        'fades not-aria-disabled:hover:text-brass',
        className,
      )}
    >
      {children}
    </button>
  );
}
