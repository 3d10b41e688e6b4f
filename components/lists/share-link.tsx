'use client';

import { useId, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Field, TextInput } from '@/components/ui/field';

type Props = { readonly label: string; readonly address: string };

/** An address in full, with a button that copies it. If copying is refused, the address is selected. */
export function ShareLink({ label, address }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<{ readonly address: string; readonly words: string } | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setCopied({ address, words: 'Link copied.' });
    } catch {
      input.current?.focus();
      input.current?.select();
      setCopied({ address, words: 'The link is selected; copy it from the field.' });
    }
  }

  return (
    <div data-no-print>
      <Field label={label} htmlFor={id}>
        <div className="flex flex-wrap gap-2">
          <TextInput
            ref={input}
            id={id}
            readOnly
            value={address}
            onFocus={(event) => event.currentTarget.select()}
            className="min-w-0 flex-1 basis-28 text-small"
          />
          <button type="button" onClick={copy} className={buttonClass('secondary', 'shrink-0')}>
            Copy link
          </button>
        </div>
      </Field>
      <p role="status" className="mt-1 min-h-6 text-label text-muted">
        {copied?.address === address && copied.words}
      </p>
    </div>
  );
}
