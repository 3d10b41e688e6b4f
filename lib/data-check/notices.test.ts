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
  [{ price: 999_999 }, 'price is 999,999 shillings, which is hardly meant; usual is 1,000,000 to 1,000,000,000'],
  [{ dailyRental: 999 }, 'dailyRental is 999 shillings a day, which is hardly meant; usual is 1,000 to 5,000,000'],
  [{ mileage: 40.5 }, 'mileage is 40.5 litres per 100 km, which is hardly meant; usual is 0 to 40'],
  [{ acceleration: 1.45 }, 'acceleration is 1.45 seconds to 100 km/h, which is hardly meant; usual is 1.5 to 15'],
  [{ topSpeed: 501 }, 'topSpeed is 501 km/h, which is hardly meant; usual is 60 to 500'],
  [
    { status: ' sould ' },
    'status "sould" is a word of your own, shown in yellow as it is; the site knows available, sold, rented, reserved; did you mean sold?',
  ],
  [
    { price: 3_700_000, dailyRental: 105_000 },
    'price is KES 3,700,000 and dailyRental KES 105,000/day; look for a zero too few or too many',
  ],
  [
    { dailyRental: 150_000, rentalTerms: { rates: [{ rate: '15,000' }] } },
    'another rate is KES 15,000/day; look for a zero too few or too many',
  ],
  [
    { rentalTerms: { rates: [{ rate: '150,000', from: '2026-12-20', to: '2026-12-30' }] } },
    'another rate is of days until 2026-12-30, which have passed; take it out',
  ],
  [{ status: 'sold', soldOn: '2027-01-31' }, 'soldOn is 2027-01-31, which is still to come'],
  [{ status: 'sold' }, 'the car is sold without soldOn, so it stays in the lists; write the day'],
  [
    { location: 'abroad', arrives: '2026-11' },
    'arrives is 2026-11, which has passed; write where the car is now, or a later month',
  ],
  [{ soldOn: '2026-11-01' }, 'soldOn is set, but status is not "sold"; the car is listed as "available"'],
])('doubt of a car %j', (fields, notice) => {
  expect(notices({ vehicles: [{ ...soundVehicle, ...fields }] })).toEqual([`data/vehicles/car-1.json: ${notice}`]);
});

it.each([
  { price: 1_000_000, dailyRental: 1000, mileage: 40, acceleration: 1.5, topSpeed: 60 },
  { price: 1_000_000_000, dailyRental: 5_000_000, mileage: 0.9, acceleration: 15, topSpeed: 500 },
  { status: 'SOLD', soldOn: '2026-11-01' },
])('do not doubt %j', (fields) => {
  expect(notices({ vehicles: [{ ...soundVehicle, ...fields }] })).toEqual([]);
});

it('doubt two cars with one VIN, and rates and holidays of the house', () => {
  const vin = '1M8GDM9AXKP042788';
  const vehicles = [3, 4].map((id) => ({ ...soundVehicle, id, vin }));
  const specialDays = [{ label: 'Christmas', from: '2026-12-24', to: '2026-12-26' }];
  const rental = { terms: { rates: [{ rate: '500' }] } };
  expect(notices({ vehicles, site: { ...soundSite, specialDays }, rental })).toEqual([
    'data/vehicles/car-2.json: vin is that of data/vehicles/car-1.json too; if they are one car, remove one file',
    'data/rental.json: another rate is KES 500/day; look for a zero too few or too many',
    'data/site.json: all specialDays have passed; add the next holidays',
  ]);
});

it("name a copyright of a year that has passed by the dealer's clock", () => {
  const copyright = (year: string) => notices({ site: { ...soundSite, copyright: year } });
  expect(copyright('2026')).toEqual([]);
  jest.setSystemTime(new Date('2026-12-31T21:00:00Z'));
  expect(copyright('2026')).toEqual([
    'data/site.json: copyright is 2026, which every page shows at its foot; the year is 2027',
  ]);
});

it('name the legal texts that wait for a lawyer, and a newsletter that nobody receives', () => {
  const written = { lead: 'Ours.', sections: [{ title: 'What?', text: 'By us.' }] };
  const terms = { ...written, lead: 'By [name] of [place].' };
  const legal = [
    { ...written, document: 'privacy' as const },
    { ...terms, document: 'terms' as const },
    { ...written, document: 'cookies' as const, lawyerReadOn: '2026-12-01' },
  ];
  expect(notices({ legal, site: { ...soundSite, formEndpoint: null } })).toEqual([
    'data/site.json: formEndpoint is null, so nobody receives the addresses of newsletter subscribers',
    'data/legal.json: not on the site until lawyerReadOn says when a lawyer has read it: privacy, terms (2 places in [ ] to complete)',
  ]);
});

describe('Before the site is published', () => {
  it('placeholders and samples are named, a line for each file', () => {
    const site = {
      ...soundSite,
      name: 'Nyota',
      url: 'https://www.nyota.example',
      phones: [soundSite.phones[0], '0700 000 001'],
      whatsapp: '254700000000',
      emails: { info: 'info@nyota.example', sales: 'sales@starcars.co.ke' },
    };
    expect(
      unfinished({
        site,
        vehicles: [3, 4].map((id) => ({ ...soundVehicle, id, sample: true })),
        claims: { ...soundClaims, sample: true },
        team: [{ ...soundMember, sample: true }],
        testimonials: [{ ...soundTestimonial, sample: true }],
      }),
    ).toEqual([
      'data/site.json: these are placeholders, to be replaced or confirmed before publishing: Nyota, https://www.nyota.example, +254700000001, 254700000000, info@nyota.example',
      'data/vehicles: 2 cars are samples, to be replaced or confirmed before publishing: McLaren 720S, McLaren 720S',
      'data/claims.json: the claims are samples, to be replaced or confirmed before publishing: 1 Car, 2 People',
      'data/testimonials.json: these people are invented, to be replaced or confirmed before publishing: Akinyi Tumaini',
      'data/team.json: these people are invented, to be replaced or confirmed before publishing: Mutiso Hodari',
    ]);
  });

  it('nothing is to be done for sound data, or numbers that only contain a placeholder', () => {
    expect(unfinished({})).toEqual([]);
    const site = {
      ...soundSite,
      name: 'Nyota Motors',
      whatsapp: '+1 254 700 000 001',
      phones: ['+44 254 700 000 001'],
    };
    expect(unfinished({ site })).toEqual([]);
  });
});
