import { siteSchema } from '@/lib/schema/site';
import { linesOfSite, linesWith, soundSite } from '@/lib/testing/sound-data';

const [mobile, landline] = soundSite.phones;
const [monday] = soundSite.openingHours;

const readable = 'text on one line, with letters or digits';
const siteAddress = "the https address of the site without a slash at the end such as 'https://www.example.com'";
const e164 = "+, the country code and the number without spaces such as '+254700000000'";
const display = "a phone number as people write it such as '+254 700 000 000' or '0700 000 000'";
const whatsapp = "digits only, with the country code such as '254700000000'";
const email = "an e-mail address such as 'info@example.com'";
const time = "a time from '00:00' to '23:59' such as '09:00'";
const weekday = 'one of Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday';
const profile = "a complete https address such as 'https://www.instagram.com/your-name', or null";
const document = "a complete https address, a path of this site such as '/documents/terms.pdf', or null";
const endpoint = "a complete https address such as 'https://forms.example.com/enquiry', or null";
const pictures = "an https address without a path such as 'https://pictures.example.com', or null";
const origin = "an https address without a path such as 'https://images.example.com'";

const latitude = 'degrees from -90 to 90, without quotes, such as -1.2921';
const day = "a day as year-month-day such as '2026-12-25'";
const dateOrSpan = "either date, such as '2026-12-25', or both from and to";
const closedOrHours = 'either true, or both opens and closes in its place';
const path = "a path with {id} and {width} in it such as '/photos/{id}?w={width}'";

const phones = (changes: object) => ({ phones: [{ ...mobile, ...changes }, landline] });
const hours = (changes: object) => ({ openingHours: [{ ...monday, ...changes }] });
const place = (changes: object) => ({ coordinates: { latitude: -1.2921, longitude: 36.8219, ...changes } });
const christmas = { label: 'Christmas', date: '2026-12-25', closed: true };
const special = (changes: object) => ({ specialDays: [{ ...christmas, ...changes }] });
const emails = (info: unknown) => ({ emails: { ...soundSite.emails, info } });
const address = (changes: object) => ({ address: { ...soundSite.address, ...changes } });
const host = (changes: object) => ({ stockPhotoHost: { ...soundSite.stockPhotoHost, ...changes } });

it.each<[string, object, string, string]>([
  ['name', { name: '' }, '""', readable],
  ['url', { url: 'www.starcars.co.ke' }, '"www.starcars.co.ke"', siteAddress],
  ['url', { url: 'http://starcars.co.ke' }, '"http://starcars.co.ke"', siteAddress],
  ['url', { url: 'https://starcars.co.ke/' }, '"https://starcars.co.ke/"', siteAddress],
  ['url', { url: 'https://starcars.co.ke?a' }, '"https://starcars.co.ke?a"', siteAddress],
  ['url', { url: 'https://starcars' }, '"https://starcars"', siteAddress],
  ['url', { url: 'https://starcars.co.ke/a b' }, '"https://starcars.co.ke/a b"', siteAddress],
  ['url', { url: 'https://me:pw@starcars.co.ke' }, '"https://me:pw@starcars.co.ke"', siteAddress],
  ['url', { url: null }, 'null', siteAddress],
  ['phones', { phones: [] }, '[]', 'a list of phone numbers, at least one'],
  ['phones item 1, e164', phones({ e164: '0711222333' }), '"0711222333"', e164],
  ['phones item 1, e164', phones({ e164: '254711222333' }), '"254711222333"', e164],
  ['phones item 1, e164', phones({ e164: '+2540711222333' }), '"+2540711222333"', e164],
  ['phones item 1, e164', phones({ e164: '+25471122233' }), '"+25471122233"', e164],
  ['phones item 1, display', phones({ display: 'call us' }), '"call us"', display],
  ['phones item 1, display', phones({ display: '' }), '""', display],
  ['phones item 1, display', phones({ display: 'call 0711 222 333' }), '"call 0711 222 333"', display],
  ['phones item 1, display', phones({ display: 711222333 }), '711222333', display],
  ['phones item 1, e164', phones({ e164: 254711222333 }), '254711222333', e164],
  ['phones item 1', { phones: [null, landline] }, 'null', '{ … } with the fields display, e164'],
  [
    'phones item 1, display',
    phones({ display: '0711 222 334' }),
    '"0711 222 334"',
    "the same number as e164, which is '+254711222333'",
  ],
  ['whatsapp', { whatsapp: '+254711222333' }, '"+254711222333"', whatsapp],
  ['whatsapp', { whatsapp: 254711222333 }, '254711222333', whatsapp],
  ['emails.info', emails('info starcars.co.ke'), '"info starcars.co.ke"', email],
  ['emails.info', emails('info@starcars'), '"info@starcars"', email],
  ['emails.info', emails(undefined), 'missing', email],
  ['address.street', address({ street: ' ' }), '" "', readable],
  ['address.countryCode', address({ countryCode: 'Kenya' }), '"Kenya"', "two capital letters such as 'KE'"],
  ['coordinates.latitude', place({ latitude: '-1.2921' }), '"-1.2921"', latitude],
  ['coordinates.latitude', place({ latitude: 91 }), '91', latitude],
  ['coordinates.latitude', place({ latitude: undefined }), 'missing', latitude],
  [
    'coordinates.longitude',
    place({ longitude: -181 }),
    '-181',
    'degrees from -180 to 180, without quotes, such as 36.8219',
  ],
  [
    'coordinates',
    { coordinates: '-1.2921, 36.8219' },
    '"-1.2921, 36.8219"',
    '{ … } with the fields latitude, longitude',
  ],
  [
    'timeZone',
    { timeZone: 'Nairobi' },
    '"Nairobi"',
    "a time zone by its part of the world and its city such as 'Africa/Nairobi'",
  ],
  ['openingHours', { openingHours: [] }, '[]', 'a list of opening hours, at least one'],
  ['openingHours item 1, opens', hours({ opens: '9:00' }), '"9:00"', time],
  ['openingHours item 1, opens', hours({ opens: '009:00' }), '"009:00"', time],
  ['openingHours item 1, opens', hours({ opens: '09:000' }), '"09:000"', time],
  ['openingHours item 1, closes', hours({ closes: '24:00' }), '"24:00"', time],
  ['openingHours item 1, closes', hours({ closes: '09:00' }), '"09:00"', "a time after opens, which is '09:00'"],
  ['openingHours item 1, closes', hours({ closes: '08:00' }), '"08:00"', "a time after opens, which is '09:00'"],
  ['openingHours item 1, days', hours({ days: [] }), '[]', 'a list of days of the week, at least one'],
  ['openingHours item 1, days item 1', hours({ days: ['Mon'] }), '"Mon"', weekday],
  ['specialDays', { specialDays: 'Christmas' }, '"Christmas"', 'a list of special days, or leave it out'],
  ['specialDays item 1, label', special({ label: ' ' }), '" "', readable],
  ['specialDays item 1, date', special({ date: '25 December' }), '"25 December"', day],
  ['specialDays item 1, date', special({ date: '2026-02-29' }), '"2026-02-29"', day],
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
    "a time after opens, which is '09:00'",
  ],
  ['social.X', { social: { ...soundSite.social, X: 'x.com/star' } }, '"x.com/star"', profile],
  ['social.X', { social: { ...soundSite.social, X: 'http://x.com/star' } }, '"http://x.com/star"', profile],
  ['legal.terms', { legal: { ...soundSite.legal, terms: 'terms.pdf' } }, '"terms.pdf"', document],
  ['legal.terms', { legal: { ...soundSite.legal, terms: '//evil.com' } }, '"//evil.com"', document],
  ['legal.terms', { legal: { ...soundSite.legal, terms: 'javascript:alert(1)' } }, '"javascript:alert(1)"', document],
  ['formEndpoint', { formEndpoint: 'http://forms.starcars.co.ke' }, '"http://forms.starcars.co.ke"', endpoint],
  ['formEndpoint', { formEndpoint: '' }, '""', endpoint],
  [
    'picturesUrl',
    { picturesUrl: 'https://pictures.example.com/cars' },
    '"https://pictures.example.com/cars"',
    pictures,
  ],
  ['stockPhotoHost.origin', host({ origin: 'http://images.example.com' }), '"http://images.example.com"', origin],
  ['stockPhotoHost.origin', host({ origin: 'https://images.example.com/' }), '"https://images.example.com/"', origin],
  ['stockPhotoHost.path', host({ path: 'photos' }), '"photos"', path],
  ['stockPhotoHost.path', host({ path: 'photos/cars' }), '"photos/cars"', path],
  ['stockPhotoHost.path', host({ path: '/my photos' }), '"/my photos"', path],
  [
    'stockPhotoHost',
    { stockPhotoHost: 'images.example.com' },
    '"images.example.com"',
    '{ … } with the fields origin, path',
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

it('takes the place on a map', () => {
  expect(linesOfSite(place({}))).toEqual([]);
});

it('takes holidays, days with hours of their own, and none', () => {
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

it('reports days that stand in two entries', () => {
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

it('reports a site that is none', () => {
  expect(linesWith({ site: undefined })).toEqual([
    `data/site.json: this is missing; write { … } with the fields ${Object.keys(siteSchema.shape).join(', ')}`,
  ]);
});

it('accepts a site without profiles, documents, endpoint and photo host', () => {
  const social = { Facebook: null, Instagram: null, X: null, YouTube: null };
  const legal = { privacy: null, terms: null, cookies: null };

  expect(linesOfSite({ social, legal, formEndpoint: null, stockPhotoHost: null })).toEqual([]);
});
