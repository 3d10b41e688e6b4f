import type { ComponentProps } from 'react';
import { checkboxClass } from './field';

/** A box to tick, with its words. */
export function Checkbox({ children, ...input }: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <label className="inline-flex min-h-target items-center gap-3 text-small">
      <input {...input} type="checkbox" className={checkboxClass} />
      {children}
    </label>
  );
}
