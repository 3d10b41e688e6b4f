import type { ReactNode } from 'react';
import { externalLinkProps } from '@/lib/enquiry/links';

type Props = { readonly href: string; readonly children: ReactNode; readonly className?: string };

/** A link to another site, in a new tab and without a referrer. */
export function ExternalLink({ href, children, className }: Props) {
  return (
    <a href={href} className={className} {...externalLinkProps}>
      {children}
      <span className="sr-only">{' \u00a0(opens in a new tab)'}</span>
    </a>
  );
}
