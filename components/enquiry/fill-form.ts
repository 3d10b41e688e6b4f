import { type Fields, fillBlank, parseDraft } from '@/lib/enquiry/draft';
import { readFields } from './form-fields';

/** Fills in a stored draft. Text typed before hydration, or restored by the browser, comes first. */
export function restoreDraft(form: HTMLFormElement, stored: string): void {
  const draft = parseDraft(stored);
  if (draft) writeFields(form, fillBlank(readFields(form), draft.fields));
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
