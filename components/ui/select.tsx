import { clsx } from 'clsx/lite';
import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { controlClass } from './field';

export function Select({ className, children, ...props }: ComponentPropsWithRef<'select'>) {
  return (
    <span className={clsx('relative block', className)}>
      <select {...props} className={clsx(controlClass, 'appearance-none truncate pr-10')}>
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
