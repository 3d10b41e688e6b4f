import { type Ids, parseIds } from '@/lib/device/device-list';
import type { Service } from '@/lib/schema/types';
import { site } from '@/lib/site/site';
import type { Mode } from '@/lib/vehicle/mode';
import { serviceInterest, vehicleSubject } from './messages';

export type EnquirySubjects = {
  readonly vehicles: readonly { readonly id: number; readonly name: string }[];
  readonly services: readonly Pick<Service, 'slug' | 'title' | 'enquiry'>[];
};

/** The facts of an enquiry that are known before anything is typed. */
export type EnquiryPrefill = {
  /** As in 'Write only about …'. */
  readonly about: string;
  /** A value of the dealer's `enquiries`. */
  readonly service: string;
  /** May be empty. */
  readonly message: string;
};

/**
 * The subject in the query of an address. '?car=7&mode=rental', '?service=financing-solutions' (a service of the
 * dealer) or '?service=financing' (a choice of the form). Unknown values are ignored.
 */
export function enquiryPrefill(search: string, { vehicles, services }: EnquirySubjects): EnquiryPrefill | null {
  const asked = new URLSearchParams(search);
  const vehicle = vehicleAsked(search, vehicles);
  const service = services.find(({ slug }) => slug === asked.get('service'));
  const choice = site.enquiries.find(({ value }) => value === asked.get('service'));
  if (vehicle) {
    const known = aboutVehicle(vehicle, asked.get('mode') === 'rental' ? 'rental' : 'sale');
    return choice ? { ...known, service: choice.value } : known;
  }
  if (service) return aboutService(service);
  return choice ? { about: choice.label, service: choice.value, message: '' } : null;
}

/** The vehicle that the query of an address names: '?car=7'. */
export function vehicleAsked<T extends { readonly id: number }>(search: string, vehicles: readonly T[]): T | undefined {
  const asked = new URLSearchParams(search).get('car');
  return vehicles.find(({ id }) => String(id) === asked);
}

/** The cars that the queries of addresses name, each once. */
export function carsAsked(...searches: readonly string[]): Ids {
  return parseIds(searches.map((search) => new URLSearchParams(search).get('car')).join(), searches.length);
}

/** The prefill whose text equals a message; undefined when the visitor has changed it. */
export function prefillOf(message: string, { vehicles, services }: EnquirySubjects): EnquiryPrefill | undefined {
  return [
    ...vehicles.flatMap((vehicle) => [aboutVehicle(vehicle, 'sale'), aboutVehicle(vehicle, 'rental')]),
    ...services.map(aboutService),
  ].find((prefill) => prefill.message === message);
}

function aboutVehicle(vehicle: EnquirySubjects['vehicles'][number], mode: Mode): EnquiryPrefill {
  return {
    about: `the ${vehicle.name}`,
    service: mode === 'rental' ? 'rental' : 'purchase',
    message: vehicleSubject(vehicle, mode),
  };
}

function aboutService({ title, enquiry }: EnquirySubjects['services'][number]): EnquiryPrefill {
  return { about: title, service: enquiry, message: serviceInterest(title) };
}
