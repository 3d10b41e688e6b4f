import { clsx } from 'clsx/lite';
import type { ComponentPropsWithRef } from 'react';
import { controlClass } from './field';
import { Icon } from './icon';
import { CHEVRON_DOWN } from './icon-shapes';

export function Select({ className, children, ...props }: ComponentPropsWithRef<'select'>) {
  return (
    <span className={clsx('relative grid items-center', className)}>
      <select {...props} className={clsx(controlClass, 'appearance-none truncate pr-10')}>
        {children}
      </select>
      <Icon shape={CHEVRON_DOWN} className="pointer-events-none absolute right-3 size-4 text-muted" strokeWidth={2} />
    </span>
  );
}
