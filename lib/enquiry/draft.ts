import { site } from '@/lib/site/site';
import type { ContactFields } from './messages';
import { type EnquiryPrefill, type EnquirySubjects, prefillOf } from './prefill';

/** The key in session storage: what somebody types about themselves does not outlive the tab. */
export const ENQUIRY_DRAFT_KEY = 'enquiry';

export type EnquiryDraft = {
  readonly fields: ContactFields;
  /** The query of the page it was typed on: '?car=7'. */
  readonly from: string;
};

export const emptyFields: ContactFields = { name: '', email: '', phone: '', service: '', message: '' };

const fieldNames = Object.keys(emptyFields) as readonly (keyof ContactFields)[];

/** What to store of a form, or null for a form in which nothing stands. */
export function serialiseDraft({ fields, from }: EnquiryDraft): string | null {
  return isEmpty(fields) ? null : JSON.stringify({ fields, from });
}

/** What was stored, whatever lies there by now: what is no text is left out; null where nothing is left. */
export function parseDraft(stored: string | null): EnquiryDraft | null {
  let found: unknown;
  try {
    found = JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
  const kept = member(found, 'fields');
  const text = (name: string) => asText(member(kept, name));
  const service = text('service');
  const fields: ContactFields = {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    service: site.enquiries.some(({ value }) => value === service) ? service : '',
    message: text('message'),
  };
  return isEmpty(fields) ? null : { fields, from: asText(member(found, 'from')) };
}

/** Fields that are empty in `first` taken from `second`. */
export function fillEmpty(first: ContactFields, second: ContactFields): ContactFields {
  const entries = fieldNames.map((name) => [name, first[name].trim() === '' ? second[name] : first[name]]);
  return Object.fromEntries(entries) as ContactFields;
}

export type ArrivalState = {
  readonly fields: ContactFields;
  /** What the address asks for and the visitor's own words stand against; theirs stay until they say otherwise. */
  readonly offer: EnquiryPrefill | null;
};

/**
 * What the form shows on arrival: what was typed before, completed by what the address says. Nothing typed is ever
 * replaced; words that an earlier address had put there are.
 */
export function onArrival(
  draft: EnquiryDraft | null,
  prefill: EnquiryPrefill | null,
  search: string,
  subjects: EnquirySubjects,
): ArrivalState {
  const fields = draft?.fields ?? emptyFields;
  if (!prefill) return { fields, offer: null };
  const earlier = prefillOf(fields.message, subjects);
  if (fields.message.trim() !== '' && !earlier) {
    const decided = draft?.from === search || prefill.message === '';
    return { fields: { ...fields, service: fields.service || prefill.service }, offer: decided ? null : prefill };
  }
  // A service that came with the earlier words goes with them; another one was chosen.
  const service = fields.service === (earlier?.service ?? '') ? prefill.service : fields.service;
  return { fields: { ...fields, service, message: prefill.message || fields.message }, offer: null };
}

/** Taking the offer: about the other subject from now on, by the same person. */
export function takeOffer(fields: ContactFields, { service, message }: EnquiryPrefill): ContactFields {
  return { ...fields, service, message };
}

function isEmpty(fields: ContactFields): boolean {
  return fieldNames.every((name) => fields[name].trim() === '');
}

function member(found: unknown, name: string): unknown {
  return typeof found === 'object' && found !== null && Object.hasOwn(found, name)
    ? (found as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

function asText(found: unknown): string {
  return typeof found === 'string' ? found : '';
}
