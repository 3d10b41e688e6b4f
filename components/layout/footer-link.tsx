import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';

type Props = { readonly href: string; readonly children: ReactNode; readonly className?: string };

export function FooterLink({ href, children, className }: Props) {
  return (
    <a
      href={href}
      className={clsx(
        'inline-flex min-h-target items-center text-small decoration-1 decoration-brass underline-offset-4 hover:underline',
        className,
      )}
    >
      {children}
    </a>
  );
}
