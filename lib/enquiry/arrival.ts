import type { EnquiryDraft } from './draft';
import type { ContactFields } from './messages';
import { emptyFields } from './parse-draft';
import { type EnquiryPrefill, type EnquirySubjects, enquiryPrefill, prefillOf } from './prefill';

export type ArrivalState = {
  readonly fields: ContactFields;
  /** What the address asks for and was added to words of the visitor's own; it can take their place. */
  readonly offer: EnquiryPrefill | null;
};

/**
 * What the form shows on arrival: what was typed before, completed by what the address says, so that the enquiry names
 * what it was begun about last. Nothing typed is ever replaced; words that an earlier address had put there are.
 */
export function onArrival(
  draft: EnquiryDraft | null,
  prefill: EnquiryPrefill | null,
  search: string,
  subjects: EnquirySubjects,
): ArrivalState {
  const fields = draft?.fields ?? emptyFields;
  if (!prefill) return { fields, offer: null };
  const untouched = prefillOf(fields.message, subjects);
  const earlier = untouched ?? enquiryPrefill(draft?.from ?? '', subjects);
  // A service that came with an earlier address goes with it; another one was chosen.
  const service = ['', earlier?.service].includes(fields.service) ? prefill.service : fields.service;
  const own = fields.message.trim() !== '' && !untouched;
  if (!own) return { fields: { ...fields, service, message: prefill.message || fields.message }, offer: null };
  const decided = draft?.from === search || fields.message.includes(prefill.message);
  if (decided) return { fields: { ...fields, service }, offer: null };
  return { fields: { ...fields, service, message: `${fields.message}\n\n${prefill.message}` }, offer: prefill };
}

/** Taking the offer: about the other subject from now on, by the same person. */
export function takeOffer(fields: ContactFields, { service, message }: EnquiryPrefill): ContactFields {
  return { ...fields, service, message };
}
