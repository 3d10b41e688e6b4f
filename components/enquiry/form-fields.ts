import { emptyFields, fieldsOf, fillEmpty } from '@/lib/enquiry/draft';
import type { ContactFields } from '@/lib/enquiry/messages';

/** What stands in the contact form. */
export function readFields(form: HTMLFormElement): ContactFields {
  const data = new FormData(form);
  return fieldsOf((name) => String(data.get(name) ?? ''));
}

/** Writes into the contact form, as if it had been typed. */
export function writeFields(form: HTMLFormElement, fields: ContactFields): void {
  for (const [name, text] of Object.entries(fields)) {
    const control = form.elements.namedItem(name);
    if (!control || !('value' in control)) continue;
    control.value = text;
    // A list would show nothing at all for a choice it does not have.
    if ('selectedIndex' in control && control.selectedIndex === -1) control.value = '';
  }
}

/** Empties fields in which only blanks stand, so that the browser asks for them as for any that is required. */
export function emptyBlankFields(form: HTMLFormElement | null): void {
  if (form) writeFields(form, fillEmpty(readFields(form), emptyFields));
}

/** Whether the same words stand in both. */
export function sameFields(one: ContactFields, other: ContactFields): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
