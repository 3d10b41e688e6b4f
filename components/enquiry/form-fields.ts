import type { Fields } from '@/lib/enquiry/draft';

/** The text of each field that a visitor writes: without consent and the fixed fields of a form service. */
export function readFields(form: HTMLFormElement): Fields {
  const texts = [...new FormData(form)].filter(
    ([name, value]) =>
      typeof value === 'string' && !/checkbox|hidden/.test((form.elements.namedItem(name) as HTMLInputElement).type),
  );
  return Object.fromEntries(texts) as Fields;
}

export function writeFields(form: HTMLFormElement, fields: Fields): void {
  for (const [name, text] of Object.entries(fields)) {
    const control = form.elements.namedItem(name);
    if (!control || !('value' in control)) continue;
    control.value = text;
    // A select without this option would show nothing.
    if ('selectedIndex' in control && control.selectedIndex === -1) control.value = '';
  }
}

/** Empties blank fields, so that the browser reports the required ones. */
export function emptyBlankFields(form: HTMLFormElement | null): void {
  for (const control of (form?.elements ?? []) as Iterable<HTMLInputElement>) {
    if (control.value?.trim() === '') control.value = '';
  }
}
