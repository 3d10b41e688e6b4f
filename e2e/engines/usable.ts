import type { Visit } from './visit';

/* What works on a page whatever else does not: asked of every fault. */

/** The vehicles of the catalogue with their links, and WhatsApp links that say which. */
export async function catalogueIsUsable(visit: Visit, count: number): Promise<void> {
  await visit.sees('h1', 'Our Vehicles');
  await visit.counts('main article', count);
  await visit.sees('main article a[href="/vehicle/2/"]', 'Ferrari 488 GTB');
  await visit.holds(
    'main article a[href*="Ferrari"][href^="https://wa.me"]',
    /\/254700000000\?text=Hello.*Ferrari%20488%20GTB/,
    'href',
  );
}

/** The header leads to the page that tells of the house. */
export async function navigationWorks(visit: Visit): Promise<void> {
  await visit.click('header nav a[href="/about/"]');
  await visit.at('/about/');
  await visit.sees('h1');
}

/** A vehicle's name, price, facts and WhatsApp link. */
export async function vehicleIsUsable(visit: Visit, name = 'Lamborghini Huracán', price = 'KES 45,000,000') {
  await visit.sees('h1', name);
  await visit.sees('main', price);
  await visit.sees('main table', '0-100');
  await visit.holds(
    'main a[href^="https://wa.me"]',
    new RegExp(`text=.*${encodeURIComponent(name.split(' ')[0] ?? '')}`),
    'href',
  );
}

export const typed = {
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
