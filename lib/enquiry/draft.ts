import type { ContactFields } from './messages';

/** The key in session storage: it does not outlive the tab. */
export const ENQUIRY_DRAFT_KEY = 'enquiry';

export type EnquiryDraft = {
  readonly fields: ContactFields;
  /** The query of the page it was typed on: '?car=7'. */
  readonly from: string;
};

const fieldNames = ['name', 'email', 'phone', 'service', 'message'] as const satisfies readonly (keyof ContactFields)[];

/** The text of each field. */
export function fieldsOf(text: (name: keyof ContactFields) => string): ContactFields {
  return Object.fromEntries(fieldNames.map((name) => [name, text(name)])) as ContactFields;
}

/** The stored form; null for an empty one. */
export function serialiseDraft({ fields, from }: EnquiryDraft): string | null {
  return isEmpty(fields) ? null : JSON.stringify({ fields, from });
}

/** Whether all fields are empty or blank. */
function isEmpty(fields: ContactFields): boolean {
  return fieldNames.every((name) => fields[name].trim() === '');
}

export const emptyFields = fieldsOf(() => '');

/** Reads a stored draft and drops all that is not text; null for an empty one. Never throws. */
export function parseDraft(stored: string | null): EnquiryDraft | null {
  let found: unknown;
  try {
    found = JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
  const kept = member(found, 'fields');
  const fields = fieldsOf((name) => asText(member(kept, name)));
  return isEmpty(fields) ? null : { fields, from: asText(member(found, 'from')) };
}

/** The fields of `first`, the empty ones from `second`. */
export function fillEmpty(first: ContactFields, second: ContactFields): ContactFields {
  return fieldsOf((name) => (first[name].trim() === '' ? second[name] : first[name]));
}

function member(found: unknown, name: string): unknown {
  return typeof found === 'object' && found !== null && Object.hasOwn(found, name)
    ? (found as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

function asText(found: unknown): string {
  return typeof found === 'string' ? found : '';
}
