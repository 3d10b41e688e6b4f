import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
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
