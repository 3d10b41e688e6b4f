'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { serialiseDraft } from '@/lib/enquiry/draft';
import { readDraft, storeDraft } from './draft-storage';
import { readFields } from './form-fields';

type Draft = {
  /** Called after input. */
  readonly keep: () => void;
  /** Called when the form was sent or cleared. */
  readonly forget: () => void;
};

/**
 * Keeps a form's draft in session storage until it is sent or cleared, and restores it after a reload.
 * @param key the draft's key in session storage
 * @param prefill applies the page's query; called once, after the draft is restored, and only with a draft or a query
 */
export function useDraft(
  formRef: RefObject<HTMLFormElement | null>,
  key: string,
  prefill: (form: HTMLFormElement, stored: string | null) => Promise<void>,
): Draft {
  const isFilled = useRef(false);

  useEffect(() => {
    const form = formRef.current;
    if (!form || isFilled.current) return;
    isFilled.current = true;
    // From now on the browser's own state counts (components/ui/field.tsx). The event does not bubble.
    form.addEventListener(
      'invalid',
      ({ target }) => {
        (target as Element).ariaInvalid = null;
      },
      true,
    );
    const stored = readDraft(key);
    const fillIn = async () => {
      if (stored) (await import('./fill-form')).restoreDraft(form, stored);
      if (stored || location.search) await prefill(form, stored);
    };
    fillIn().catch(reportError);
  }, [formRef, key, prefill]);

  return {
    keep() {
      const { current: form } = formRef;
      if (form) storeDraft(serialiseDraft({ fields: readFields(form), from: location.search }), key);
    },
    forget() {
      storeDraft(null, key);
      // Otherwise a reload would fill in the same subject again.
      if (location.search) history.replaceState(null, '', location.pathname + location.hash);
    },
  };
}
