import { fillEmpty, parseDraft } from '@/lib/enquiry/parse-draft';
import { readFields } from './form-fields';
import { writeFields } from './write-fields';

/** Fills in what was kept of the form, as it was stored. */
export function restoreDraft(form: HTMLFormElement, stored: string): void {
  const kept = parseDraft(stored);
  // What was typed before scripts ran, or what the browser itself brought back, comes first.
  if (kept) writeFields(form, fillEmpty(readFields(form), kept.fields));
}
