import fc from 'fast-check';
import { site } from '@/lib/site/site';
import { applyPrefill, takeSuggestion } from './apply-prefill';
import { fillBlank } from './draft';
import { type ContactFields, contactFields } from './messages';
import { enquiryPrefill } from './prefill';

const subjects = {
  vehicles: [
    { id: 7, name: 'Aston Martin DB11' },
    { id: 12, name: 'Lexus LC 500' },
  ],
  services: [{ slug: 'lending', title: 'Lending', enquiry: 'anything' }],
};
const aboutDb11 = 'I am interested in the Aston Martin DB11 (Purchase).\nhttps://cars.example/vehicle/7/';
const aboutLexus = 'I am interested in the Lexus LC 500 (Rental).\nhttps://cars.example/vehicle/12/?mode=rental';
const emptyFields = contactFields({});
const wanjiru = { ...emptyFields, name: 'Wanjiru', phone: '0711000000' };

const prefilled = (fields: Partial<ContactFields> | null, search: string, from = '') =>
  applyPrefill(
    fields && { fields: { ...emptyFields, ...fields }, from },
    enquiryPrefill(search, subjects),
    search,
    subjects,
  );

const anyText = fc.string({ unit: 'binary' });
const anyService = fc.constantFrom('', ...site.enquiries.map(({ value }) => value));
const anyFields: fc.Arbitrary<ContactFields> = fc.record({
  name: anyText,
  email: anyText,
  phone: anyText,
  service: anyService,
  message: anyText,
});

describe('The contact form when the page opens', () => {
  it('is empty without a draft and without a subject', () => {
    expect(prefilled(null, '')).toEqual({ fields: emptyFields, suggestion: null });
  });

  it('is begun by the address where nothing was typed', () => {
    const fields = { ...emptyFields, service: 'rental', message: aboutLexus };
    expect(prefilled(null, '?car=12&mode=rental')).toEqual({ fields, suggestion: null });
  });

  it('keeps the typed text, and completes it', () => {
    expect(prefilled(wanjiru, '?car=7').fields).toEqual({ ...wanjiru, service: 'purchase', message: aboutDb11 });
    expect(prefilled(wanjiru, '').fields).toEqual(wanjiru);
  });

  it('keeps words of a visitor’s own, names the new subject below them and offers to write only about it', () => {
    const own = { ...wanjiru, service: 'workshop', message: 'Can I pay in two parts?' };
    const { fields, suggestion } = prefilled(own, '?car=7');
    expect(fields).toEqual({ ...own, message: `${own.message}\n\n${aboutDb11}` });
    expect(suggestion?.about).toBe('the Aston Martin DB11');
    expect(suggestion && takeSuggestion(fields, suggestion)).toEqual({
      ...wanjiru,
      service: 'purchase',
      message: aboutDb11,
    });
  });

  it('does not take white space for words of the visitor’s own', () => {
    expect(prefilled({ message: ' \n' }, '?car=7')).toMatchObject({ fields: { message: aboutDb11 }, suggestion: null });
  });

  it('offers nothing beside a visitor’s words where the address has no words of its own', () => {
    expect(prefilled({ message: 'Is it blue?' }, '?service=rental')).toMatchObject({
      fields: { service: 'rental', message: 'Is it blue?' },
      suggestion: null,
    });
  });

  it('is about the last pressed car, and the action pressed', () => {
    const typed = { ...wanjiru, service: 'purchase', message: `${aboutDb11} Is it blue?` };
    expect(prefilled(typed, '?car=12&mode=rental', '?car=7').fields).toEqual({
      ...typed,
      service: 'rental',
      message: `${typed.message}\n\n${aboutLexus}`,
    });
  });

  it('names a car once, however often it is pressed', () => {
    const typed = { ...wanjiru, service: 'purchase', message: `Is it blue?\n\n${aboutDb11} Or red?` };
    expect(prefilled(typed, '?car=7')).toEqual({ fields: typed, suggestion: null });
  });

  it('offers nothing again on a reload of the page the words were typed on', () => {
    expect(prefilled({ message: 'Is it blue?' }, '?car=7', '?car=7').suggestion).toBeNull();
  });

  it('replaces words that only an earlier address had put there', () => {
    const { fields, suggestion } = prefilled(
      { ...wanjiru, service: 'purchase', message: aboutDb11 },
      '?car=12&mode=rental',
    );
    expect(fields).toEqual({ ...wanjiru, service: 'rental', message: aboutLexus });
    expect(suggestion).toBeNull();
  });

  it('keeps a service the visitor has chosen', () => {
    expect(prefilled({ service: 'workshop' }, '?car=7').fields.service).toBe('workshop');
    expect(prefilled({ service: 'workshop', message: aboutDb11 }, '?car=12').fields.service).toBe('workshop');
  });

  it('keeps typed white space', () => {
    expect(prefilled({ name: '  ', message: 'Mine' }, '?service=rental').fields).toMatchObject({ name: '  ' });
  });

  it('replaces nothing that was typed, whatever address follows', () => {
    const anySearch = fc.constantFrom(
      '',
      '?car=7',
      '?car=12&mode=rental',
      '?service=lending',
      '?service=rental',
      '?car=9',
    );
    fc.assert(
      fc.property(anyFields, anySearch, (draft, search) => {
        const { fields } = prefilled(draft, search);
        // Words may be added below a message.
        const message = fields.message.startsWith(draft.message) ? fields.message : draft.message;
        expect(fillBlank({ ...draft, message }, fields)).toEqual(fields);
      }),
    );
  });
});
