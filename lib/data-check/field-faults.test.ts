import { schemasFor } from '@/lib/schema/collections';
import {
  knownPictures,
  soundBrand,
  soundClaims,
  soundMember,
  soundService,
  soundSite,
  soundTestimonial,
  soundVehicle,
} from '@/lib/testing/sound-data';
import { faultLine, faultsOf } from './faults';

/* Each row is a field of a file, its expectation, and values that it refuses, besides `true`. */
type Row = readonly [path: string, expected: string, ...refused: readonly unknown[]];

const LINE = 'text on one line, with letters or digits';
const TEXT = 'text with letters or digits';
const SLUG = "lower-case letters, digits and single hyphens such as 'luxury-car-sales'";
const COLOUR = "a colour as # and six digits or letters from a to f such as '#c9a662'";
const SHILLINGS = "a whole number of shillings such as 45000000, text such as 'KES 45,000,000'";
const RENTAL =
  "a whole number of shillings a day such as 125000, text such as 'KES 125,000/day', 'on request' or 'not for rent'";
const PICTURE = "the name of a picture such as 'ferrari-488-gtb/side'";
const EMAIL = "an e-mail address such as 'info@example.com'";
const TIME = "a time from '00:00' to '23:59' such as '09:00'";
const PHONE =
  "a phone number with its country code such as '+254 700 000 000', or as it is dialled at home such as '0700 000 000'";
const PROFILE = "a complete https address such as 'https://www.x.com/your-name', or null";
const DOCUMENT = "a complete https address, a path of this site such as '/documents/terms.pdf', or null";
const REPORT = "a complete https address or a path of this site that ends in .pdf such as '/documents/911.pdf'";
const DAY = "a day as year-month-day such as '2026-12-25'";
const PLACE = 'without quotes, such as';
const NUMBER = 'its digits and letters, at least four, such as 123456';

const vehicle: readonly Row[] = [
  ['id', 'a positive whole number of at most nine digits such as 7', 0, -3, 1.5, 2 ** 60, '3', undefined],
  ['name', LINE, '', ' ', 'McLaren\r\n720S'],
  ['brand', LINE, '', '  '],
  ['model', LINE, 720],
  ['price', `${SHILLINGS}, 'on request' or 'not for sale'`, 'call us', -1, 0, 45_000_000.5, null, undefined, 2 ** 53],
  ['price', `${SHILLINGS}, 'on request' or 'not for sale'`, 'USD 350,000', 'KES 4,50,000', 'KES 45,000,000.50'],
  ['price', `${SHILLINGS}, 'on request' or 'not for sale'`, 'KES 140,000/day'],
  ['dailyRental', RENTAL, 'KES 140,000/week', 0],
  ['image', `${PICTURE}, or leave it out`, 7, null],
  ['images', 'a list of pictures', '', 'saloon/front, saloon/side'],
  [
    'images.1',
    `a picture such as 'ferrari-488-gtb/side', or { "picture": "ferrari-488-gtb/side", "alt": "…", "focus": "50% 70%" }`,
    7,
    undefined,
  ],
  ['year', "a year from 1900 to 2099 such as '2024'", '24', '2024 ', '0024', '02024', '1899', '2100'],
  ['fuel', LINE, '—'],
  ['transmission', LINE, undefined],
  ['category', "one of 'supercar', 'luxury', 'sports'", 'van', 'Luxury', ['luxury', 'sports']],
  ['status', LINE, ''],
  ['mileage', "litres per 100 km as a number such as 10.5, or text such as '10.5 L/100km'", '12 km/L'],
  ['engine', LINE, 'V8\nV10'],
  ['acceleration', "seconds as a number such as 3.2, or text such as '3.2s'", 'fast'],
  ['topSpeed', "km/h as a number such as 325, or text such as '325 km/h'", 0, '200 mph'],
  ['description', TEXT, ' \n ', 720],
  ['features', 'a list of short phrases', 'all'],
  ['features.5', LINE, '', ' ', 7],
  ['stockPhotos', 'a list of photos at the stock photo host', '12'],
  [
    'stockPhotos.0',
    "the number or name of a photo at the stock photo host such as '3802510'",
    3_802_510,
    'a b',
    'https://images.example.com/7?w=1',
  ],
  ['odometer', "a whole number of kilometres such as 12500, or text such as '12,500 km'", -1],
  ['power', "a whole number of horsepower such as 660, or text such as '660 hp'", '700 PS', '700.5 hp'],
  ['engineCapacity', "a whole number of cubic centimetres such as 3902, or text such as '3,902 cc'", '4.0L'],
  ['length', "whole millimetres from 1,500 to 12,000 such as 4520, or text such as '4,520 mm'", 4.52, 452, '4.52 m'],
  ['width', "whole millimetres from 1,000 to 2,600 such as 1933, or text such as '1,933 mm'", 4520],
  ['height', "whole millimetres from 800 to 4,000 such as 1165, or text such as '1,165 mm'", 116, -1165],
  ['seats', 'a whole number from 1 to 20', 0, 21],
  ['doors', 'a whole number from 1 to 6', 2.5, 7],
  ['owners', 'a whole number from 0 to 99', -1],
  ['drive', "one of 'Rear-wheel drive', 'Front-wheel drive', 'All-wheel drive', 'Four-wheel drive'", 'RWD'],
  ['steering', "one of 'Right-hand drive', 'Left-hand drive'", 'right'],
  [
    'vin',
    "17 letters and digits without I, O and Q such as '1M8GDM9AXKP042788'",
    '1M8GDM9AXKP04278',
    '1M8GDM9AXKP04278O',
    17,
  ],
  ['location', "one of 'here', 'port', 'abroad'", 'Mombasa'],
  ['registration', LINE, ' '],
  ['addedOn', DAY, '2026-02-30', '11/23/2026'],
  ['inspectionReport', REPORT, '/documents/report.docx', 'http://example.com/a.pdf'],
  ['video', "a complete https address such as 'https://www.youtube.com/watch?v=…'", 'youtube.com/abc'],
  ['flaws', 'a list of known flaws, at least one', []],
  ['sources', 'a list of complete https addresses, at least one', []],
];

const service: readonly Row[] = [
  ['slug', SLUG, 'Luxury Cars', 'luxury--cars', '-luxury', 'luxury_car_sales'],
  ['enquiry', LINE],
  ['icon', "one of 'car', 'key', 'shield', 'wrench', 'banknote', 'concierge'", 'bike', undefined],
  ['title', LINE, ''],
  ['description', TEXT, ''],
  ['features', 'a list of exactly 4 short phrases'],
  ['image', PICTURE],
  ['benefits', 'a list of short phrases, at least one', []],
  ['benefits.0', LINE, null],
  ['process', 'a list of steps, at least one', []],
  ['process.1', LINE, ' '],
];

const testimonial: readonly Row[] = [
  ['name', LINE, ' '],
  ['role', LINE, 'Architect\nNairobi'],
  ['image', `${PICTURE}, or leave it out`, null],
  ['rating', 'a whole number from 1 to 5', 0, 6, 4.5, '5', null, -1],
  ['text', TEXT, undefined],
];

const member: readonly Row[] = [
  ['position', LINE, ['Sales']],
  ['image', `${PICTURE}, or leave it out`, null],
  ['description', TEXT, ''],
];

const brand: readonly Row[] = [['colourOnDark', COLOUR, 'gold', '#c9a', 'rgb(1,2,3)', '#c9a66', 7, null]];

const site: readonly Row[] = [
  ['name', LINE, ''],
  ['tagline', LINE, ''],
  ['blurb', LINE, ''],
  [
    'url',
    "the https address of the site without a slash at the end such as 'https://www.example.com'",
    'www.a.co',
    'http://a.co',
    'https://a.co/',
    'https://a.co?a',
    'https://a',
    'https://a.co/a b',
    'https://me:pw@a.co',
    'javascript:alert(1)',
    'https://a.co/#top',
    null,
  ],
  ['since', "a year such as '2009'"],
  ['copyright', "a year such as '2009'"],
  ['support', LINE],
  ['phones', 'a list of phone numbers, at least one', []],
  [
    'phones.0',
    PHONE,
    null,
    '711222333',
    '+2540711222333',
    '+25471122233',
    711222333,
    'call us',
    '',
    'call 0711 222 333',
    '0800-CARS',
  ],
  ['whatsapp', PHONE, '0711 222', 254711222333],
  ['emails', '{ … } with the fields info, sales'],
  [
    'emails.info',
    EMAIL,
    'info a.co.ke',
    'info@a',
    undefined,
    'a@a.co?bcc=x@y.example',
    'Sales <a@a.co>',
    'a@a.co, b@a.co',
  ],
  ['address', '{ … } with the fields street, city, country, countryCode'],
  ['address.street', LINE, ' '],
  ['address.countryCode', "two capital letters such as 'KE'", 'Kenya', 'KEN', 'ke'],
  ['coordinates', '{ … } with the fields latitude, longitude', '-1.2921, 36.8219'],
  ['coordinates.latitude', `degrees from -90 to 90, ${PLACE} -1.2921`, '-1.2921', 91, undefined],
  ['coordinates.longitude', `degrees from -180 to 180, ${PLACE} 36.8219`, -181],
  ['openingHours', 'a list of opening hours, at least one', []],
  ['openingHours.0.label', LINE],
  ['openingHours.0.days', 'a list of days of the week, at least one', [], 'Monday - Friday'],
  ['openingHours.0.days.0', 'one of Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday', 'Mo', 'Weekend'],
  ['openingHours.0.opens', TIME, '9', '009:00', '09:000', '13:00 PM'],
  ['openingHours.0.closes', TIME, '24:00'],
  ['specialDays', 'a list of special days, or leave it out', 'Christmas'],
  ['specialDays.0.label', LINE, ' '],
  ['specialDays.0.date', DAY, '25 December', '31/2/2026', '2026-02-29'],
  ['enquiries', 'a list of what one can write about, purchase and rental among the values', []],
  ['enquiries.0.value', "lower-case letters, digits and single hyphens such as 'financing'"],
  ['enquiries.0.label', LINE],
  ['social', '{ … } with the fields Facebook, Instagram, X, YouTube'],
  ['social.X', PROFILE, 'x.com/a', 'http://x.com/a', 'https://me:pw@x.com/a'],
  ['legal', '{ … } with the fields privacy, terms, cookies'],
  ['legal.terms', DOCUMENT, 'terms.pdf', '//evil.com', 'javascript:alert(1)', '../cookies.pdf', '/my cookies.pdf'],
  [
    'formEndpoint',
    "a complete https address such as 'https://forms.example.com/enquiry', or null",
    'http://a.co.ke',
    '',
    'a@a.co.ke',
  ],
  ['formFields', 'a list of fields with name and value, or leave it out', 'subject'],
  [
    'formFields.0.name',
    "the name that the form service gives the field, such as 'access_key'; not one of the form's own: name, email, phone, service, message, consent",
    'access key',
    '1a',
    'Email',
  ],
  ['formFields.0.value', LINE, ' '],
  ['soldCarsStay', 'a whole number of days such as 30, or leave it out', -1, 1.5, '30'],
  [
    'picturesUrl',
    "an https address without a path such as 'https://pictures.example.com', or null",
    'https://a.co/cars',
  ],
  ['stockPhotoHost', '{ … } with the fields origin, path', 'images.example.com'],
  [
    'stockPhotoHost.origin',
    "an https address without a path such as 'https://images.example.com'",
    'http://a.co',
    'https://a.co/',
    'https://a.co/photos',
  ],
  [
    'stockPhotoHost.path',
    "a path with {id} and {width} in it such as '/photos/{id}?w={width}'",
    'photos',
    'photos/cars',
    '/my photos',
    undefined,
  ],
];

const account: readonly Row[] = [
  ['kind', "one of 'M-Pesa till', 'M-Pesa paybill', 'Bank account'", 'cash'],
  ['number', NUMBER, '123', 'abcdef', '12  34', '1234-', '-1234', '1'.repeat(35), 123456],
  ['account', NUMBER, ''],
  ['bank', LINE, ''],
  ['name', LINE, ' '],
];

const claims: readonly Row[] = [
  ['home', 'a list of figures, at least one', []],
  ['home.0.figure', LINE, ''],
  ['home.0.label', LINE],
  ['reasons', 'a list of reasons', 'good ones'],
  ['reasons.0', '{ … } with the fields title, text', 'good'],
  ['about', 'a list of figures, at least one', []],
  ['trust', 'a list of short phrases, at least one', []],
];

const order: readonly Row[] = [
  ['vehicles', 'a list of the names of files in data/vehicles/', 'a'],
  ['vehicles.0', "the name of a file in data/vehicles/ without its ending such as 'ferrari-488-gtb'", 7],
];

const gone: readonly Row[] = [
  ['vehicles', 'a list of the cars that have gone', 'a'],
  ['vehicles.0.id', 'a positive whole number of at most nine digits such as 7', 0],
  ['vehicles.0.category', "one of 'supercar', 'luxury', 'sports'", 'van'],
];

const schemas = schemasFor(new Set(knownPictures.keys()));

describe.each([
  [
    'vehicle',
    { ...soundVehicle, stockPhotos: ['7'], vin: ' 1m8gdm9axkp042788 ', length: 4543, width: 2600, height: 800 },
    vehicle,
  ],
  ['services', soundService, service],
  ['testimonials', soundTestimonial, testimonial],
  ['team', soundMember, member],
  ['brand', soundBrand, brand],
  [
    'site',
    {
      ...soundSite,
      coordinates: { latitude: -1.2921, longitude: 36.8219 },
      specialDays: [{ label: 'Christmas', date: '2026-12-25', closed: true }],
      formFields: [{ name: 'access_key', value: '4f1c' }],
      soldCarsStay: 0,
    },
    site,
  ],
  ['accounts', { kind: 'M-Pesa paybill', number: ' 110-22 33.A ', account: '0711', name: 'Cars Ltd' }, account],
  ['claims', { ...soundClaims, reasons: [{ title: 'One', text: 'Two.' }] }, claims],
  ['order', { vehicles: [' car-1 ', 'car-2'] }, order],
  ['gone', { vehicles: [{ id: 999_999_999, name: 'A B', brand: 'A', category: 'luxury' }] }, gone],
] as const)('%s', (name, sound, rows) => {
  const schema = schemas[name];
  const linesOf = (entry: object) => {
    const { error } = schema.safeParse(entry);
    return error ? faultsOf(schema, error, entry, { file: 'a.json', entry: null, at: [] }).map(faultLine) : [];
  };

  it('has no fault in sound data', () => {
    expect(linesOf(sound)).toEqual([]);
  });

  for (const [path, expected, ...refused] of rows) {
    it(`refuses values of ${path}: write ${expected}`, () => {
      for (const value of [true, ...refused]) {
        const shown = value === undefined ? 'missing' : JSON.stringify(value);
        expect(linesOf(changed(sound, path.split('.'), value))).toEqual([
          `a.json: ${nameOf(path)} is ${shown}; write ${expected}`,
        ]);
      }
    });
  }
});

function changed(entry: unknown, [step = '', ...rest]: readonly string[], value: unknown): object {
  const inner = (entry as Readonly<Record<string, unknown>>)[step];
  const next = rest.length === 0 ? value : changed(inner, rest, value);
  if (Array.isArray(entry)) return entry.with(Number(step), next);
  return { ...(entry as object), [step]: next };
}

/** 'phones item 1, e164' for 'phones.0.e164'. */
const nameOf = (path: string) =>
  path.replace(/\.(\d+)(?:\.(\w+))?/g, (_, index, field) => ` item ${Number(index) + 1}${field ? `, ${field}` : ''}`);
