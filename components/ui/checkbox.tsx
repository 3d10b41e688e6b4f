import type { ComponentProps } from 'react';

/** A box to tick, with its words. */
export function Checkbox({ children, ...input }: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <label className="inline-flex min-h-target items-center gap-3 text-small">
      <input
        {...input}
        type="checkbox"
        className="grid size-5 shrink-0 appearance-none place-items-center rounded-control border border-ink before:size-3 checked:before:bg-ink forced-colors:appearance-auto"
      />
      {children}
    </label>
  );
}
