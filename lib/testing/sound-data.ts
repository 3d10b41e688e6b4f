import type { z } from 'zod';
import { faultLine } from '@/lib/data-check/faults';
import { inspectData, type RawData } from '@/lib/data-check/inspect-data';
import type { KnownPictures } from '@/lib/pictures/manifest';
import { siteSchema } from '@/lib/schema/site';
import type { Brand, Claims, Service, Site, TeamMember, Testimonial, VehicleEntry } from '@/lib/schema/types';

/* Sound data of one entry a file, for tests that break one thing in it. Edits of a dealer do not change it. */

export const knownPictures: KnownPictures = new Map(
  ['saloon/front', 'saloon/side', 'services/sales'].map((name) => [
    name,
    { origin: 'studio', width: 1600, height: 1000 },
  ]),
);

export const soundVehicle: VehicleEntry = {
  id: 3,
  name: 'McLaren 720S',
  brand: 'McLaren',
  model: '720S',
  price: 52_000_000,
  dailyRental: 140_000,
  image: 'saloon/front',
  images: ['saloon/front', 'saloon/side'],
  year: '2024',
  fuel: 'Petrol',
  transmission: 'Automatic',
  category: 'supercar',
  status: 'available',
  mileage: 10.5,
  engine: '4.0L Twin-Turbo V8',
  acceleration: 2.9,
  topSpeed: 341,
  description: 'A low car.\n\nIt has two seats.',
  features: ['One', 'Two', 'Three', 'Four', 'Five', 'Six'],
};

export const soundService: Service = {
  slug: 'luxury-car-sales',
  enquiry: 'purchase',
  icon: 'car',
  title: 'Luxury Car Sales',
  description: 'Cars for sale.',
  features: ['One', 'Two', 'Three', 'Four'],
  image: 'services/sales',
  benefits: ['One'],
  process: ['First', 'Second'],
};

export const soundTestimonial: Testimonial = { name: 'Akinyi Tumaini', role: 'Architect', rating: 5, text: 'Good.' };

export const soundMember: TeamMember = { name: 'Mutiso Hodari', position: 'Sales', description: 'Sells cars.' };

export const soundSite: z.input<typeof siteSchema> = {
  name: 'Star Cars',
  tagline: 'Cars in Nairobi',
  blurb: 'Cars of all kinds.',
  url: 'https://www.starcars.co.ke',
  since: '2009',
  // The check names a year that has passed.
  copyright: '2099',
  support: '24/7',
  phones: ['+254 711 222 333', '(020) 444 5555'],
  whatsapp: '+254 711 222 333',
  emails: { info: 'info@starcars.co.ke', sales: 'sales@starcars.co.ke' },
  address: { street: 'Kangaru Road', city: 'Nairobi', country: 'Kenya', countryCode: 'KE' },
  openingHours: [{ label: 'Monday', days: ['Monday'], opens: '09:00', closes: '17:00' }],
  enquiries: [
    { value: 'purchase', label: 'Vehicle Purchase' },
    { value: 'rental', label: 'Vehicle Rental' },
  ],
  social: { Facebook: 'https://www.facebook.com/starcars', Instagram: null, X: null, YouTube: null },
  legal: { privacy: '/documents/privacy.pdf', terms: 'https://starcars.co.ke/terms', cookies: null },
  formEndpoint: 'https://forms.starcars.co.ke/enquiry',
  stockPhotoHost: { origin: 'https://images.example.com', path: '/photos/{id}?w={width}' },
};

/** As the pages read it. */
export const checkedSite: Site = siteSchema.parse(soundSite);

export const soundBrand: Brand = { logo: 'logo.svg', colourOnLight: '#7a5a1e', colourOnDark: '#c9a662' };

export const soundClaims: Claims = {
  home: [{ figure: '1', label: 'Car' }],
  reasons: [],
  about: [{ figure: '2', label: 'People' }],
  trust: ['Open on Mondays'],
  headline: 'Cars',
  lead: 'On {street}.',
  story: 'We sell cars.',
  values: [{ title: 'Trust', text: 'Prices are shown.' }],
  mission: 'Cars for all.',
};

/** Vehicles as the files car-1, car-2 and so on, in this order. */
export function vehicleFiles(entries: readonly unknown[]): Pick<RawData, 'vehicles' | 'order'> {
  const files = entries.map((entry, index) => [`car-${index + 1}`, entry] as const);
  return { vehicles: Object.fromEntries(files), order: { vehicles: files.map(([name]) => name) } };
}

export const soundData: RawData = {
  ...vehicleFiles([soundVehicle]),
  services: { services: [soundService] },
  testimonials: { testimonials: [soundTestimonial] },
  team: { team: [soundMember] },
  claims: soundClaims,
  brand: soundBrand,
  site: soundSite,
};

/** The names of the lists, by the names of their files. */
const LISTS: Readonly<Record<string, string>> = {
  services: 'services',
  testimonials: 'testimonials',
  team: 'team',
  gone: 'vehicles',
  legal: 'documents',
};

type Changes = Partial<Omit<RawData, 'vehicles'>> & { readonly vehicles?: readonly unknown[] };

/** The sound data with these vehicles, these entries of lists, or these whole files in place of its own. */
export function dataWith({ vehicles, ...others }: Changes): RawData {
  const files = Object.entries(others).map(([name, value]) => {
    const list = LISTS[name];
    return [name, list && Array.isArray(value) ? { [list]: value } : value];
  });
  return { ...soundData, ...(vehicles && vehicleFiles(vehicles)), ...Object.fromEntries(files) };
}

/** The fault lines when these values replace the sound ones. */
export function linesWith(changes: Changes): readonly string[] {
  return inspectData(dataWith(changes), knownPictures).faults.map(faultLine);
}

/** The fault lines of a vehicle with these fields in place of the sound ones. */
export function linesOfVehicle(changes: Readonly<Record<string, unknown>>): readonly string[] {
  return linesWith({ vehicles: [{ ...soundVehicle, ...changes }] });
}

/** The fault lines of a site with these fields in place of the sound ones. */
export function linesOfSite(changes: Readonly<Record<string, unknown>>): readonly string[] {
  return linesWith({ site: { ...soundSite, ...changes } });
}
