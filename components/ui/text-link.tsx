import { clsx } from 'clsx/lite';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { underlinedClass } from './text-classes';

type Props = { readonly href: string; readonly children: ReactNode; readonly className?: string };

/** An underlined line of text with an arrow. */
export function TextLink({ href, children, className }: Props) {
  return (
    <a href={href} className={clsx('group', underlinedClass, className)}>
      {children}
      <ArrowRight
        aria-hidden
        className="size-4 text-brass motion-safe:transition-transform motion-safe:group-hover:translate-x-1"
      />
    </a>
  );
}
