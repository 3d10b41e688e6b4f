import fc from 'fast-check';
import { serviceEnquiryRoute, vehicleEnquiryRoute } from '@/lib/page/routes';
import { site } from '@/lib/site/site';
import { hostileSearch } from '@/lib/testing/hostile-text';
import { type Fields, fillBlank } from './draft';
import { applyPrefill, carsAsked, enquiryPrefill } from './prefill';

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
const db11 = 'I am interested in the Aston Martin DB11 (Purchase).\nhttps://cars.example/vehicle/7/';
const lexus = 'I am interested in the Lexus LC 500 (Rental).\nhttps://cars.example/vehicle/12/?mode=rental';
const choices = site.enquiries.map(({ value }) => value);
const prefill = (search: string) => enquiryPrefill(search, subjects);
const searchOf = (route: string) => new URL(route, 'https://cars.example').search;

describe('the subject of an address', () => {
  it.each([
    [vehicleEnquiryRoute(7), 'purchase', db11],
    [vehicleEnquiryRoute(12, 'rental'), 'rental', lexus],
    [serviceEnquiryRoute('lending'), 'anything', 'I am interested in your service: Lending.'],
    ['/contact/?service=workshop', 'workshop', ''],
    ['/contact/?car=7&service=workshop', 'workshop', db11],
    ['/contact/?car=7&mode=RENTAL', 'purchase', db11],
  ])('of %s is %s', (route, service, message) => {
    expect(prefill(searchOf(route))).toEqual({ service, message });
  });

  it('is the wanted car on the sell page', () => {
    const wanted = 'Aston Martin DB11, https://cars.example/vehicle/7/';
    expect(enquiryPrefill('?car=7', subjects, 'wanted')).toEqual({ wanted });
    expect(enquiryPrefill('?service=lending', subjects, 'wanted')).toBeNull();
  });

  it.each(['', '?car=', '?car=8', '?car=07', '?car=7.0', '?car=%37%00', '?service=toString', '?mode=rental'])(
    'is none of %j',
    (search) => expect(prefill(search)).toBeNull(),
  );

  it('holds no word that was not the site’s own', () => {
    const words = ['7', '12', '07', '7.0', 'rental', 'sale', 'lending', 'constructor', ...choices];
    const known = subjects.vehicles.flatMap(({ id }) => ['', '&mode=rental'].map((mode) => `?car=${id}${mode}`));
    const all = [...known, '?service=lending', '?service=constructor'].map((search) => prefill(search)?.message);
    fc.assert(
      fc.property(hostileSearch(['car', 'service', 'mode', '__proto__'], words), (search) => {
        const found = prefill(search);
        if (found)
          expect([choices, ['', ...all]]).toEqual([
            expect.arrayContaining([found.service]),
            expect.arrayContaining([found.message]),
          ]);
      }),
    );
  });

  it('names the car whose name must be fetched', () => {
    expect([carsAsked('?car=7&mode=rental'), carsAsked('?car=<b>'), carsAsked('')]).toEqual([[7], [], []]);
  });
});

describe('the form with a subject', () => {
  const blank = { name: 'Wanjiru', service: '', message: '' };
  const filled = (typed: Partial<Fields>, search: string, draft: { from?: string; begun?: Fields } = {}) =>
    applyPrefill({ ...blank, ...(typed as Fields) }, prefill(search) ?? {}, { fields: {}, from: '', ...draft }, search);

  it('has it where nothing was typed', () => {
    expect(filled({ message: ' \n' }, '?car=7')).toEqual({ name: 'Wanjiru', service: 'purchase', message: db11 });
    expect(filled({}, '?service=rental')).toMatchObject({ service: 'rental', message: '' });
  });

  it('has it below text of the visitor’s own, and keeps a chosen service', () => {
    expect(filled({ service: 'workshop', message: 'Can I pay in parts?' }, '?car=7')).toMatchObject({
      service: 'workshop',
      message: `Can I pay in parts?\n\n${db11}`,
    });
    expect(filled({ message: 'Is it blue?' }, '?service=rental').message).toBe('Is it blue?');
  });

  it('has it once, and not again after a reload of a page where it was deleted', () => {
    expect(filled({ message: `Is it blue? ${db11} Or red?` }, '?car=7').message).toBe(`Is it blue? ${db11} Or red?`);
    expect(filled({ message: 'Is it blue?' }, '?car=7', { from: '?car=7' }).message).toBe('Is it blue?');
  });

  it('replaces text and service that an earlier address filled in', () => {
    const begun = { service: 'purchase', message: db11 };
    expect(filled(begun, '?car=12&mode=rental', { from: '?car=7', begun })).toMatchObject({
      service: 'rental',
      message: lexus,
    });
    const typed = { service: 'purchase', message: `${db11} Is it blue?` };
    expect(filled(typed, '?car=12&mode=rental', { from: '?car=7', begun })).toMatchObject({
      service: 'rental',
      message: `${typed.message}\n\n${lexus}`,
    });
  });

  it('loses nothing that was typed, whatever address follows', () => {
    const anyText = fc.string({ unit: 'binary' });
    const anyFields = fc.record({ name: anyText, service: fc.constantFrom('', ...choices), message: anyText });
    const anySearch = fc.constantFrom('', '?car=7', '?car=12&mode=rental', '?service=lending', '?service=rental');
    fc.assert(
      fc.property(anyFields, anySearch, (typed, search) => {
        const fields = filled(typed, search);
        const message = fields.message?.startsWith(typed.message) ? fields.message : typed.message;
        expect(fillBlank({ ...typed, message }, fields)).toEqual(fields);
      }),
    );
  });
});
