import type { Draft } from './draft';
import { type ContactFields, contactFields } from './messages';
import { type EnquiryPrefill, type EnquirySubjects, enquiryPrefill, prefillOf } from './prefill';

type Prefilled = {
  readonly fields: ContactFields;
  /** The text of the address, added to the visitor's own words; the visitor can let it replace them. */
  readonly suggestion: EnquiryPrefill | null;
};

/**
 * The fields of the form when the page opens: the draft, completed by the address. Typed text is never replaced; text of an
 * earlier address is.
 */
export function applyPrefill(
  draft: Draft | null,
  prefill: EnquiryPrefill | null,
  search: string,
  subjects: EnquirySubjects,
): Prefilled {
  const fields = contactFields(draft?.fields ?? {});
  if (!prefill) return { fields, suggestion: null };
  const untouched = prefillOf(fields.message, subjects);
  const earlier = untouched ?? enquiryPrefill(draft?.from ?? '', subjects);
  // A service from an earlier address is removed with it; the visitor chose any other.
  const service = ['', earlier?.service].includes(fields.service) ? prefill.service : fields.service;
  const own = fields.message.trim() !== '' && !untouched;
  if (!own) return { fields: { ...fields, service, message: prefill.message || fields.message }, suggestion: null };
  const decided = draft?.from === search || fields.message.includes(prefill.message);
  if (decided) return { fields: { ...fields, service }, suggestion: null };
  return { fields: { ...fields, service, message: `${fields.message}\n\n${prefill.message}` }, suggestion: prefill };
}

/** Replaces subject and text, and keeps the visitor's name and addresses. */
export function takeSuggestion(fields: ContactFields, { service, message }: EnquiryPrefill): ContactFields {
  return { ...fields, service, message };
}
