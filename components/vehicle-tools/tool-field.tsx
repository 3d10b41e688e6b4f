import type { ComponentPropsWithRef } from 'react';
import { Field, TextInput } from '@/components/ui/field';
import { dateInWords } from '@/lib/text/dates';
import { dayNumber } from '@/lib/text/days';

type Props = Omit<ComponentPropsWithRef<'input'>, 'id' | 'value'> & {
  readonly id: string;
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
  readonly fault?: string;
};

export function ToolField({ id, label, hint, fault, ...input }: Props) {
  const { value } = input;
  return (
    <Field label={label} htmlFor={id} hint={hint}>
      <TextInput
        {...input}
        id={id}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
      />
      {dayNumber(value) !== null && !fault && (
        // The field itself shows a date as the browser does, '11/28/2026'.
        <p className="figures mt-1 text-muted text-small">{dateInWords(value)}</p>
      )}
      {fault && (
        <p id={`${id}-fault`} className="mt-1 text-balance text-error text-small">
          {fault}
        </p>
      )}
    </Field>
  );
}
