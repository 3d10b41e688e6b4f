'use client';

import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { replaceAddress } from '@/components/device/use-search';
import { useVehicles } from '@/components/device/use-vehicles';
import { useHydrated } from '@/components/ui/use-hydrated';
import { fillEmpty, onArrival, parseDraft, serialiseDraft, takeOffer } from '@/lib/enquiry/draft';
import { carsAsked, type EnquiryPrefill, type EnquirySubjects, enquiryPrefill } from '@/lib/enquiry/prefill';
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
 * the enquiry is about, as soon as the name of a car is there.
 * @param fileCount in how many files the vehicles lie
 */
export function useEnquiryDraft(
  formRef: RefObject<HTMLFormElement | null>,
  services: EnquirySubjects['services'],
  fileCount: number,
): Draft {
  const [offer, setOffer] = useState<EnquiryPrefill | null>(null);
  const hydrated = useHydrated();
  // Of all cars only those that the addresses of now and of the draft name.
  const asked = useMemo(
    () => (hydrated ? carsAsked(location.search, parseDraft(readDraft())?.from ?? '') : []),
    [hydrated],
  );
  const { vehicles, failed } = useVehicles(asked, fileCount);
  const arrived = useRef(false);

  useEffect(() => {
    const form = formRef.current;
    if (!form || arrived.current || (!vehicles && !failed)) return;
    arrived.current = true;
    const subjects = { vehicles: vehicles ?? [], services };
    const { search } = location;
    const stored = parseDraft(readDraft());
    // What was typed before scripts ran, or what the browser itself brought back, comes first.
    const typed = fillEmpty(readFields(form), stored?.fields ?? readFields(form));
    const draft = { fields: typed, from: stored?.from ?? '' };
    const arrival = onArrival(draft, enquiryPrefill(search, subjects), search, subjects);
    writeFields(form, arrival.fields);
    setOffer(arrival.offer);
  }, [formRef, vehicles, failed, services]);

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
