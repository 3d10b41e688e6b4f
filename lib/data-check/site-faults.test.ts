import { siteSchema } from '@/lib/schema/site';
import { linesOfSite, linesWith, soundSite } from '@/lib/testing/sound-data';

const [monday] = soundSite.openingHours;

const dateOrSpan = "either date, such as '2026-12-25', or both from and to";
const closedOrHours = 'either true, or both opens and closes in its place';
const afterOpens = "a time after opens, which is '09:00'";

const PHONE =
  "a phone number with its country code such as '+254 700 000 000', or as it is dialled at home such as '0700 000 000'";
const hours = (changes: object) => ({ openingHours: [{ ...monday, ...changes }] });
const place = (changes: object) => ({ coordinates: { latitude: -1.2921, longitude: 36.8219, ...changes } });
const christmas = { label: 'Christmas', date: '2026-12-25', closed: true };
const special = (changes: object) => ({ specialDays: [{ ...christmas, ...changes }] });

it.each<[string, object, string, string]>([
  ['phones item 1', { phones: ['0711 222'] }, '"0711 222"', PHONE],
  [
    'openingHours item 1, opens',
    hours({ opens: '25:00' }),
    '"25:00"',
    "a time from '00:00' to '23:59' such as '09:00'",
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
  ['specialDays item 1, closed', special({ opens: '09:00' }), 'true', closedOrHours],
  ['specialDays item 1, closed', special({ closes: '10:00' }), 'true', closedOrHours],
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
  expect(linesOfSite({ social: { ...soundSite.social, TikTok: null } })).toEqual([
    "data/site.json: there is no field 'social.TikTok'; the fields are Facebook, Instagram, X, YouTube",
  ]);
});

it('reports a phone twice, also in two spellings', () => {
  expect(linesOfSite({ phones: ['020 444 5555', '0711 222 333', '+254 711 222333'] })).toEqual([
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

it.each([
  '+254 711 222 333',
  '0711 222 333',
  '254711222333',
  '00254 711-222-333',
  '+254 (0)711 222 333',
  '(0711) 222.333',
])('takes %s for a phone and for WhatsApp, and dials +254711222333', (written) => {
  const { phones, whatsapp } = siteSchema.parse({ ...soundSite, phones: [written], whatsapp: written });

  expect(phones).toEqual([{ display: written, e164: '+254711222333' }]);
  expect(whatsapp).toBe('254711222333');
});

it('reports days in two entries', () => {
  const christmas = { label: 'Christmas', date: '2026-12-25', closed: true };
  const from = (from: string, to: string) => ({ label: 'Holidays', from, to, closed: true });
  for (const holidays of [
    from('2026-12-20', '2027-01-02'),
    from('2026-12-20', '2026-12-25'),
    from('2026-12-25', '2026-12-26'),
  ])
    expect(linesOfSite({ specialDays: [christmas, holidays] })).toEqual([
      'data/site.json: specialDays item 2 has days that are in item 1 too; take them out of one of the two',
    ]);
  expect(
    linesOfSite({ specialDays: [from('2026-12-26', '2026-12-26'), from('2026-12-20', '2026-12-24'), christmas] }),
  ).toEqual([]);
});

it('compares times also when other fields are at fault', () => {
  const site = { ...soundSite, ...hours({ label: '', closes: '08:00' }) };

  expect(linesWith({ site }).map((line) => line.split(/ is | no /)[0])).toEqual([
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

it('takes a photo host without a certificate from the engine tests alone', () => {
  const isTaken = (origin: string, ofTests: string) => {
    process.env.TEST_PHOTO_HOST = ofTests;
    return linesOfSite({ stockPhotoHost: { ...soundSite.stockPhotoHost, origin } }).length === 0;
  };
  expect(isTaken('http://127.0.0.1:4173', 'http://127.0.0.1:4173')).toBe(true);
  expect(isTaken('http://127.0.0.1:4174', 'http://127.0.0.1:4173')).toBe(false);
  expect(isTaken('http://evil.example', 'http://evil.example')).toBe(false);
  delete process.env.TEST_PHOTO_HOST;
});

it.each(['/\\evil.example/vehicles/', '//evil.example/', '/terms\\..'])(
  'refuses the document %s, which leaves the site',
  (address) => {
    const legal = { ...soundSite.legal, privacy: address };
    expect(linesOfSite({ legal })).toEqual([expect.stringContaining('data/site.json: legal.privacy is ')]);
  },
);

it.each([
  [hours({ opens: '8:30' }), 'openingHours item 1, opens is "8:30"; write \'08:30\''],
  [hours({ closes: '5 pm' }), 'openingHours item 1, closes is "5 pm"; write \'17:00\''],
  [hours({ days: ['Mon'] }), 'openingHours item 1, days item 1 is "Mon"; write \'Monday\''],
  [special({ date: '25 December 2026' }), 'specialDays item 1, date is "25 December 2026"; write \'2026-12-25\''],
])('names the value that is meant by %j', (changes, line) => {
  expect(linesOfSite({ ...changes })).toEqual([`data/site.json: ${line}`]);
});
