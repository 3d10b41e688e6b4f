'use client';

import { clsx } from 'clsx/lite';
import { type ReactNode, useId } from 'react';

type Option<Value extends string> = { readonly value: Value; readonly label: string; readonly icon?: ReactNode };

type Props<Value extends string> = {
  readonly legend: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly iconsOnly?: boolean;
  readonly className?: string;
  /** An inline script handles the choice too, before the control is hydrated. */
  readonly inline?: 'mode';
};

/** A radio group of two or three options. */
export function SegmentedControl<Value extends string>({
  legend,
  options,
  value,
  onChange,
  iconsOnly = false,
  className,
  inline,
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset
      data-inline={inline}
      className={clsx('flex min-w-min rounded-control border border-line-strong', className)}
    >
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={clsx(
            'fades relative -my-px flex min-h-target min-w-target grow items-center justify-center gap-2 whitespace-nowrap px-[min(0.75rem,3.75vw)] text-center text-[length:min(var(--text-small),7vw)] text-muted leading-normal hover:text-ink max-[18rem]:whitespace-normal sm:px-4',
            'has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2',
            'border-line-strong not-first-of-type:border-l forced-colors:has-checked:outline-1',
            // By CSS: a choice shows before hydration too.
            'has-checked:bg-surface has-checked:text-ink has-checked:shadow-[inset_0_1px_var(--line-strong),inset_0_-2px_var(--brass)]',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none focus-visible:shadow-none"
          />
          {option.icon}
          <span className={clsx(iconsOnly && 'sr-only')}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
