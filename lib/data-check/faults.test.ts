import {
  linesOfSite,
  linesOfVehicle,
  linesWith,
  soundBrand,
  soundClaims,
  soundMember,
  soundService,
  soundSite,
  soundTestimonial,
  soundVehicle,
} from '@/lib/testing/sound-data';

/* One line for each fault: file, entry, field, value, and what to write. */

const READABLE = 'text on one line, with letters or digits';
const FOCUS =
  "how far from the left and from the top, such as '40% 70%', or one or two of left, right, top, bottom, centre";
const PRICE =
  "a whole number of shillings such as 45000000, text such as 'KES 45,000,000', 'on request' or 'not for sale'";

it.each<[changes: object, field: string, value: string, expected: string]>([
  [{ price: 'call us' }, 'price', '"call us"', PRICE],
  [{ price: undefined }, 'price', 'missing', PRICE],
  [{ id: 3.5 }, 'id', '3.5', 'a positive whole number of at most nine digits such as 7'],
  [{ id: 1e9 }, 'id', '1000000000', 'a positive whole number of at most nine digits such as 7'],
  [{ year: 2024 }, 'year', '2024', 'the year between quotation marks: "2024"'],
  [{ year: '24' }, 'year', '"24"', "a year from 1900 to 2099 such as '2024'"],
  [{ addedOn: '23/11/2026' }, 'addedOn', '"23/11/2026"', "'2026-11-23'"],
  [{ soldOn: '2026-02-30' }, 'soldOn', '"2026-02-30"', "a day as year-month-day such as '2026-12-25'"],
  [{ category: 'suv' }, 'category', '"suv"', "one of 'supercar', 'luxury', 'sports'"],
  [{ draft: 'no' }, 'draft', '"no"', 'true or false'],
  [{ status: '\u200b' }, 'status', '"\\u{200b}"', READABLE],
  [{ engine: 'V8\ud83d' }, 'engine', '"V8\\ud83d"', `${READABLE}; a character in it is cut in two`],
  [{ engine: 'V8\nV8' }, 'engine', '"V8\\nV8"', READABLE],
  [{ description: ' ' }, 'description', '" "', 'text with letters or digits'],
  [{ seats: 0 }, 'seats', '0', 'a whole number from 1 to 20'],
  [
    { image: '../saloon/frnt' },
    'image',
    '"../saloon/frnt"',
    "the name of a picture that there is; the nearest is 'saloon/front'",
  ],
  [{ images: ['saloon/front', { picture: 'saloon/side', alt: '' }] }, 'images item 2, alt', '""', READABLE],
  ...['140% 0%', 'wheels', 'top left left', 'constructor', 7].map((focus): [object, string, string, string] => [
    { images: [{ picture: 'saloon/front', focus }] },
    'images item 1, focus',
    JSON.stringify(focus),
    FOCUS,
  ]),
  [
    { price: 'not for sale', dailyRental: 'not for rent' },
    'dailyRental',
    '"not for rent"',
    "an amount or 'on request', since the price says 'not for sale'",
  ],
  [
    { previousPrice: 52_000_000 },
    'previousPrice',
    '52000000',
    'a sum above the price, or leave it out where the price is no sum',
  ],
  [
    { rentalTerms: { rates: [{ from: '2026-12-20', rate: 150_000 }] } },
    'rentalTerms.rates item 1, to',
    'missing',
    'a day after from; or leave both out, for every Saturday and Sunday',
  ],
  [{ rentalTerms: { minimumAge: 12 } }, 'rentalTerms.minimumAge', '12', 'a whole number from 16 to 99'],
])('of a car: %j', (changes, field, value, expected) => {
  const name = 'id' in changes ? `id ${value}, McLaren 720S` : 'id 3, McLaren 720S';
  expect(linesOfVehicle({ ...changes })).toEqual([
    `data/vehicles/car-1.json, ${name}: ${field} is ${value}; write ${expected}`,
  ]);
});

it.each<[changes: object, ...sentences: string[]]>([
  [{ features: ['a', 'b', 'a'] }, "features has 'a' twice; take one out"],
  [
    { dailyRental: undefined, rentalTerms: { minimumDays: 2 } },
    'rentalTerms has no place here, since the car has no daily rate; take it out',
  ],
  [{ FUEL: 'Petrol' }, "there is no field 'FUEL'; did you mean fuel?"],
  [{ 'y\u001bear': 3 }, "there is no field 'y\\u{1b}ear'; did you mean year?"],
  [
    { zzz: 1 },
    "there is no field 'zzz'; the fields are id, name, brand, model, price, dailyRental, image, images, year, fuel, transmission, category, …",
  ],
  [
    { images: [{ picture: 'saloon/side', fokus: 'top' }] },
    "there is no field 'images item 1, fokus'; did you mean focus?",
  ],
])('of a car, in words: %j', (changes, ...sentences) => {
  expect(linesOfVehicle({ ...changes })).toEqual(
    sentences.map((words) => `data/vehicles/car-1.json, id 3, McLaren 720S: ${words}`),
  );
});

const hours = (changes: object) => ({ openingHours: [{ ...soundSite.openingHours[0], ...changes }] });
const special = (changes: object) => ({
  specialDays: [{ label: 'Christmas', from: '2026-12-25', ...changes }],
});
const BOTH_OR_NONE = 'both opens and closes, or neither where the doors stay shut';

it.each<[changes: object, field: string, value: string, expected: string]>([
  [
    { phones: ['0711 222'] },
    'phones item 1',
    '"0711 222"',
    "a phone number with its country code such as '+254 700 000 000', or as it is dialled at home such as '0700 000 000'",
  ],
  [
    hours({ opens: '25:00' }),
    'openingHours item 1, opens',
    '"25:00"',
    "a time from '00:00' to '23:59' such as '09:00'",
  ],
  [hours({ opens: '8:30' }), 'openingHours item 1, opens', '"8:30"', "'08:30'"],
  [hours({ days: ['Mon'] }), 'openingHours item 1, days item 1', '"Mon"', "'Monday'"],
  [hours({ closes: '09:00' }), 'openingHours item 1, closes', '"09:00"', "a time after opens, which is '09:00'"],
  [special({ to: '2026-12-24' }), 'specialDays item 1, to', '"2026-12-24"', "a day after from, which is '2026-12-25'"],
  [special({ opens: '09:00' }), 'specialDays item 1, closes', 'missing', BOTH_OR_NONE],
  [
    { enquiries: [{ value: 'purchase', label: 'Buy' }] },
    'enquiries',
    '[{"value":"purchase","label":"Buy"}]',
    'a list of what one can write about, purchase and rental among the values',
  ],
  [
    { coordinates: { latitude: 91, longitude: 0 } },
    'coordinates.latitude',
    '91',
    'degrees from -90 to 90, without quotes, such as -1.2921',
  ],
])('of the house: %j', (changes, field, value, expected) => {
  expect(linesOfSite({ ...changes })).toEqual([`data/site.json: ${field} is ${value}; write ${expected}`]);
});

it.each<[changes: object, words: string]>([
  [{ phones: ['020 444 5555', '0711 222 333', '+254 711 222333'] }, "phones has '+254711222333' twice; take one out"],
  [{ social: { TikTok: null } }, "there is no field 'social.TikTok'; the fields are Facebook, Instagram, X, YouTube"],
  [
    {
      specialDays: [
        { label: 'Christmas', from: '2026-12-25' },
        { label: 'Holidays', from: '2026-12-20', to: '2026-12-25' },
      ],
    },
    'specialDays item 2 has days that are in item 1 too; take them out of one of the two',
  ],
])('of the house, in words: %j', (changes, words) => {
  expect(linesOfSite({ ...changes })).toEqual([`data/site.json: ${words}`]);
});

it('says of two wrong phone numbers no more than that each is wrong', () => {
  expect(linesOfSite({ phones: ['0722 1', '0722 2'] })).toHaveLength(2);
});

it.each([
  ['url', 'https://www.a;b{c}.example'],
  ['url', 'https://a.example/"><script>'],
  ['formEndpoint', 'https://forms;report-uri.evil.example/x'],
  ['formEndpoint', 'http://forms.example.com/x'],
  ['formEndpoint', 'https://user@forms.example.com/x'],
])('in %s: the address %s, which could end an attribute or a rule of a server', (field, address) => {
  expect(linesOfSite({ [field]: address })).toEqual([expect.stringContaining(`data/site.json: ${field} is `)]);
});

it.each(['/\\evil.example/vehicles/', '//evil.example/', '/terms\\..'])(
  'in legal: the document %s, which leaves the site',
  (address) => {
    expect(linesOfSite({ legal: { ...soundSite.legal, privacy: address } })).toEqual([
      expect.stringContaining('data/site.json: legal.privacy is '),
    ]);
  },
);

const page = (changes: object = {}) => ({
  documents: [
    {
      document: 'privacy',
      lead: 'What {house} does.',
      sections: [{ title: 'Who', text: 'We are [name].' }],
      ...changes,
    },
  ],
});
const contrast = (words: string) => `write a colour with a contrast of at least 4.5 in ${words} would do`;

it.each<[changes: Parameters<typeof linesWith>[0], line: string]>([
  [
    { services: [{ ...soundService, features: ['One'] }] },
    'data/services.json, entry 1 (Luxury Car Sales): features is ["One"]; write a list of exactly 4 short phrases, not 1',
  ],
  [
    { services: [{ ...soundService, enquiry: 'sales' }] },
    "data/services.json, entry 1 (Luxury Car Sales): enquiry is \"sales\"; write one of 'purchase', 'rental'",
  ],
  [
    { services: [soundService, { ...soundService, title: ' Rentals ' }] },
    'data/services.json, entry 2 (Rentals): slug is "luxury-car-sales"; write another one, since entry 1 has this already',
  ],
  [{ services: null }, 'data/services.json: this is null; write a list in square brackets: { "services": [ … ] }'],
  [{ team: { team: [soundMember], x: 1 } }, "data/team.json: there is no field 'x'; the only field is team"],
  [
    { team: [soundMember, soundMember] },
    'data/team.json, entry 2 (Mutiso Hodari): name is "Mutiso Hodari"; write another one, since entry 1 has this already',
  ],
  [
    { testimonials: [{ ...soundTestimonial, rating: 6 }] },
    'data/testimonials.json, entry 1 (Akinyi Tumaini): rating is 6; write a whole number from 1 to 5',
  ],
  [
    { claims: { ...soundClaims, trust: ['In {twon}'] } },
    'data/claims.json: trust item 1 is "In {twon}"; write between braces only {since}, {town}, {street}, which the site fills in',
  ],
  [
    { brand: { ...soundBrand, logo: '../logo.svg' } },
    'data/brand.json: logo is "../logo.svg"; write the name of an SVG or PNG file in data/ such as \'logo.svg\'',
  ],
  [
    { brand: { ...soundBrand, colourOnLight: '#c9a662' } },
    `data/brand.json: colourOnLight is "#c9a662"; ${contrast("words on the panels of the light page (#f2f0ec), where this has 2; '#816a3f'")}`,
  ],
  [
    { brand: { ...soundBrand, colourOnDark: '#7a5a1e' } },
    `data/brand.json: colourOnDark is "#7a5a1e"; ${contrast("words in the windows of the dark page (#23221e), where this has 2.5; '#9e875b'")}`,
  ],
  [
    { rental: { terms: { deposits: 1 } } },
    "data/rental.json: there is no field 'terms.deposits'; did you mean deposit?",
  ],
  [
    { legal: page({ lead: 'What {hous} does.' }) },
    'data/legal.json, entry 1 (privacy): lead is "What {hous} does."; write between braces only {house}, {address}, {email}, {phone}, {site}, {forms}, which the site fills in',
  ],
  [
    { legal: page({ lawyerReadOn: '2026-12-01' }) },
    "data/legal.json, entry 1 (privacy): lawyerReadOn is too early: complete the text between [ and ] first, in 'Who'",
  ],
  [
    { site: { ...soundSite, legal: { privacy: null } } },
    'data/site.json: formEndpoint is "https://forms.starcars.co.ke/enquiry"; write null until there is a privacy policy: one in data/legal.json that a lawyer has read, or its address in legal.privacy',
  ],
  [
    { gone: [{ id: 3, name: 'Old One', brand: 'McLaren', category: 'supercar' }] },
    'data/vehicles/car-1.json, id 3, McLaren 720S: id is 3; write a number that no car has had: this was the number of the Old One (data/gone.json), and old links lead to it; 4 is free',
  ],
])('of another file: %j', (changes, line) => {
  expect(linesWith(changes)).toEqual([line]);
});

it('of all files and entries are shown in one run, in their order', () => {
  const vehicles = [{ ...soundVehicle, id: 0, price: 'call us' }, null, { ...soundVehicle, name: ' ' }];
  const { title: _, ...untitled } = soundService;
  const site = { ...soundSite, ...hours({ label: '', closes: '08:00' }) };
  expect(
    linesWith({ vehicles, services: [untitled], testimonials: 'none', site }).map((line) => line.split(' is ')[0]),
  ).toEqual([
    'data/vehicles/car-1.json, id 0, McLaren 720S: id',
    'data/vehicles/car-1.json, id 0, McLaren 720S: price',
    'data/vehicles/car-2.json: this',
    'data/vehicles/car-3.json, id 3: name',
    'data/site.json: openingHours item 1, label',
    'data/site.json: openingHours item 1, closes',
    'data/services.json, entry 1: title',
    'data/testimonials.json: this',
  ]);
});
