import { clsx } from 'clsx/lite';
import type { ComponentPropsWithRef } from 'react';
import { controlClass } from './field';
import { Icon } from './icon';
import { CHEVRON_DOWN } from './icon-shapes';

export function Select({ className, children, ...props }: ComponentPropsWithRef<'select'>) {
  return (
    <span className={clsx('relative block', className)}>
      <select {...props} className={clsx(controlClass, 'appearance-none truncate pr-10')}>
        {children}
      </select>
      <Icon
        shape={CHEVRON_DOWN}
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
        strokeWidth={2}
      />
    </span>
  );
}
