import fc from 'fast-check';
import { serviceEnquiryRoute, vehicleEnquiryRoute } from '@/lib/page/routes';
import { site } from '@/lib/site/site';
import { enquiryPrefill, prefillOf } from './prefill';

const subjects = {
  vehicles: [
    { id: 7, name: 'Aston Martin DB11' },
    { id: 12, name: 'Lexus LC 500' },
  ],
  services: [
    { slug: 'financing-solutions', title: 'Financing Solutions' },
    { slug: 'vehicle-protection', title: 'Vehicle Protection' },
  ],
};
const prefill = (search: string) => enquiryPrefill(search, subjects);
const searchOf = (route: string) => new URL(route, 'https://cars.example').search;

describe('An enquiry begun from an address', () => {
  it('is about the car a visitor comes from, in the mode it was looked at', () => {
    expect(prefill(searchOf(vehicleEnquiryRoute(7)))).toEqual({
      about: 'the Aston Martin DB11',
      service: 'purchase',
      message: 'I am interested in the Aston Martin DB11 (Purchase).',
    });
    expect(prefill(searchOf(vehicleEnquiryRoute(12, 'rental')))).toEqual({
      about: 'the Lexus LC 500',
      service: 'rental',
      message: 'I am interested in the Lexus LC 500 (Rental).',
    });
  });

  it('is about the service a visitor comes from, under the choice it belongs to', () => {
    expect(prefill(searchOf(serviceEnquiryRoute('financing-solutions')))).toEqual({
      about: 'Financing Solutions',
      service: 'financing',
      message: 'I am interested in your service: Financing Solutions.',
    });
    expect(prefill('?service=vehicle-protection')?.service).toBe('consultation');
  });

  it.each([
    ['luxury-car-sales', 'purchase'],
    ['exotic-car-rentals', 'rental'],
    ['maintenance-service', 'service'],
    ['financing-solutions', 'financing'],
    ['concierge-service', 'consultation'],
  ])('puts %s under %s', (slug, choice) => {
    const services = [{ slug, title: 'A service' }];
    expect(enquiryPrefill(`?service=${slug}`, { vehicles: [], services })?.service).toBe(choice);
  });

  it.each(site.enquiries)('chooses $label for ?service=$value, and leaves the words to the visitor', (option) => {
    expect(prefill(`?service=${option.value}`)).toEqual({ about: option.label, service: option.value, message: '' });
  });

  it('takes a service chosen for a car', () => {
    expect(prefill('?car=7&service=financing')).toMatchObject({ about: 'the Aston Martin DB11', service: 'financing' });
  });

  it.each([
    '',
    '?',
    '?car=',
    '?car=8',
    '?car=07',
    '?car=7.0',
    '?car=7e0',
    '?car=%37%00',
    '?car=<script>',
    '?car=__proto__',
    '?service=constructor',
    '?service=toString',
    '?service=%E0%A4%A',
    '?mode=rental',
  ])('is not begun by %j', (search) => {
    expect(prefill(search)).toBeNull();
  });

  it.each(['?car=7&mode=RENTAL', '?car=7&mode=', '?car=7&mode=%00rental'])(
    'is a purchase for the mode of %j',
    (search) => {
      expect(prefill(search)?.service).toBe('purchase');
    },
  );

  it('holds only words of the site, whatever the address', () => {
    const known = new Set([
      '',
      ...['Purchase', 'Rental'].flatMap((mode) =>
        subjects.vehicles.map(({ name }) => `I am interested in the ${name} (${mode}).`),
      ),
      ...subjects.services.map(({ title }) => `I am interested in your service: ${title}.`),
    ]);
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom('7', '12', 'rental', 'financing', 'vehicle-protection', 'valueOf'),
    );
    fc.assert(
      fc.property(word, word, word, (car, service, mode) => {
        const found = prefill(`?car=${car}&service=${service}&mode=${mode}`);
        if (!found) return;
        expect(known).toContain(found.message);
        expect(site.enquiries.map(({ value }) => value)).toContain(found.service);
      }),
    );
  });

  it('is known again by its words', () => {
    expect(prefillOf('I am interested in the Lexus LC 500 (Rental).', subjects)?.service).toBe('rental');
    expect(prefillOf('I am interested in the Lexus LC 500 (Rental). Today?', subjects)).toBeUndefined();
    expect(prefillOf('', subjects)).toBeUndefined();
  });
});
