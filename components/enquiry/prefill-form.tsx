import type { ReactNode } from 'react';
import { fetchVehicles } from '@/components/device/use-vehicles';
import { applyPrefill, takeSuggestion } from '@/lib/enquiry/apply-prefill';
import { parseDraft } from '@/lib/enquiry/draft';
import { contactFields } from '@/lib/enquiry/messages';
import {
  carsAsked,
  type EnquiryPrefill,
  type EnquirySubjects,
  enquiryPrefill,
  vehicleAsked,
} from '@/lib/enquiry/prefill';
import { modeIn } from '@/lib/vehicle/mode';
import { EnquirySubject } from './enquiry-subject';
import { EnquirySuggestion } from './enquiry-suggestion';
import { writeFields } from './fill-form';
import { readFields } from './form-fields';

/** The elements that the address adds around the form. */
export type Surroundings = { readonly subject?: ReactNode; readonly suggestion?: ReactNode };

type Given = {
  readonly stored: string | null;
  readonly services: EnquirySubjects['services'];
  /** Number of inventory files. */
  readonly fileCount: number;
};

/** Fills in the subject that the page's address names, once its car is loaded. */
export async function prefillForm(
  form: HTMLFormElement,
  { stored, services, fileCount }: Given,
): Promise<Surroundings> {
  const from = parseDraft(stored)?.from ?? '';
  // The cars that the address and the draft name.
  const { vehicles } = await fetchVehicles(carsAsked(location.search, from), fileCount).catch((error) => {
    reportError(error);
    return { vehicles: [] };
  });
  // The form may have been cleared meanwhile, and the address with it.
  const { search } = location;
  const subjects = { vehicles, services };
  const draft = { fields: contactFields(readFields(form)), from };
  const { fields, suggestion } = applyPrefill(draft, enquiryPrefill(search, subjects), search, subjects);
  writeFields(form, fields);
  const vehicle = vehicleAsked(search, vehicles);

  return {
    subject: vehicle && <EnquirySubject vehicle={vehicle} mode={modeIn(search)} />,
    suggestion: suggestion && <EnquirySuggestion about={suggestion.about} onTake={() => take(form, suggestion)} />,
  };
}

function take(form: HTMLFormElement, suggestion: EnquiryPrefill) {
  writeFields(form, takeSuggestion(contactFields(readFields(form)), suggestion));
  const message = form.elements.namedItem('message') as HTMLTextAreaElement;
  message.focus();
  // Stores the draft, as typing does.
  message.dispatchEvent(new Event('input', { bubbles: true }));
}
