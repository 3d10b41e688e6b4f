import { readFileSync } from 'node:fs';
import { linesOfSite } from '@/lib/testing/sound-data';

const examples = [...readFileSync('docs/enquiries.md', 'utf8').matchAll(/^## (.+)\n[^#]*?```json\n([^`]+)```/gm)];

it('has an example for three form services', () => {
  expect(examples.map(([, service]) => service)).toEqual(['Web3Forms', 'Formspree', 'Basin']);
});

it.each(examples.map(([, service, text = '']) => [service, text]))('accepts the example for %s', (_, text = '') => {
  expect(linesOfSite(JSON.parse(`{${text.trimEnd().replace(/,$/, '')}}`))).toEqual([]);
});

it('refuses two fixed fields of one name', () => {
  const field = { name: 'subject', value: 'Enquiry' };
  expect(linesOfSite({ formFields: [field, field] })).toEqual([
    "data/site.json: formFields has 'subject' twice; take one out",
  ]);
});
