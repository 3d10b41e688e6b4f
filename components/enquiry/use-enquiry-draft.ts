'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { ENQUIRY_DRAFT_KEY, serialiseDraft } from '@/lib/enquiry/draft';
import type { EnquirySubjects } from '@/lib/enquiry/prefill';
import type { Arrival } from './arrive';
import { readDraft, storeDraft } from './draft-storage';
import { readFields } from './form-fields';

type Draft = {
  /** What the address adds; null until it is known. */
  readonly arrival: Arrival | null;
  /** To call when something was typed. */
  readonly keep: () => void;
  /** To call when it was sent or cleared. */
  readonly forget: () => void;
};

/**
 * Keeps what is typed into the contact form until it is sent or cleared, and has what was kept filled in (restore-draft.ts),
 * and what the address of the page says the enquiry is about (arrive.tsx).
 */
export function useEnquiryDraft(
  formRef: RefObject<HTMLFormElement | null>,
  services: EnquirySubjects['services'],
  fileCount: number,
): Draft {
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const arrived = useRef(false);

  useEffect(() => {
    const form = formRef.current;
    if (!form || arrived.current) return;
    arrived.current = true;
    const stored = readDraft(ENQUIRY_DRAFT_KEY);
    const fillIn = async () => {
      if (stored) (await import('./restore-draft')).restoreDraft(form, stored);
      if (!location.search) return;
      const { arrive } = await import('./arrive');
      setArrival(await arrive(form, { stored, services, fileCount }));
    };
    fillIn().catch((error) => {
      setArrival({});
      reportError(error);
    });
  }, [formRef, services, fileCount]);

  function keep() {
    if (!formRef.current) return;
    const draft = { fields: readFields(formRef.current), from: location.search };
    storeDraft(serialiseDraft(draft), ENQUIRY_DRAFT_KEY);
  }

  return {
    arrival,
    keep,
    forget() {
      storeDraft(null, ENQUIRY_DRAFT_KEY);
      setArrival({});
      // Without its question, or a reload would begin the same enquiry again.
      if (location.search) history.replaceState(null, '', location.pathname);
    },
  };
}
