import fc from 'fast-check';
import { site } from '@/lib/site/site';
import { hostileSearch, hostileText } from '@/lib/testing/hostile-text';
import { enquiryPrefill, prefillOf } from './prefill';

const subjects = {
  vehicles: [
    { id: 7, name: 'Aston Martin DB11' },
    { id: 12, name: 'Lexus LC 500' },
  ],
  services: [
    { slug: 'lending', title: 'Lending', enquiry: 'anything' },
    { slug: 'constructor', title: 'Construction', enquiry: 'workshop' },
  ],
};
const services = site.enquiries.map(({ value }) => value);
const messages = [
  '',
  ...subjects.vehicles.flatMap(({ id, name }) => [
    `I am interested in the ${name} (Purchase).\nhttps://cars.example/vehicle/${id}/`,
    `I am interested in the ${name} (Rental).\nhttps://cars.example/vehicle/${id}/?mode=rental`,
  ]),
  ...subjects.services.map(({ title }) => `I am interested in your service: ${title}.`),
];
const abouts = [
  ...subjects.vehicles.map(({ name }) => `the ${name}`),
  ...subjects.services.map(({ title }) => title),
  ...site.enquiries.map(({ label }) => label),
];
const words = ['7', '12', '07', '7.0', 'rental', 'sale', 'lending', 'constructor', ...services];

it('holds no word that was not the site’s own, and is known again by its words', () => {
  fc.assert(
    fc.property(hostileSearch(['car', 'service', 'mode', '__proto__'], words), (search) => {
      const prefill = enquiryPrefill(search, subjects);
      if (!prefill) return;
      expect(Object.keys(prefill).sort()).toEqual(['about', 'message', 'service']);
      expect(abouts).toContain(prefill.about);
      expect(services).toContain(prefill.service);
      expect(messages).toContain(prefill.message);
      expect(prefillOf(prefill.message, subjects)?.message ?? '').toBe(prefill.message);
    }),
  );
});

it('takes no words of a visitor for its own', () => {
  fc.assert(
    fc.property(hostileText, (message) => {
      expect(prefillOf(message, subjects)).toBeUndefined();
    }),
  );
});
