import { type Car, cars, site, vehiclePath } from '@/e2e/fixtures/dealership';
import type { Visit } from './visit';

/* Checks of features that must work with every fault. */

/** The vehicles of the catalogue with their links, and WhatsApp links that say which. */
export async function catalogueIsUsable(visit: Visit, count: number): Promise<void> {
  await visit.sees('h1', 'Our Vehicles');
  await visit.counts('main article', count);
  await listsSecond(visit);
  const { brand, name } = cars.second;
  await visit.holds(
    `main article a[href*="${brand}"][href^="https://wa.me"]`,
    new RegExp(`/${site.whatsapp}\\?text=Hello.*${encodeURIComponent(name)}`),
    'href',
  );
}

/** One vehicle of the catalogue, by its link. */
export async function listsSecond(visit: Visit): Promise<void> {
  await visit.sees(`main article a[href="${vehiclePath(cars.second)}"]`, cars.second.name);
}

export async function navigationWorks(visit: Visit): Promise<void> {
  await visit.click('header nav a[href="/about/"]');
  await visit.at('/about/');
  await visit.sees('h1');
}

export async function vehicleIsUsable(visit: Visit, { name, price, brand }: Car = cars.first): Promise<void> {
  await visit.sees('h1', name);
  await visit.sees('main', price);
  await visit.sees('main table', '0-100');
  await visit.holds('main a[href^="https://wa.me"]', new RegExp(`text=.*${encodeURIComponent(brand)}`), 'href');
}

const typed = {
  name: 'Amina Söhne',
  email: 'amina@example.org',
  phone: '+254 711 000 000',
  message: 'Two days, please. 50% off?',
} as const;

const fields = Object.entries(typed);
const fieldOf = (name: string) => `main form [name="${name}"]`;

export async function typesEnquiry(visit: Visit): Promise<void> {
  await visit.sees('h1');
  for (const [name, words] of fields) await visit.type(fieldOf(name), words);
}

export async function enquiryIsKept(visit: Visit): Promise<void> {
  for (const [name, words] of fields) await visit.holds(fieldOf(name), words);
}
