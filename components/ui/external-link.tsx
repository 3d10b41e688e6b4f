import type { ReactNode } from 'react';
import { externalLinkProps } from '@/lib/enquiry/links';

type Props = {
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string;
  readonly 'aria-label'?: string;
};

/** A link to another site: opens in a new tab, tells that site nothing about this page, and says so. */
export function ExternalLink({ href, children, className, 'aria-label': ariaLabel }: Props) {
  return (
    <a
      href={href}
      className={className}
      {...externalLinkProps}
      {...(ariaLabel ? { 'aria-label': `${ariaLabel} (opens in a new tab)` } : {})}
    >
      {children}
      {!ariaLabel && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  );
}
