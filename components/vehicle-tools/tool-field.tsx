import type { ComponentPropsWithRef } from 'react';
import { Field, TextInput } from '@/components/ui/field';

type Props = Omit<ComponentPropsWithRef<'input'>, 'id'> & {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly fault?: string;
};

/** A field of a calculation with its fault. */
export function ToolField({ id, label, hint, fault, ...input }: Props) {
  return (
    <Field label={label} htmlFor={id} hint={hint}>
      <TextInput
        {...input}
        id={id}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
      />
      {fault && (
        <p id={`${id}-fault`} className="mt-1 text-balance text-error text-small">
          {fault}
        </p>
      )}
    </Field>
  );
}
