import fc from 'fast-check';
import { fillBlank, parseDraft, serialiseDraft } from './draft';

const anyText = fc.string({ unit: 'binary' });
const anyFields = fc.dictionary(anyText, anyText);

describe('A stored draft', () => {
  it('is nothing for a blank form', () => {
    expect(serialiseDraft({ fields: {}, from: '?car=7' })).toBeNull();
    expect(serialiseDraft({ fields: { name: '', message: ' \n' }, from: '' })).toBeNull();
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(anyFields, anyText, (fields, from) => {
        const blank = Object.values(fields).every((text) => text.trim() === '');
        expect(parseDraft(serialiseDraft({ fields, from }))).toEqual(blank ? null : { fields: { ...fields }, from });
      }),
    );
  });

  it.each([null, '', 'null', '{', '[]', '[["car","Audi"]]', '7', '"name"', '{"fields":null}', '{"fields":[]}'])(
    'is no draft: %j',
    (stored) => {
      expect(parseDraft(stored)).toBeNull();
    },
  );

  it('keeps text and drops the rest', () => {
    const fields = { name: 'Wanjiru', email: 7, phone: { toString: 'x' }, service: null, message: ['m'] };
    expect(parseDraft(JSON.stringify({ fields, from: 3 }))).toEqual({ fields: { name: 'Wanjiru' }, from: '' });
  });
});

it('fills only blank fields, and only those of the form', () => {
  const stored = { name: 'Wanjiru', email: 'w@mail.example', message: 'Hello', other: 'o' };
  expect(fillBlank({ name: 'Kamau', email: '', phone: '  ', message: ' \n' }, stored)).toEqual({
    name: 'Kamau',
    email: 'w@mail.example',
    phone: '  ',
    message: 'Hello',
  });
});
