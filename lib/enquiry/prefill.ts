import { type Ids, parseIds } from '@/lib/lists/shortlist';
import type { Service } from '@/lib/schema/types';
import { site } from '@/lib/site/site';
import { modeIn } from '@/lib/vehicle/mode';
import type { Draft, Fields } from './draft';
import { serviceInterest, vehicleSubject } from './messages';
import { wantedCar } from './sell';

export type EnquirySubjects = {
  readonly vehicles: readonly { readonly id: number; readonly name: string }[];
  readonly services: readonly Pick<Service, 'slug' | 'title' | 'enquiry'>[];
};

/** The fields that an address fills in: `service`, and the text of a message or of another field. */
export type Prefill = Fields;

/**
 * The subject in the query of an address. '?car=7&mode=rental', '?service=financing-solutions' (a service of the
 * dealer) or '?service=financing' (a choice of the form). Unknown values are ignored.
 * @param field the field for the subject: 'message', or the one of the sell page for a car
 */
export function enquiryPrefill(
  search: string,
  { vehicles, services }: EnquirySubjects,
  field = 'message',
): Prefill | null {
  const asked = new URLSearchParams(search);
  const vehicle = vehicles.find(({ id }) => String(id) === asked.get('car'));
  if (field !== 'message') return vehicle ? { [field]: wantedCar(vehicle) } : null;
  const service = services.find(({ slug }) => slug === asked.get('service'));
  const choice = site.enquiries.find(({ value }) => value === asked.get('service'));
  if (vehicle) {
    const mode = modeIn(search);
    return {
      service: choice?.value ?? (mode === 'rental' ? 'rental' : 'purchase'),
      message: vehicleSubject(vehicle, mode),
    };
  }
  if (service) return { service: service.enquiry, message: serviceInterest(service.title) };
  return choice ? { service: choice.value, message: '' } : null;
}

/** The car that the query of an address names: '?car=7'. */
export function carsAsked(search: string): Ids {
  return parseIds(new URLSearchParams(search).get('car'), 1);
}

/**
 * The fields with a subject. Typed text is never replaced: the subject is added below it, once. Text that an earlier
 * address or the sheet of another car filled in is replaced.
 * @param draft as it was stored when the page opened
 * @param search the query of the page
 */
export function applyPrefill(fields: Fields, prefill: Prefill, draft: Draft | null, search: string): Fields {
  const filled = Object.entries(prefill).map(([name, text]) => {
    const typed = fields[name] ?? '';
    const isHere = draft?.from === search;
    if (typed.trim() === '' || (typed === draft?.begun?.[name] && !isHere)) return [name, text || typed];
    const keeps = name === 'service' || isHere || typed.includes(text);
    return [name, keeps ? typed : `${typed}${name === 'message' ? '\n\n' : ', '}${text}`];
  });
  return { ...fields, ...Object.fromEntries(filled) };
}
