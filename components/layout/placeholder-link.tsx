import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { ExternalLink } from '@/components/ui/external-link';

type Props = {
  /** Null while the dealer has not given one. */
  readonly href: string | null;
  readonly children: ReactNode;
  readonly className?: string;
};

/** A link whose address is still to come: it shows its place, leads nowhere and says so. */
export function PlaceholderLink({ href, children, className }: Props) {
  if (href === null) {
    return (
      <span className={clsx('cursor-default [&_svg]:text-line-strong', className)} title="Coming soon">
        {children}
        <span className="sr-only"> (coming soon)</span>
      </span>
    );
  }
  if (href.startsWith('/')) {
    return (
      <a href={href} className={clsx('underline decoration-line-strong underline-offset-4 hover:text-ink', className)}>
        {children}
      </a>
    );
  }
  return (
    <ExternalLink
      href={href}
      className={clsx('underline decoration-line-strong underline-offset-4 hover:text-ink', className)}
    >
      {children}
    </ExternalLink>
  );
}
