import fc from 'fast-check';
import { hostileStored } from '@/lib/testing/hostile-text';
import { fillBlank, parseDraft, serialiseDraft } from './draft';

const anyText = fc.string({ unit: 'binary' });
const anyFields = fc.dictionary(anyText, anyText);

it('is read as it was written, and is nothing for a blank form', () => {
  fc.assert(
    fc.property(anyFields, anyText, anyFields, (fields, from, begun) => {
      const blank = Object.values(fields).every((text) => text.trim() === '');
      const draft = { fields: { ...fields }, from, begun: { ...begun } };
      expect(parseDraft(serialiseDraft(draft))).toEqual(blank ? null : draft);
    }),
  );
});

it.each([null, '', 'null', '{', '[]', '7', '{"fields":null}', '{"fields":[]}', '{"fields":{"a":" "}}'])(
  'is none: %j',
  (stored) => expect(parseDraft(stored)).toBeNull(),
);

it('keeps text and drops the rest, whatever is stored', () => {
  const fields = { name: 'Wanjiru', email: 7, phone: { toString: 'x' }, service: null, message: ['m'] };
  const read = { fields: { name: 'Wanjiru' }, from: '', begun: {} };
  expect(parseDraft(JSON.stringify({ fields, from: 3 }))).toEqual(read);
  fc.assert(
    fc.property(hostileStored(['enquiry']), (stored) => {
      const { fields, begun = {}, from } = parseDraft(stored) ?? { fields: { name: 'x' }, from: '' };
      for (const text of [...Object.values(fields), ...Object.values(begun), from]) expect(typeof text).toBe('string');
    }),
  );
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
