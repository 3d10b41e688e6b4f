'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { fillBlank, parseDraft, serialiseDraft } from '@/lib/enquiry/draft';
import type { EnquirySubjects, Prefill } from '@/lib/enquiry/prefill';
import { WRITE } from '@/lib/page/routes';
import { focusFirstBlank, readFields, writeFields } from './form-fields';

/**
 * Keeps a form's text in session storage until it is sent, and restores it after a reload. The address of the
 * page may name a subject, which is added.
 * @param key the draft's key in session storage
 */
export function useDraft(
  formRef: RefObject<HTMLFormElement | null>,
  key: string,
  services: EnquirySubjects['services'],
) {
  const begun = useRef<Prefill>(undefined);
  const [isGone, setGone] = useState(false);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    // From now on the browser's own state counts (components/ui/field.tsx). The event does not bubble.
    const removeMark = ({ target }: Event) => {
      (target as Element).ariaInvalid = null;
    };
    form.addEventListener('invalid', removeMark, true);
    const draft = parseDraft(readDraft(key));
    begun.current = draft?.begun;
    // Text typed before hydration, or restored by the browser, comes first.
    if (draft) writeFields(form, fillBlank(readFields(form), draft.fields));
    const arrived = () => location.hash === `#${WRITE}` && focusFirstBlank(form);
    if (!location.search) return void arrived();
    import('./prefill-form')
      .then(({ prefillForm }) => prefillForm(form, draft, services))
      .then((prefill) => {
        begun.current = prefill ?? begun.current;
        setGone(!prefill && new URLSearchParams(location.search).has('car'));
      })
      .catch(reportError)
      .finally(arrived);
  }, [formRef, key, services]);

  return {
    /** Whether the address names a car that is not in the list. */
    isGone,
    /** Called after input. */
    keep() {
      const { current: form } = formRef;
      if (!form) return;
      storeDraft(serialiseDraft({ fields: readFields(form), from: location.search, begun: begun.current }), key);
    },
    /** Called when the form was sent. */
    forget() {
      storeDraft(null, key);
      // Otherwise a reload would fill in the same subject again.
      if (location.search) history.replaceState(null, '', location.pathname + location.hash);
    },
  };
}

/** The key of the message that was written with this form and waits to be sent. */
export const readyKey = (draftKey: string) => `${draftKey}-ready`;

/** The stored draft of a form, by its key; null if there is none, or if the browser blocks storage. */
export function readDraft(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores the draft, or takes it out for null. If storage is blocked or full, the form works without drafts. */
export function storeDraft(draft: string | null, key: string): void {
  try {
    if (draft === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, draft);
  } catch {
    // Blocked or full.
  }
}
