import { dataWith, knownPictures, linesWith, soundSite } from '@/lib/testing/sound-data';
import { inspectData } from './inspect-data';

const page = (changes: object = {}) => ({
  lead: 'What {house} does.',
  sections: [{ title: 'Who decides', text: 'We are [registered name].' }],
  ...changes,
});
const withoutAddress = { ...soundSite, legal: { ...soundSite.legal, privacy: null } };
const expectedFirst =
  'null until there is a privacy policy: write privacy into data/legal.json, or its address into legal.privacy';

it('refuses a form endpoint without a privacy policy', () => {
  expect(linesWith({ site: withoutAddress })).toEqual([
    `data/site.json: formEndpoint is "https://forms.starcars.co.ke/enquiry"; write ${expectedFirst}`,
  ]);
  expect(linesWith({ site: withoutAddress, legal: { terms: page() } })).toHaveLength(1);
});

it('accepts a policy here or at another address', () => {
  expect(linesWith({ site: withoutAddress, legal: { privacy: page() } })).toEqual([]);
  expect(linesWith({ site: soundSite })).toEqual([]);
  expect(linesWith({ site: { ...withoutAddress, formEndpoint: null } })).toEqual([]);
});

it.each<[string, object, string]>([
  [
    'privacy.lead',
    page({ lead: 'What {hous} does.' }),
    'is "What {hous} does."; write between braces only {house}, {address}, {email}, {phone}, {site}, {forms}, which the site fills in',
  ],
  [
    'privacy.lawyerReadOn',
    page({ lead: '[Who] does.', lawyerReadOn: '2026-12-01' }),
    "is too early: complete the text between [ and ] first, in 'First sentences', 'Who decides'",
  ],
  [
    'privacy.lawyerReadOn',
    page({ sections: [{ title: 'A', text: 'B' }], lawyerReadOn: 'yes' }),
    'is "yes"; write a day as year-month-day such as \'2026-12-25\'',
  ],
  ['privacy.sections', page({ sections: [] }), 'is []; write a list of sections, at least one'],
])('reports %s', (field, privacy, message) => {
  expect(linesWith({ legal: { privacy } })).toEqual([`data/legal.json: ${field} ${message}`]);
});

it('reminds of drafts, and of open places in them', () => {
  const complete = page({ sections: [{ title: 'A', text: 'B' }] });
  const legal = { privacy: page(), terms: complete, cookies: { ...complete, lawyerReadOn: '2026-12-01' } };
  const { unfinished } = inspectData(dataWith({ legal }), knownPictures);
  expect(unfinished.map(({ text }) => text)).toEqual([
    'data/legal.json: privacy is a draft until lawyerReadOn says when a lawyer has read it; 1 place in [ ] to complete',
    'data/legal.json: terms is a draft until lawyerReadOn says when a lawyer has read it',
  ]);
});
