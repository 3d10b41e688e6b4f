import type { Fields } from '@/lib/enquiry/draft';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement) => Array.from(form.elements) as Control[];

/**
 * The text of each field that a visitor writes: without consent and the fixed fields of a form service. Not by FormData,
 * which leaves out a select that is still at 'Choose a service'.
 */
export function readFields(form: HTMLFormElement): Fields {
  const written = controlsOf(form).filter(({ name, type }) => name !== '' && !/checkbox|hidden|submit/.test(type));
  return Object.fromEntries(written.map(({ name, value }) => [name, value]));
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

/** Puts a message back into its form. Longer text that was typed meanwhile stays, below it. */
export function restoreFields(form: HTMLFormElement, fields: Fields): void {
  const typed = readFields(form);
  const restored = Object.entries(fields).map(([name, text]) => {
    const isLong = form.elements.namedItem(name) instanceof HTMLTextAreaElement;
    const isNew = isLong && typed[name]?.trim() && typed[name] !== text;
    return [name, isNew ? `${text}\n\n${typed[name]}` : text];
  });
  writeFields(form, Object.fromEntries(restored));
}

/** Empties blank fields, so that the browser reports the required ones. */
export function emptyBlankFields(form: HTMLFormElement | null): void {
  for (const control of form ? controlsOf(form) : []) {
    if (control.value?.trim() === '') control.value = '';
  }
}

/** The field to type in next: the first blank one, else the last, which is the message or a name. */
export function focusFirstBlank(form: HTMLFormElement): void {
  const fields = Object.entries(readFields(form));
  const [name] = fields.find(([, text]) => text.trim() === '') ?? fields.at(-1) ?? [];
  const control = name === undefined ? null : form.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}
