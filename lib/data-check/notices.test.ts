import {
  checkedSite,
  dataWith,
  knownPictures,
  linesWith,
  soundClaims,
  soundMember,
  soundSite,
  soundTestimonial,
  soundVehicle,
} from '@/lib/testing/sound-data';
import { inspectData } from './inspect-data';
import { copyrightNotices } from './notices';

const unfinished = (changes: Parameters<typeof dataWith>[0]) =>
  inspectData(dataWith(changes), knownPictures).unfinished.map(({ text }) => text);

it('names texts of the house with another year or town than its facts', () => {
  const trust = ['Operating since 2009', 'At one address in Nairobi', 'Since {since} in {town}'];
  const claims = { ...soundClaims, trust };
  const { city, ...address } = soundSite.address;
  expect(unfinished({ claims })).toEqual([]);
  expect(
    unfinished({ claims, site: { ...soundSite, since: '2016', address: { ...address, city: 'Mombasa' } } }),
  ).toEqual([
    "data/site.json: tagline says 'in Nairobi', and the house is in Mombasa (address): 'Cars in Nairobi'",
    "data/claims.json: trust item 1 says 'since 2009', and the house is open since 2016: 'Operating since 2009'",
    "data/claims.json: trust item 2 says 'in Nairobi', and the house is in Mombasa (address): 'At one address in Nairobi'",
  ]);
});

const draft = { lead: 'Ours.', sections: [{ title: 'What?', text: 'By [name] of [place].' }] };
const house = { ...soundSite.address, city: 'Mombasa' };

it.each<[Parameters<typeof dataWith>[0], string, readonly PropertyKey[]]>([
  [{ site: { ...soundSite, phones: ['0711 222 333', '0700 000 001'] } }, 'data/site.json', ['phones', 1, 'e164']],
  [{ site: { ...soundSite, whatsapp: '0700 000 000' } }, 'data/site.json', ['whatsapp']],
  [
    { site: { ...soundSite, emails: { ...soundSite.emails, info: 'a@a.example' } } },
    'data/site.json',
    ['emails', 'info'],
  ],
  [
    { site: { ...soundSite, emails: { ...soundSite.emails, sales: 'a@a.example' } } },
    'data/site.json',
    ['emails', 'sales'],
  ],
  [{ testimonials: [{ ...soundTestimonial, sample: true }] }, 'data/testimonials.json', ['testimonials', 0, 'name']],
  [{ team: [{ ...soundMember, sample: true }] }, 'data/team.json', ['team', 0, 'name']],
  [{ site: { ...soundSite, blurb: 'Since 1999.' } }, 'data/site.json', ['blurb']],
  [
    {
      site: { ...soundSite, tagline: 'Cars', address: house },
      claims: { ...soundClaims, reasons: [{ title: 'A', text: 'Here in Nairobi.' }] },
    },
    'data/claims.json',
    ['reasons', 0, 'text'],
  ],
  [{ legal: { privacy: draft } }, 'data/legal.json', ['privacy']],
])('leads to what is unfinished: %#', (changes, file, at) => {
  expect(inspectData(dataWith(changes), knownPictures).unfinished).toEqual([{ file, at, text: expect.any(String) }]);
});

it('counts the places to complete', () => {
  expect(unfinished({ legal: { terms: draft } })).toEqual([
    'data/legal.json: terms is a draft until lawyerReadOn says when a lawyer has read it; 2 places in [ ] to complete',
  ]);
});

it('refuses a fact between braces that the site does not fill in', () => {
  expect(linesWith({ claims: { ...soundClaims, trust: ['In {twon}'] } })).toEqual([
    'data/claims.json: trust item 1 is "In {twon}"; write between braces only {since}, {town}, which the site fills in',
  ]);
});

it('notes a figure that promises more than twice the cars that are not sold, and lets it be published', () => {
  const claiming = (label: string, cars: number, statuses: readonly string[] = []) => {
    const home = [{ figure: '10+', label }];
    const vehicles = Array.from({ length: cars }, (_, index) => ({
      ...soundVehicle,
      id: index + 1,
      status: statuses[index] ?? 'available',
    }));
    const changes = { claims: { ...soundClaims, home }, vehicles };
    expect(unfinished(changes)).toEqual([]);
    return inspectData(dataWith(changes), knownPictures).notices.filter((notice) => notice.includes('claims'));
  };
  const named = (count: number) => [
    `data/claims.json: home item 1 says '10+ Premium vehicles', and the stock is ${count}`,
  ];
  expect(claiming('Premium vehicles', 5)).toEqual([]);
  expect(claiming('Premium vehicles', 5, ['sold'])).toEqual(named(4));
  expect(claiming('Premium vehicles', 1)).toEqual(named(1));
  expect(claiming('Premium vehicles', 0)).toEqual(named(0));
  expect(claiming('Vehicles sold', 0)).toEqual([]);
});

it('names a copyright of a year that has passed', () => {
  const site = { ...checkedSite, copyright: '2025' };
  expect(copyrightNotices(site, '2025-12-31')).toEqual([]);
  expect(copyrightNotices(site, '2026-01-01')).toEqual([
    'data/site.json: copyright is 2025, which every page shows at its foot; the year is 2026',
  ]);
});
