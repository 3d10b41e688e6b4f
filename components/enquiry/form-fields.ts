import type { ContactFields } from '@/lib/enquiry/messages';

/** What stands in the contact form. */
export function readFields(form: HTMLFormElement): ContactFields {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    service: text('service'),
    message: text('message'),
  };
}

/** Writes into the contact form, as if it had been typed. */
export function writeFields(form: HTMLFormElement, fields: ContactFields): void {
  for (const [name, text] of Object.entries(fields)) {
    const control = form.elements.namedItem(name);
    if (control && 'value' in control) control.value = text;
  }
}
