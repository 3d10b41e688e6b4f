import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { externalLinkProps } from '@/lib/enquiry/links';
import { Icon } from './icon';
import { ARROW_RIGHT } from './icon-shapes';
import { underlinedClass } from './text-classes';

type Props = { readonly href: string; readonly children: ReactNode; readonly className?: string };

export function TextLink({ href, children, className }: Props) {
  return (
    <a href={href} className={clsx('group', underlinedClass, className)}>
      {children}
      <Icon
        shape={ARROW_RIGHT}
        className="size-4 text-brass motion-safe:transition-transform motion-safe:group-hover:translate-x-1"
        strokeWidth={2}
      />
    </a>
  );
}

/** The title of a card, as a link that covers the card. The card must be `relative` and a `group`. */
export function CardLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a
      href={href}
      className="decoration-1 decoration-brass underline-offset-4 before:absolute before:inset-0 group-hover:underline"
    >
      {children}
    </a>
  );
}

type ExternalLinkProps = { readonly href: string; readonly children: ReactNode; readonly className?: string };

/** A link to another site, in a new tab and without a referrer. */
export function ExternalLink({ href, children, className }: ExternalLinkProps) {
  return (
    <a href={href} className={className} {...externalLinkProps}>
      {children}
      <span className="sr-only">{' \u00a0(opens in a new tab)'}</span>
    </a>
  );
}
