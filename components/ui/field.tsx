import { clsx } from 'clsx/lite';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Mode } from '@/lib/vehicle/mode';
import { Icon } from './icon';
import { CHEVRON_DOWN } from './icon-shapes';

export const controlClass =
  'block w-full min-h-target scroll-mt-8 rounded-control border border-line-strong bg-canvas px-3.5 text-body text-ink leading-normal placeholder:text-muted hover:border-ink lg:text-small';

export const checkboxClass =
  'grid size-5 shrink-0 appearance-none place-items-center rounded-control border border-ink before:size-3 checked:before:bg-ink forced-colors:appearance-auto';

/**
 * For a control that must be filled in. Firefox calls an empty one invalid before anything is typed, and screen readers say
 * so. Of a form with a draft it is removed when the browser refuses the form (useDraft).
 */
export const required = { required: true, 'aria-invalid': false } as const;

type FieldProps = {
  readonly label: string;
  readonly htmlFor: string;
  readonly hint?: string;
  /** The mode it is shown in; both by default. */
  readonly onlyIn?: Mode;
  readonly children: ReactNode;
  readonly className?: string;
};

export function Field({ label, htmlFor, hint, onlyIn, children, className }: FieldProps) {
  return (
    <div className={className} data-only-in={onlyIn}>
      <label htmlFor={htmlFor} className="mb-1 block text-muted text-small">
        {label}
        {hint && <span className="text-label">{` ${hint}`}</span>}
      </label>
      {children}
    </div>
  );
}

export function TextInput({ className, ...props }: ComponentPropsWithRef<'input'>) {
  return <input type="text" {...props} className={clsx(controlClass, className)} />;
}

export function TextArea(props: Omit<ComponentPropsWithRef<'textarea'>, 'className'>) {
  return <textarea {...props} className={clsx(controlClass, 'py-3')} />;
}

export function Checkbox({ children, ...input }: Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'>) {
  return (
    <label className="inline-flex min-h-target items-center gap-3 text-small">
      <input {...input} type="checkbox" className={checkboxClass} />
      {children}
    </label>
  );
}

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
