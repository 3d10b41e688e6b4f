import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { ExternalLink } from '@/components/ui/external-link';
import { Spoken } from '@/components/ui/spoken';

type Props = {
  /** Null until the dealer gives one. */
  readonly href: string | null;
  readonly children: ReactNode;
  readonly className?: string;
};

/** A link, or text with 'coming soon'. */
export function PlaceholderLink({ href, children, className }: Props) {
  if (href === null) {
    return (
      <span className={clsx('cursor-default [&_svg]:text-line-strong', className)} title="Coming soon">
        {children}
        <Spoken>(coming soon)</Spoken>
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
