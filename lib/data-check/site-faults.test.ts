import { siteSchema } from '@/lib/schema/site';
import { linesOfSite, linesWith, soundSite } from '@/lib/testing/sound-data';

const [mobile, landline] = soundSite.phones;
const [monday] = soundSite.openingHours;

const e164 = "+, the country code and the number without spaces such as '+254700000000'";
const dateOrSpan = "either date, such as '2026-12-25', or both from and to";
const closedOrHours = 'either true, or both opens and closes in its place';
const afterOpens = "a time after opens, which is '09:00'";

const phones = (changes: object) => ({ phones: [{ ...mobile, ...changes }, landline] });
const hours = (changes: object) => ({ openingHours: [{ ...monday, ...changes }] });
const place = (changes: object) => ({ coordinates: { latitude: -1.2921, longitude: 36.8219, ...changes } });
const christmas = { label: 'Christmas', date: '2026-12-25', closed: true };
const special = (changes: object) => ({ specialDays: [{ ...christmas, ...changes }] });

it.each<[string, object, string, string]>([
  [
    'phones item 1, display',
    phones({ display: '0711 222 334' }),
    '"0711 222 334"',
    "the same number as e164, which is '+254711222333'",
  ],
  ['openingHours item 1, closes', hours({ closes: '09:00' }), '"09:00"', afterOpens],
  ['openingHours item 1, closes', hours({ closes: '02:00' }), '"02:00"', afterOpens],
  ['specialDays item 1, date', special({ date: undefined }), 'missing', dateOrSpan],
  ['specialDays item 1, date', special({ to: '2026-12-26' }), '"2026-12-25"', dateOrSpan],
  ['specialDays item 1, date', special({ date: undefined, from: '2026-12-25' }), 'missing', dateOrSpan],
  [
    'specialDays item 1, to',
    special({ date: undefined, from: '2026-12-25', to: '2026-12-24' }),
    '"2026-12-24"',
    "a day after from, which is '2026-12-25'",
  ],
  ['specialDays item 1, closed', special({ closed: false }), 'false', 'true, or leave it out'],
  ['specialDays item 1, closed', special({ closed: undefined }), 'missing', closedOrHours],
  ['specialDays item 1, closed', special({ opens: '09:00', closes: '10:00' }), 'true', closedOrHours],
  ['specialDays item 1, closed', special({ closed: undefined, opens: '09:00' }), 'missing', closedOrHours],
  [
    'specialDays item 1, closes',
    special({ closed: undefined, opens: '09:00', closes: '08:00' }),
    '"08:00"',
    afterOpens,
  ],
])('reports %s in %j', (field, changes, found, expected) => {
  expect(linesOfSite({ ...changes })).toEqual([`data/site.json: ${field} is ${found}; write ${expected}`]);
});

it('reports fields that are none', () => {
  const [phone, second] = soundSite.phones;
  expect(
    linesOfSite({ phones: [{ ...phone, fax: 1 }, second], social: { ...soundSite.social, TikTok: null } }),
  ).toEqual([
    "data/site.json: there is no field 'phones item 1, fax'; the fields are display, e164",
    "data/site.json: there is no field 'social.TikTok'; the fields are Facebook, Instagram, X, YouTube",
  ]);
});

it('reports a phone twice', () => {
  expect(linesOfSite({ phones: [mobile, landline, mobile] })).toEqual([
    "data/site.json: phones has '+254711222333' twice; take one out",
  ]);
});

it('takes the place on a map', () => {
  expect(linesOfSite(place({}))).toEqual([]);
});

it('accepts holidays, days with their own hours, and no special days', () => {
  const newYear = { label: 'New Year', from: '2026-12-26', to: '2027-01-02', opens: '10:00', closes: '12:00' };

  expect(linesOfSite({ specialDays: [] })).toEqual([]);
  expect(linesOfSite({ specialDays: [christmas, newYear] })).toEqual([]);
});

it('takes one phone number, or many', () => {
  const third = { display: '0733 000 111', e164: '+254733000111' };

  expect(linesOfSite({ phones: [mobile] })).toEqual([]);
  expect(linesOfSite({ phones: [mobile, landline, third] })).toEqual([]);
  expect(linesOfSite({ phones: [mobile, landline, { ...third, e164: '0733' }] })).toEqual([
    `data/site.json: phones item 3, e164 is "0733"; write ${e164}`,
  ]);
});

it('takes no zero from a number but the one dialled within the country', () => {
  expect(linesOfSite(phones({ display: '0700 102 030', e164: '+254700102030' }))).toEqual([]);
  expect(linesOfSite(phones({ display: '+254 700 102 030', e164: '+254700102030' }))).toEqual([]);
});

it('reports days in two entries', () => {
  const christmas = { label: 'Christmas', date: '2026-12-25', closed: true };
  const holidays = { label: 'Holidays', from: '2026-12-20', to: '2027-01-02', closed: true };
  expect(linesOfSite({ specialDays: [christmas, holidays] })).toEqual([
    'data/site.json: specialDays item 2 has days that stand in item 1 too; take them out of one of the two',
  ]);
});

it('compares times and numbers also when other fields are at fault', () => {
  const site = { ...soundSite, ...hours({ label: '', closes: '08:00' }), ...phones({ display: '0711', fax: 1 }) };

  expect(linesWith({ site }).map((line) => line.split(/ is | no /)[0])).toEqual([
    'data/site.json: there',
    'data/site.json: phones item 1, display',
    'data/site.json: openingHours item 1, label',
    'data/site.json: openingHours item 1, closes',
  ]);
});

it('reports a site that is not an object', () => {
  expect(linesWith({ site: undefined })).toEqual([
    `data/site.json: this is missing; write { … } with the fields ${Object.keys(siteSchema.shape).join(', ')}`,
  ]);
});

it('accepts a site without profiles, documents, endpoint and photo host', () => {
  const social = { Facebook: null, Instagram: null, X: null, YouTube: null };
  const legal = { privacy: null, terms: null, cookies: null };

  expect(linesOfSite({ social, legal, formEndpoint: null, stockPhotoHost: null })).toEqual([]);
});

it.each([
  ['url', 'https://www.a;b{c}.example'],
  ['url', 'https://a.example/"><script>'],
  ['picturesUrl', 'https://a"onfocus="x.b.example'],
  ['formEndpoint', 'https://forms;report-uri.evil.example/x'],
])('refuses in %s the address %s, which could end an attribute or a rule of a server', (field, address) => {
  expect(linesOfSite({ [field]: address })).toEqual([expect.stringContaining(`data/site.json: ${field} is `)]);
});

it.each(['/\\evil.example/vehicles/', '//evil.example/', '/terms\\..'])(
  'refuses the document %s, which leaves the site',
  (address) => {
    const legal = { ...soundSite.legal, privacy: address };
    expect(linesOfSite({ legal })).toEqual([expect.stringContaining('data/site.json: legal.privacy is ')]);
  },
);
