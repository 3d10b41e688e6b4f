import { fieldsOf } from '@/lib/enquiry/draft';
import type { ContactFields } from '@/lib/enquiry/messages';

/** What stands in the contact form. */
export function readFields(form: HTMLFormElement): ContactFields {
  const data = new FormData(form);
  return fieldsOf((name) => String(data.get(name) ?? ''));
}

/** Empties fields in which only blanks stand, so that the browser asks for them as for any that is required. */
export function emptyBlankFields(form: HTMLFormElement | null): void {
  for (const control of (form?.elements ?? []) as Iterable<HTMLInputElement>) {
    if (control.value?.trim() === '') control.value = '';
  }
}

/** Whether the same words stand in both. */
export function sameFields(one: ContactFields, other: ContactFields): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
