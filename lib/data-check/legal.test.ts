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
    `data/site.json, field formEndpoint: found "https://forms.starcars.co.ke/enquiry", expected ${expectedFirst}`,
  ]);
  expect(linesWith({ site: withoutAddress, legal: { terms: page() } })).toHaveLength(1);
});

it('takes one whose policy stands here or elsewhere', () => {
  expect(linesWith({ site: withoutAddress, legal: { privacy: page() } })).toEqual([]);
  expect(linesWith({ site: soundSite })).toEqual([]);
  expect(linesWith({ site: { ...withoutAddress, formEndpoint: null } })).toEqual([]);
});

it.each<[string, object, string]>([
  [
    'privacy.lead',
    page({ lead: 'What {hous} does.' }),
    'found "What {hous} does.", expected between braces only {house}, {address}, {email}, {phone}, {site}, {forms}, which the site fills in',
  ],
  [
    'privacy.lawyerReadOn',
    page({ lawyerReadOn: '2026-12-01' }),
    'found "2026-12-01", expected no such field while the text has places to complete, which stand between [ and ]',
  ],
  [
    'privacy.lawyerReadOn',
    page({ sections: [{ title: 'A', text: 'B' }], lawyerReadOn: 'yes' }),
    'found "yes", expected a day as year-month-day such as \'2026-12-25\'',
  ],
  ['privacy.sections', page({ sections: [] }), 'found [], expected a list of sections, at least one'],
])('reports %s', (field, privacy, message) => {
  expect(linesWith({ legal: { privacy } })).toEqual([`data/legal.json, field ${field}: ${message}`]);
});

it('reminds of drafts, and of what is to be completed in them', () => {
  const complete = page({ sections: [{ title: 'A', text: 'B' }] });
  const legal = { privacy: page(), terms: complete, cookies: { ...complete, lawyerReadOn: '2026-12-01' } };
  const { notices } = inspectData(dataWith({ legal }), knownPictures);
  expect(notices.filter((notice) => notice.startsWith('data/legal.json'))).toEqual([
    'data/legal.json: privacy is a draft until lawyerReadOn says when a lawyer has read it; 1 place in [ ] to complete',
    'data/legal.json: terms is a draft until lawyerReadOn says when a lawyer has read it',
  ]);
});
