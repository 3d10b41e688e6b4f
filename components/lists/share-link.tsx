'use client';

import { useId } from 'react';
import { CopyButton } from '@/components/ui/copy-button';
import { Field, TextInput } from '@/components/ui/field';

type Props = { readonly label: string; readonly address: string };

/** An address in full, with a button that copies it. */
export function ShareLink({ label, address }: Props) {
  const id = useId();
  return (
    <Field label={label} htmlFor={id}>
      <div className="flex flex-wrap gap-2">
        <TextInput
          id={id}
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
          className="min-w-target flex-1 text-small"
        />
        <CopyButton text={address}>Copy link</CopyButton>
      </div>
    </Field>
  );
}
