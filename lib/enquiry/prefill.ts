import type { Mode } from '@/lib/vehicle/mode';
import { CONTACT_SERVICES } from './contact-services';
import { serviceInterest, vehicleInterest } from './messages';

/** What an enquiry can be about, by the names the addresses use. */
export type EnquirySubjects = {
  readonly vehicles: readonly { readonly id: number; readonly name: string }[];
  readonly services: readonly { readonly slug: string; readonly title: string }[];
};

/** What is known of an enquiry before anything is typed. */
export type EnquiryPrefill = {
  /** As in 'Write about … instead'. */
  readonly about: string;
  /** A value of CONTACT_SERVICES. */
  readonly service: string;
  /** May be empty. */
  readonly message: string;
};

/** The choice of the form that a service of the dealer belongs to; what is not here is talked over. */
const choiceOfService: Readonly<Record<string, string>> = {
  'luxury-car-sales': 'purchase',
  'exotic-car-rentals': 'rental',
  'maintenance-service': 'service',
  'financing-solutions': 'financing',
};

/**
 * Reads where the visitor comes from in the query of an address: '?car=7&mode=rental', '?service=financing-solutions' (a
 * service of the dealer) or '?service=financing' (a choice of the form). Whatever is unknown counts as not there.
 */
export function enquiryPrefill(search: string, { vehicles, services }: EnquirySubjects): EnquiryPrefill | null {
  const asked = new URLSearchParams(search);
  const vehicle = vehicles.find(({ id }) => String(id) === asked.get('car'));
  const service = services.find(({ slug }) => slug === asked.get('service'));
  const choice = CONTACT_SERVICES.find(({ value }) => value === asked.get('service'));
  if (vehicle) {
    const known = aboutVehicle(vehicle.name, asked.get('mode') === 'rental' ? 'rental' : 'sale');
    return choice ? { ...known, service: choice.value } : known;
  }
  if (service) return aboutService(service);
  return choice ? { about: choice.label, service: choice.value, message: '' } : null;
}

/** The prefill whose words a message still is, to tell what nobody typed; undefined for words of a visitor's own. */
export function prefillOf(message: string, { vehicles, services }: EnquirySubjects): EnquiryPrefill | undefined {
  return [
    ...vehicles.flatMap(({ name }) => [aboutVehicle(name, 'sale'), aboutVehicle(name, 'rental')]),
    ...services.map(aboutService),
  ].find((prefill) => prefill.message === message);
}

function aboutVehicle(name: string, mode: Mode): EnquiryPrefill {
  return {
    about: `the ${name}`,
    service: mode === 'rental' ? 'rental' : 'purchase',
    message: vehicleInterest(name, mode),
  };
}

function aboutService({ slug, title }: EnquirySubjects['services'][number]): EnquiryPrefill {
  const service = Object.hasOwn(choiceOfService, slug) ? choiceOfService[slug] : undefined;
  return { about: title, service: service ?? 'consultation', message: serviceInterest(title) };
}
