import {
  dataWith,
  knownPictures,
  soundClaims,
  soundMember,
  soundSite,
  soundTestimonial,
  soundVehicle,
} from '@/lib/testing/sound-data';
import { inspectData } from './inspect-data';

type Changes = Parameters<typeof dataWith>[0];

const inspected = (changes: Changes) => inspectData(dataWith(changes), knownPictures);
const notices = (changes: Changes) => inspected(changes).notices;
const unfinished = (changes: Changes) => inspected(changes).unfinished.map(({ text }) => text);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-12-31T20:00:00Z') });
});
afterEach(() => jest.useRealTimers());

it.each([
  [{ price: 45 }, 'price is 45 shillings, which is hardly meant; for KES 45,000,000 write 45000000'],
  [{ price: 499_999 }, 'price is 499,999 shillings, which is hardly meant; usual is 500,000 to 1,000,000,000'],
  [{ dailyRental: 999 }, 'dailyRental is 999 shillings a day, which is hardly meant; usual is 1,000 to 5,000,000'],
  [{ mileage: 40.5 }, 'mileage is 40.5 litres per 100 km, which is hardly meant; usual is 0 to 40'],
  [{ acceleration: 1.45 }, 'acceleration is 1.45 seconds to 100 km/h, which is hardly meant; usual is 1.5 to 15'],
  [{ topSpeed: 501 }, 'topSpeed is 501 km/h, which is hardly meant; usual is 60 to 500'],
  [
    { status: ' sould ' },
    'status "sould" is a word of your own, shown in yellow as it is; the site knows available, sold, rented, reserved; did you mean sold?',
  ],
  [{ soldOn: '2026-11-01' }, 'soldOn is set, but status is not "sold"; the car is listed as "available"'],
])('doubt of a car %j', (fields, notice) => {
  expect(notices({ vehicles: [{ ...soundVehicle, ...fields }] })).toEqual([`data/vehicles/car-1.json: ${notice}`]);
});

it.each([
  { price: 500_000, dailyRental: 1000, mileage: 40, acceleration: 1.5, topSpeed: 60 },
  { price: 1_000_000_000, dailyRental: 5_000_000, mileage: 0.9, acceleration: 15, topSpeed: 500 },
  { status: 'SOLD', soldOn: '2026-11-01' },
])('do not doubt %j', (fields) => {
  expect(notices({ vehicles: [{ ...soundVehicle, ...fields }] })).toEqual([]);
});

it('doubt a showroom abroad, as when its two numbers are swapped', () => {
  const at = (latitude: number, longitude: number) =>
    notices({ site: { ...soundSite, coordinates: { latitude, longitude } } });
  const outside = 'data/site.json: coordinates are a place outside Kenya, which is hardly meant;';
  expect(at(-1.2921, 36.8219)).toEqual([]);
  expect(at(36.8219, -1.2921)).toEqual([`${outside} write latitude -1.2921 and longitude 36.8219`]);
  expect(at(50, 0)).toEqual([`${outside} the country lies between latitude -5 and 5.5, longitude 33.5 and 42`]);
});

it('note a figure that promises more than twice the cars that are not sold, and let it be published', () => {
  const claiming = (label: string, cars: number, statuses: readonly string[] = []) => {
    const home = [{ figure: '10+', label }];
    const vehicles = Array.from({ length: cars }, (_, index) => ({
      ...soundVehicle,
      id: index + 1,
      status: statuses[index] ?? 'available',
    }));
    const changes = { claims: { ...soundClaims, home }, vehicles };
    expect(unfinished(changes)).toEqual([]);
    return notices(changes).filter((notice) => notice.includes('claims'));
  };
  const noted = (count: number) => [
    `data/claims.json: home item 1 says '10+ Premium vehicles', and the stock is ${count}`,
  ];
  expect(claiming('Premium vehicles', 5)).toEqual([]);
  expect(claiming('Premium vehicles', 5, ['sold'])).toEqual(noted(4));
  expect(claiming('Vehicles sold', 0)).toEqual([]);
});

it("name a copyright of a year that has passed by the dealer's clock", () => {
  const copyright = (year: string) => notices({ site: { ...soundSite, copyright: year } });
  expect(copyright('2026')).toEqual([]);
  jest.setSystemTime(new Date('2026-12-31T21:00:00Z'));
  expect(copyright('2026')).toEqual([
    'data/site.json: copyright is 2026, which every page shows at its foot; the year is 2027',
  ]);
});

describe('Before the site is published', () => {
  it('placeholders, invented people and other houses are named', () => {
    const site = {
      ...soundSite,
      since: '2016',
      url: 'https://www.nyota.example',
      phones: [soundSite.phones[0], '0700 000 001'],
      whatsapp: '254700000000',
      emails: { info: 'info@nyota.example', sales: 'sales@starcars.co.ke' },
      address: { ...soundSite.address, city: 'Mombasa' },
    };
    const trust = ['Operating since 2009', 'At one address in Nairobi', 'Since {since} in {town}'];
    const draft = { lead: 'Ours.', sections: [{ title: 'What?', text: 'By [name] of [place].' }] };
    expect(
      unfinished({
        site,
        claims: { ...soundClaims, trust },
        team: [{ ...soundMember, sample: true }],
        testimonials: [{ ...soundTestimonial, sample: true }],
        legal: {
          terms: draft,
          cookies: { ...draft, sections: [{ title: 'A', text: 'B' }], lawyerReadOn: '2026-12-01' },
        },
      }),
    ).toEqual([
      'data/site.json still holds placeholders, to be replaced before publishing: https://www.nyota.example, +254700000001, 254700000000, info@nyota.example',
      'data/testimonials.json still holds invented people, to be replaced before publishing: Akinyi Tumaini',
      'data/team.json still holds invented people, to be replaced before publishing: Mutiso Hodari',
      "data/site.json: tagline says 'in Nairobi', and the house is in Mombasa (address): 'Cars in Nairobi'",
      "data/claims.json: trust item 1 says 'since 2009', and the house is open since 2016: 'Operating since 2009'",
      "data/claims.json: trust item 2 says 'in Nairobi', and the house is in Mombasa (address): 'At one address in Nairobi'",
      'data/legal.json: terms is a draft until lawyerReadOn says when a lawyer has read it; 2 places in [ ] to complete',
    ]);
  });

  it('nothing is to be done for sound data, or numbers that only contain a placeholder', () => {
    expect(unfinished({})).toEqual([]);
    const site = { ...soundSite, whatsapp: '+1 254 700 000 001', phones: ['+44 254 700 000 001'] };
    expect(unfinished({ site })).toEqual([]);
  });
});
