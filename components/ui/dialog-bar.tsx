import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  /** Layout only. */
  readonly className?: string;
};

/** What a long dialog ends in: in view while the rest is read, which fades towards it. It covers the dialog's own margins. */
export function DialogBar({ children, className }: Props) {
  return (
    <div
      className={clsx(
        '[box-shadow:0_-1rem_1rem_var(--canvas)] sticky bottom-0 -mx-6 mt-4 -mb-6 flex flex-wrap gap-3 border-line border-t bg-canvas px-6 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:-mx-10 md:-mb-10 md:px-10 short:static no-js:static',
        className,
      )}
    >
      {children}
    </div>
  );
}
