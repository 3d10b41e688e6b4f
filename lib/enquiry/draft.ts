import { site } from '@/lib/site/site';
import type { ContactFields } from './messages';
import { type EnquiryPrefill, type EnquirySubjects, enquiryPrefill, prefillOf } from './prefill';

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
