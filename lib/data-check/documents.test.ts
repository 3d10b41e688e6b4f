import { dataWith, knownPictures, soundSite, soundVehicle } from '@/lib/testing/sound-data';
import { faultLine } from './faults';
import { inspectData } from './inspect-data';

const expected = (path: string) =>
  `write the address of a page or file that there is: put the document into public${path}, or write null or nothing`;

const none = { privacy: null, terms: null, cookies: null };

/** The faults where public/ holds two documents. */
function linesOf(legal: object, inspectionReport?: string) {
  const site = { ...soundSite, formEndpoint: null, legal: { ...none, ...legal } };
  const vehicles = [{ ...soundVehicle, ...(inspectionReport !== undefined && { inspectionReport }) }];
  const files = ['/documents/our privacy.pdf', '/documents/720s.pdf'];
  return inspectData(dataWith({ site, vehicles }), knownPictures, (path) => files.includes(path)).faults.map(faultLine);
}

it.each([
  ['a file', { privacy: '/documents/our%20privacy.pdf#page=2' }],
  ['a page', { terms: '/about/' }],
  ['a page without its slash', { terms: '/about' }],
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

it('does not judge a second time what is no address', () => {
  expect(linesOf({ privacy: '//evil.example/' })).toHaveLength(1);
});
