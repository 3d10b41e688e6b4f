'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { ENQUIRY_DRAFT_KEY, serialiseDraft } from '@/lib/enquiry/draft';
import type { EnquirySubjects } from '@/lib/enquiry/prefill';
import { readDraft, storeDraft } from './draft-storage';
import { readFields } from './form-fields';
import type { Surroundings } from './prefill-form';

type Draft = {
  /** Null until they are known. */
  readonly surroundings: Surroundings | null;
  /** Call it when something was typed. */
  readonly keep: () => void;
  /** Call it when the form was sent or cleared. */
  readonly forget: () => void;
};

/** Stores the contact form until it is sent or cleared, and fills in a stored draft and the subject of the page's address. */
export function useEnquiryDraft(
  formRef: RefObject<HTMLFormElement | null>,
  services: EnquirySubjects['services'],
  fileCount: number,
): Draft {
  const [surroundings, setSurroundings] = useState<Surroundings | null>(null);
  const isFilled = useRef(false);

  useEffect(() => {
    const form = formRef.current;
    if (!form || isFilled.current) return;
    isFilled.current = true;
    const stored = readDraft(ENQUIRY_DRAFT_KEY);
    const fillIn = async () => {
      if (stored) (await import('./fill-form')).restoreDraft(form, stored);
      if (!location.search) return;
      const { prefillForm } = await import('./prefill-form');
      setSurroundings(await prefillForm(form, { stored, services, fileCount }));
    };
    fillIn().catch((error) => {
      setSurroundings({});
      reportError(error);
    });
  }, [formRef, services, fileCount]);

  function keep() {
    if (!formRef.current) return;
    const draft = { fields: readFields(formRef.current), from: location.search };
    storeDraft(serialiseDraft(draft), ENQUIRY_DRAFT_KEY);
  }

  return {
    surroundings,
    keep,
    forget() {
      storeDraft(null, ENQUIRY_DRAFT_KEY);
      setSurroundings({});
      // Otherwise a reload would fill in the same subject again.
      if (location.search) history.replaceState(null, '', location.pathname);
    },
  };
}
