'use client';

import { type RefObject, useEffect, useState } from 'react';
import { replaceAddress } from '@/components/device/use-search';
import { fillEmpty, onArrival, parseDraft, serialiseDraft, takeOffer } from '@/lib/enquiry/draft';
import { type EnquiryPrefill, type EnquirySubjects, enquiryPrefill } from '@/lib/enquiry/prefill';
import { readDraft, storeDraft } from './draft-storage';
import { readFields, writeFields } from './form-fields';

type Draft = {
  /** What the address asks for and was added to words of the visitor's own. */
  readonly offer: EnquiryPrefill | null;
  readonly takeOffer: () => void;
  /** To call when something was typed. */
  readonly keep: () => void;
  /** To call when it was sent or cleared. */
  readonly forget: () => void;
};

/**
 * Keeps what is typed into the contact form until it is sent or cleared, and fills in what the address of the page says
 * the enquiry is about.
 */
export function useEnquiryDraft(formRef: RefObject<HTMLFormElement | null>, subjects: EnquirySubjects): Draft {
  const [offer, setOffer] = useState<EnquiryPrefill | null>(null);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const { search } = location;
    const stored = parseDraft(readDraft());
    // What was typed before scripts ran, or what the browser itself brought back, comes first.
    const typed = fillEmpty(readFields(form), stored?.fields ?? readFields(form));
    const draft = { fields: typed, from: stored?.from ?? '' };
    const arrival = onArrival(draft, enquiryPrefill(search, subjects), search, subjects);
    writeFields(form, arrival.fields);
    setOffer(arrival.offer);
  }, [formRef, subjects]);

  function keep() {
    if (formRef.current) storeDraft(serialiseDraft({ fields: readFields(formRef.current), from: location.search }));
  }

  return {
    offer,
    takeOffer() {
      if (!formRef.current || !offer) return;
      writeFields(formRef.current, takeOffer(readFields(formRef.current), offer));
      setOffer(null);
      keep();
    },
    keep,
    forget() {
      storeDraft(null);
      setOffer(null);
      // Without its question, or a reload would begin the same enquiry again.
      if (location.search) replaceAddress(location.pathname);
    },
  };
}
