import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { externalLinkProps } from '@/lib/enquiry/links';
import type { Mode } from '@/lib/vehicle/mode';
import { Icon } from './icon';
import { ARROW_RIGHT } from './icon-shapes';
import { underlinedClass } from './text-classes';

/** An address, or one for each mode of the page. */
export type Href = string | ((mode: Mode) => string);

/** Of a car that is only for sale or only for rent it is one. */
export const hrefIn = (only: Mode | null, of: (mode: Mode) => string): Href => (only ? of(only) : of);

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly href: Href };

/** Of two links both are in the HTML, and CSS shows that of the page's mode: it is right before scripts have run. */
export function Link({ href, ...other }: LinkProps) {
  if (typeof href === 'string') return <a href={href} {...other} />;
  return (['sale', 'rental'] as const).map((mode) => <a key={mode} href={href(mode)} data-link={mode} {...other} />);
}

type Props = { readonly href: Href; readonly children: ReactNode; readonly className?: string };

export function TextLink({ href, children, className }: Props) {
  return (
    <Link href={href} className={clsx('group', underlinedClass, className)}>
      {children}
      <Icon
        shape={ARROW_RIGHT}
        className="size-4 text-brass motion-safe:transition-transform motion-safe:group-hover:translate-x-1"
        strokeWidth={2}
      />
    </Link>
  );
}

/** The title of a card, as a link that covers the card. The card must be `relative` and a `group`. */
export function CardLink({ href, children }: Props) {
  return (
    <Link
      href={href}
      className="decoration-1 decoration-brass underline-offset-4 before:absolute before:inset-0 group-hover:underline"
    >
      {children}
    </Link>
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
