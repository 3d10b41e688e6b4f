import type { Site } from '@/lib/schema/types';

/** A dealer of the tests' own, so that they hold whatever the real one writes into data/site.ts. */
export const site: Site = {
  name: 'Savanna',
  tagline: 'Cars of all kinds',
  url: 'https://cars.example',
  phones: [
    { display: '+254 711 111 111', e164: '+254711111111' },
    { display: '0722 222 222', e164: '+254722222222' },
  ],
  whatsapp: '254711111111',
  emails: { info: 'info@cars.example', sales: 'sales@cars.example' },
  address: { street: 'Kangaru Road', city: 'Nairobi', country: 'Kenya', countryCode: 'KE' },
  timeZone: 'Africa/Nairobi',
  openingHours: [
    {
      label: 'Monday - Friday',
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '09:00',
      closes: '20:00',
    },
    { label: 'Saturday - Sunday', days: ['Saturday', 'Sunday'], opens: '10:00', closes: '18:00' },
  ],
  social: { Facebook: null, Instagram: 'https://www.instagram.com/savanna', X: null, YouTube: null },
  legal: { privacy: null, terms: null, cookies: null },
  formEndpoint: null,
  stockPhotoHost: null,
};
