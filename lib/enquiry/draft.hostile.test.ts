import fc from 'fast-check';
import { site } from '@/lib/site/site';
import { hostileSearch, hostileStored, hostileText } from '@/lib/testing/hostile-text';
import { applyPrefill } from './apply-prefill';
import { parseDraft, serialiseDraft } from './draft';
import { contactFields } from './messages';
import { enquiryPrefill } from './prefill';

const services = site.enquiries.map(({ value }) => value);
const names = Object.keys(contactFields({}));
const fields = fc
  .array(
    fc.tuple(
      fc.constantFrom(...names, '__proto__'),
      fc.oneof(hostileText, fc.jsonValue(), fc.constantFrom(...services)),
    ),
  )
  .map((entries) => Object.fromEntries(entries));
const shaped = fc.record({ fields, from: fc.oneof(hostileText, fc.jsonValue()) }).map((found) => JSON.stringify(found));
const anyDraft = fc.oneof(shaped, hostileStored(['fields', 'from', ...names]));
const subjects = { vehicles: [{ id: 7, name: 'Aston Martin DB11' }], services: [] };
const anySearch = hostileSearch(['car', 'service', 'mode'], ['7', '9', 'rental', ...services]);

it('is texts of which one is not blank, or no draft, whatever is stored', () => {
  fc.assert(
    fc.property(anyDraft, (stored) => {
      const draft = parseDraft(stored);
      if (!draft) return;
      expect(Object.keys(draft).sort()).toEqual(['fields', 'from']);
      const texts = [draft.from, ...Object.values(draft.fields)];
      expect(texts.filter((text) => typeof text !== 'string')).toEqual([]);
      expect(Object.values(draft.fields).join('').trim()).not.toBe('');
      expect(parseDraft(serialiseDraft(draft))).toEqual(draft);
    }),
  );
});

it('gives the contact form its five texts, whatever is stored and whatever address follows', () => {
  fc.assert(
    fc.property(anyDraft, anySearch, (stored, search) => {
      const draft = parseDraft(stored);
      const prefilled = applyPrefill(draft, enquiryPrefill(search, subjects), search, subjects);
      expect(Object.keys(prefilled.fields)).toEqual(names);
      expect(['', draft?.fields.service, ...services]).toContain(prefilled.fields.service);
      expect(Object.values(prefilled.fields).filter((text) => typeof text !== 'string')).toEqual([]);
      // The visitor's text stays, also if it equals a text of the site.
      for (const name of ['name', 'email', 'phone'] as const) {
        expect(prefilled.fields[name]).toBe(draft?.fields[name] ?? '');
      }
    }),
  );
});
