import { render, within } from '@testing-library/react';
import fc from 'fast-check';
import { metaRow } from '@/lib/feeds/meta-feed';
import { vehicles } from '@/lib/inventory/inventory';
import { vehicleGraph } from '@/lib/page/structured-data';
import { ownPictures } from '@/lib/pictures/vehicle-pictures';
import { DOCUMENTS } from '@/lib/schema/documents';
import type { Vehicle } from '@/lib/schema/types';
import { site } from '@/lib/site/site';
import { dateInShort } from '@/lib/text/days';
import { VehicleView } from './vehicle-view';

/* Page, structured data and feed state the same facts of any car. Machines read nothing more than people. */

const words = fc.stringMatching(/^[A-Z][a-z]{2,8}( [a-z]{2,8}){0,3}$/);
const day = fc.constantFrom('2026-01-31', '2026-11-21');
const sum = fc.integer({ min: 1_000, max: 99_999_999 });
const optional = { requiredKeys: [] };

const asked = fc.oneof(
  fc.record({ price: fc.oneof(sum, fc.constant('on request')), dailyRental: fc.oneof(sum, fc.constant('on request')) }),
  fc.record({
    price: sum,
    dailyRental: fc.constantFrom(undefined, 'not for rent'),
    previousPrice: fc.constant(100_000_000),
  }),
  fc.record({ price: fc.constant('not for sale'), dailyRental: sum }),
);

const stated = fc.record({
  name: words,
  brand: words,
  model: words,
  description: words,
  features: fc.uniqueArray(words, { maxLength: 4 }),
  year: fc.constantFrom('2020', '2026'),
  fuel: words,
  transmission: words,
  category: fc.constantFrom('supercar', 'luxury', 'sports'),
  status: fc.constantFrom('available', 'sold', 'rented', 'Reserved', 'In service'),
});

const unstated = fc.record(
  {
    mileage: fc.integer({ min: 10, max: 300 }).map((tenths) => tenths / 10),
    acceleration: fc.integer({ min: 200, max: 1_500 }).map((hundredths) => hundredths / 100),
    topSpeed: fc.integer({ min: 90, max: 450 }),
    engine: words,
    bodyType: fc.constantFrom('Coupé', 'SUV', 'Hearse'),
    drive: fc.constantFrom('Rear-wheel drive', 'Front-wheel drive', 'All-wheel drive', 'Four-wheel drive'),
    steering: fc.constantFrom('Right-hand drive', 'Left-hand drive'),
    power: fc.integer({ min: 40, max: 2_000 }),
    engineCapacity: fc.integer({ min: 600, max: 8_400 }),
    range: fc.integer({ min: 90, max: 900 }),
    battery: fc.integer({ min: 200, max: 2_000 }).map((tenths) => tenths / 10),
    length: fc.integer({ min: 1500, max: 12_000 }),
    width: fc.integer({ min: 1000, max: 2600 }),
    height: fc.integer({ min: 800, max: 4000 }),
    seats: fc.integer({ min: 1, max: 20 }),
    doors: fc.integer({ min: 1, max: 6 }),
    odometer: fc.integer({ min: 0, max: 400_000 }),
    owners: fc.integer({ min: 0, max: 9 }),
    exteriorColour: words,
    paint: words,
    interiorColour: words,
    registration: words,
    origin: words,
    duty: words,
    addedOn: day,
    serviceHistory: words,
    warranty: words,
    inspection: words,
    inspectionReport: fc.constant('https://reports.example/1.pdf'),
    video: fc.constant('https://films.example/1'),
    vin: fc.constant('1M8GDM9AXKP042788'),
    flaws: fc.array(fc.record({ text: words }), { minLength: 1, maxLength: 3 }),
    documents: fc.uniqueArray(
      fc.record(
        {
          document: fc.constantFrom(...DOCUMENTS),
          present: fc.constantFrom('yes', 'no'),
          detail: words,
          dated: day,
          seenOn: day,
          seenBy: words,
        },
        { requiredKeys: ['document', 'present', 'seenOn', 'seenBy'] },
      ),
      { minLength: 1, selector: ({ document }) => document },
    ),
    rentalTerms: fc.record({ deposit: sum, excess: sum, extraKilometre: sum, lateDay: sum, late: words }, optional),
  },
  optional,
);

const place = fc.constantFrom(
  {},
  { location: 'here' },
  { location: 'port' },
  { location: 'abroad' },
  { location: 'abroad', arrives: '2027-03' },
);

const [shipped] = vehicles;
const car = fc.tuple(stated, unstated, asked, place).map((parts) => Object.assign({}, shipped, ...parts) as Vehicle);

/** The machine-readable values for words of the page. */
const MACHINE_WORDS: Readonly<Record<string, string>> = {
  'https://schema.org/InStock': 'Available',
  'https://schema.org/SoldOut': 'Sold',
  'https://schema.org/OutOfStock': 'Currently Rented',
  'https://schema.org/Reserved': 'Reserved',
  'https://schema.org/PreOrder': 'Abroad',
  'https://schema.org/RearWheelDriveConfiguration': 'Rear-wheel drive',
  'https://schema.org/FrontWheelDriveConfiguration': 'Front-wheel drive',
  'https://schema.org/AllWheelDriveConfiguration': 'All-wheel drive',
  'https://schema.org/FourWheelDriveConfiguration': 'Four-wheel drive',
  'https://schema.org/RightHandDriving': 'Right-hand drive',
  'https://schema.org/LeftHandDriving': 'Left-hand drive',
  AVAILABLE: 'Available',
  PENDING: 'Reserved',
  RWD: 'Rear-wheel drive',
  FWD: 'Front-wheel drive',
  AWD: 'All-wheel drive',
  COUPE: 'Coupé',
  SUV: 'SUV',
  OTHER: 'Hearse',
  NEW: 'Previous owners None',
  USED: 'Previous owners',
};

/** No facts of a car: words of the formats, units, addresses of the page itself, and the dealer's own facts. */
const NO_FACT =
  /^(@.*|unit.*|.*[cC]urrency|businessFunction|valueReference|priceType|seller|url|id|vehicle_id|mileage\.unit|image.*|address|latitude|longitude)$/;
/** Advertisers demand it. The page keeps it back, since a copied number makes a false car look real. */
const IDENTIFICATION = /^vin$/;

type Told = readonly [key: string, value: string | number | boolean];

function toldIn(value: unknown, key = ''): readonly Told[] {
  if (NO_FACT.test(key) || IDENTIFICATION.test(key) || value === undefined || value === null) return [];
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([inner, part]) => toldIn(part, Array.isArray(value) ? key : inner));
  return [[key, value as string]];
}

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

/** The words and numbers of the page about its own car. */
function shownOn(container: HTMLElement) {
  const similar = within(container).queryByRole('heading', { name: 'Similar Vehicles' })?.closest('section');
  for (const other of container.querySelectorAll('script, header, footer')) other.remove();
  similar?.remove();
  const text = container.textContent ?? '';
  const texts: string[] = [];
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  const numbers = new Set(
    texts.flatMap((one) => one.match(/\d[\d,]*(\.\d+)?/g) ?? []).map((one) => Number(one.replaceAll(',', ''))),
  );
  return { text, letters: letters(text), numbers };
}

function isShown([key, value]: Told, page: ReturnType<typeof shownOn>): boolean {
  if (typeof value === 'boolean') return false;
  if (key === 'numberOfPreviousOwners') return page.letters.includes(`Previousowners${value === 0 ? 'None' : value}`);
  const amount = typeof value === 'number' ? value : Number(/^(\d+)( KES| km)?$/.exec(value)?.[1] ?? Number.NaN);
  if (!Number.isNaN(amount)) return page.numbers.has(amount);
  const text = String(value);
  if (Object.hasOwn(MACHINE_WORDS, text)) return page.letters.includes(letters(MACHINE_WORDS[text] ?? ''));
  if (/^\d{4}-\d{2}(-\d{2})?$/.test(text)) return page.text.includes(dateInShort(text));
  if (key === 'knownVehicleDamages') return text.split('; ').every((flaw) => page.text.includes(flaw));
  if (key === 'title') return text.split(/(?<=^\d{4}) /).every((part) => page.text.includes(part));
  if (key === 'category') return page.letters.toLowerCase().includes(text);
  return page.text.includes(text);
}

it('gives machines the facts of the page', () => {
  fc.assert(
    fc.property(car, (vehicle) => {
      const { container, unmount } = render(<VehicleView vehicle={vehicle} />);
      const graph = vehicleGraph(vehicle, ownPictures(vehicle));
      const page = shownOn(container);
      const told = [graph, metaRow(vehicle, site)].flatMap((one) => toldIn(one));
      expect(told.filter((one) => !isShown(one, page))).toEqual([]);
      unmount();
    }),
    { numRuns: 40 },
  );
});
