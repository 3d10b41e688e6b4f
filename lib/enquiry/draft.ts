import type { ContactFields } from './messages';

/** The key in session storage: what somebody types about themselves does not outlive the tab. */
export const ENQUIRY_DRAFT_KEY = 'enquiry';

export type EnquiryDraft = {
  readonly fields: ContactFields;
  /** The query of the page it was typed on: '?car=7'. */
  readonly from: string;
};

const fieldNames = ['name', 'email', 'phone', 'service', 'message'] as const satisfies readonly (keyof ContactFields)[];

/** What is to stand in each field. */
export function fieldsOf(text: (name: keyof ContactFields) => string): ContactFields {
  return Object.fromEntries(fieldNames.map((name) => [name, text(name)])) as ContactFields;
}

/** What to store of a form, or null for a form in which nothing stands. */
export function serialiseDraft({ fields, from }: EnquiryDraft): string | null {
  return isEmpty(fields) ? null : JSON.stringify({ fields, from });
}

/** Whether nothing but blanks stands in it. */
export function isEmpty(fields: ContactFields): boolean {
  return fieldNames.every((name) => fields[name].trim() === '');
}
