import type { ContactFields } from '@/lib/enquiry/messages';

/** Writes into the contact form, as if it had been typed. Apart from form-fields.ts, since few visits have anything to write. */
export function writeFields(form: HTMLFormElement, fields: ContactFields): void {
  for (const [name, text] of Object.entries(fields)) {
    const control = form.elements.namedItem(name);
    if (!control || !('value' in control)) continue;
    control.value = text;
    // A list would show nothing at all for a choice it does not have.
    if ('selectedIndex' in control && control.selectedIndex === -1) control.value = '';
  }
}
