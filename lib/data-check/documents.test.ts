import { dataWith, knownPictures, soundSite, soundVehicle } from '@/lib/testing/sound-data';
import { faultLine } from './faults';
import { inspectData } from './inspect-data';

const expected = (path: string) =>
  `write the address of a page or file that there is: put the document into public${path}, or write null or nothing`;

const none = { privacy: null, terms: null, cookies: null };

/** The faults where public/ holds two documents. */
function linesOf(legal: object, inspectionReport?: string, texts?: object) {
  const site = { ...soundSite, formEndpoint: null, legal: { ...none, ...legal } };
  const vehicles = [{ ...soundVehicle, ...(inspectionReport !== undefined && { inspectionReport }) }];
  const files = ['/documents/our privacy.pdf', '/documents/720s.pdf'];
  return inspectData(dataWith({ site, vehicles, legal: texts }), knownPictures, (path) =>
    files.includes(path),
  ).faults.map(faultLine);
}

it.each([
  ['a file', { privacy: '/documents/our%20privacy.pdf#page=2' }],
  ['a page', { terms: '/about/' }],
  ['a page without its slash', { terms: '/about' }],
  ['the page of a car', { terms: '/vehicle/3/' }],
  ['another site', { cookies: 'https://x.example/c.pdf' }],
])('accepts %s', (_, legal) => {
  expect(linesOf(legal, '/documents/720s.pdf')).toEqual([]);
});

it('names the file, the entry, the field and the value of each dead document', () => {
  expect(linesOf({ privacy: '/privacy', cookies: '/c.pdf' }, '/documents/720.pdf')).toEqual([
    `data/site.json: legal.privacy is "/privacy"; ${expected('/privacy')}`,
    `data/site.json: legal.cookies is "/c.pdf"; ${expected('/c.pdf')}`,
    `data/vehicles/car-1.json, id 3, McLaren 720S: inspectionReport is "/documents/720.pdf"; ${expected('/documents/720.pdf')}`,
  ]);
});

it('accepts the page of a legal text that there is', () => {
  const page = { lead: 'Ours.', sections: [{ title: 'What?', text: 'This.' }] };
  expect(linesOf({ privacy: '/legal/terms/' }, undefined, { terms: page })).toEqual([]);
  expect(linesOf({ privacy: '/legal/cookies/' }, undefined, { terms: page })).toHaveLength(1);
});

it.each(['//evil.example/', '/\\evil.example/', 'terms.pdf', 7, '/%E0%A4%A'])(
  'does not judge %j, which the schema judges',
  (privacy) => {
    expect(linesOf({ privacy }).filter((line) => line.includes('that there is'))).toEqual([]);
  },
);
