'use client';
'use lazy';

import type { FocusEvent } from 'react';
import { TextInput } from '@/components/ui/field';
import { grouped } from '@/lib/conversation/grouped';

type Props = { readonly id: string; readonly name: string };

/** A line for a number, or for words such as 'about 80k'. A number is grouped when it is left. */
export function NumberInput(props: Props) {
  function group({ target }: FocusEvent<HTMLInputElement>) {
    const text = grouped(target.value.trim());
    if (text === target.value) return;
    target.value = text;
    // Stores the draft, as typing does.
    target.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return <TextInput ruled {...props} autoComplete="off" onBlur={group} />;
}
