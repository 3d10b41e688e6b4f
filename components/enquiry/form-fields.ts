import type { Fields } from '@/lib/enquiry/draft';

/** The text of each field that a visitor writes: without photographs, consent and the fixed fields of a form service. */
export function readFields(form: HTMLFormElement): Fields {
  const texts = [...new FormData(form)].filter(
    ([name, value]) =>
      typeof value === 'string' && !/checkbox|hidden/.test((form.elements.namedItem(name) as HTMLInputElement).type),
  );
  return Object.fromEntries(texts) as Fields;
}

/** Empties blank fields, so that the browser reports the required ones. */
export function emptyBlankFields(form: HTMLFormElement | null): void {
  for (const control of (form?.elements ?? []) as Iterable<HTMLInputElement>) {
    if (control.value?.trim() === '') control.value = '';
  }
}

export function sameFields(one: Fields, other: Fields): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
