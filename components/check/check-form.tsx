'use client';
'use lazy';

import { type FormEvent, useId, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Field, TextInput } from '@/components/ui/field';
import { judge, type Own } from '@/lib/check/ours';
import { type Answer, CheckAnswer } from './check-answer';

type Props = { readonly owns: readonly Own[] };

/** The longest that is read: an advert's link. */
const LONGEST = 500;

/**
 * Judges the pasted text on the device. Nothing is sent, stored or read from an address: no link can carry an answer.
 */
export function CheckForm({ owns }: Props) {
  const id = useId();
  const [pasted, setPasted] = useState('');
  const [answer, setAnswer] = useState<Answer | null>(null);

  function check(text: string) {
    setPasted(text);
    const verdict = judge(text, owns);
    setAnswer(verdict && { text: text.trim(), verdict });
  }

  return (
    <form
      className="js-only"
      autoComplete="off"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        check(pasted);
      }}
    >
      <Field label="A number, an e-mail address, a link, a till or an account" htmlFor={id}>
        <div className="flex flex-wrap gap-3">
          <TextInput
            ruled
            id={id}
            value={pasted}
            maxLength={LONGEST}
            spellCheck={false}
            autoCapitalize="none"
            className="min-w-0 flex-1 basis-60"
            // An answer to the previous text would be wrong.
            onChange={({ target }) => {
              setPasted(target.value);
              setAnswer(null);
            }}
            // The text is in the field after this event.
            onPaste={({ currentTarget }) => {
              setTimeout(() => check(currentTarget.value));
            }}
          />
          <button type="submit" className={buttonClass('primary', 'max-sm:w-full')}>
            Check
          </button>
        </div>
      </Field>
      <CheckAnswer answer={answer} />
    </form>
  );
}
