import { type EnquiryDraft, fieldsOf, isEmpty } from './draft';
import type { ContactFields } from './messages';

/* Reading back what draft.ts writes: apart from it, since few visits have anything to read. */

export const emptyFields = fieldsOf(() => '');

/** What was stored, whatever lies there by now: what is no text is left out; null where nothing is left. */
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

/** Fields that are empty in `first` taken from `second`. */
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
