import { fetchInventory } from '@/components/store/inventory';
import type { Draft } from '@/lib/enquiry/draft';
import { applyPrefill, carsAsked, type EnquirySubjects, enquiryPrefill, type Prefill } from '@/lib/enquiry/prefill';
import { WANTED } from '@/lib/enquiry/sell';
import { readFields, writeFields } from './form-fields';

/** Adds the subject that the page's address names to a form, once the name of its car is loaded. */
export async function prefillForm(
  form: HTMLFormElement,
  draft: Draft | null,
  services: EnquirySubjects['services'],
): Promise<Prefill | null> {
  const { search } = location;
  const field = ['message', WANTED].find((name) => form.elements.namedItem(name));
  if (!field) return null;
  const cars = carsAsked(search);
  const { vehicles } = cars.length > 0 ? await fetchInventory() : { vehicles: [] };
  const prefill = enquiryPrefill(search, { vehicles, services }, field);
  // The form may have been cleared meanwhile, and the address with it.
  if (!prefill || location.search !== search) return null;
  writeFields(form, applyPrefill(readFields(form), prefill, draft, search));
  return prefill;
}
