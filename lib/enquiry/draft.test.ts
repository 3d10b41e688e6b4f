import fc from 'fast-check';
import { emptyFields, fillEmpty, parseDraft, serialiseDraft } from './draft';
import type { ContactFields } from './messages';

const wanjiru = { ...emptyFields, name: 'Wanjiru', phone: '0711000000' };

const anyText = fc.string({ unit: 'binary' });
const anyFields: fc.Arbitrary<ContactFields> = fc.record({
  name: anyText,
  email: anyText,
  phone: anyText,
  service: anyText,
  message: anyText,
});

describe('What is stored of the contact form', () => {
  it('is nothing while nothing stands in it', () => {
    expect(serialiseDraft({ fields: emptyFields, from: '?car=7' })).toBeNull();
    expect(serialiseDraft({ fields: { ...emptyFields, message: ' \n' }, from: '' })).toBeNull();
  });

  it('reads as it was written', () => {
    fc.assert(
      fc.property(anyFields, anyText, (fields, from) => {
        const stored = serialiseDraft({ fields, from });
        const empty = Object.values(fields).every((text) => text.trim() === '');
        expect(parseDraft(stored)).toEqual(empty ? null : { fields, from });
      }),
    );
  });

  it.each([
    null,
    '',
    'null',
    '{',
    '[]',
    '7',
    '"name"',
    '{"fields":null}',
    '{"fields":[]}',
    '{"__proto__":{"fields":1}}',
  ])('counts as nothing where %j lies', (stored) => {
    expect(parseDraft(stored)).toBeNull();
  });

  it('keeps what is text and drops the rest', () => {
    const fields = {
      name: 'Wanjiru',
      email: 7,
      phone: { toString: 'x' },
      service: null,
      message: ['m'],
      other: 'o',
    };
    expect(parseDraft(JSON.stringify({ fields, from: 3 }))).toEqual({
      fields: { ...emptyFields, name: 'Wanjiru' },
      from: '',
    });
  });

  it('never throws, and gives five texts or nothing, whatever lies there', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({ fields: fc.oneof(fc.jsonValue(), fc.record({ name: fc.jsonValue(), service: fc.jsonValue() })) })
        .map((found) => JSON.stringify(found)),
    );
    fc.assert(
      fc.property(anything, (stored) => {
        const draft = parseDraft(stored);
        if (!draft) return;
        expect(Object.keys(draft.fields)).toEqual(Object.keys(emptyFields));
        for (const text of Object.values(draft.fields)) expect(typeof text).toBe('string');
      }),
    );
  });
});

it('fills only what is blank in one form from another', () => {
  const stored = { ...wanjiru, email: 'w@mail.example', message: 'Hello' };
  expect(fillEmpty({ ...emptyFields, name: 'Kamau', message: ' \n' }, stored)).toEqual({ ...stored, name: 'Kamau' });
});
