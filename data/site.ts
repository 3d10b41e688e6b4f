import type { Site } from './types';

/** Every fact about the dealer. The name, numbers and addresses below are placeholders: put your own here. */
export const site: Site = {
  name: 'Nyota',
  tagline: 'Luxury and exotic cars in Nairobi',
  url: 'https://www.nyota.example',
  phones: [
    { display: '+254 700 000 000', e164: '+254700000000' },
    { display: '0700 000 001', e164: '+254700000001' },
  ],
  whatsapp: '254700000000',
  emails: { info: 'info@nyota.example', sales: 'sales@nyota.example' },
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
  social: { Facebook: null, Instagram: null, X: null, YouTube: null },
  legal: { privacy: null, terms: null, cookies: null },
  formEndpoint: null,
  stockPhotoHost: null,
};
