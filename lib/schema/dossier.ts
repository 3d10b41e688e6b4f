import { z } from 'zod';
import { readMonth } from '@/lib/text/read-calendar';
import { cubicCentimetres, horsepower, kilometres, kilowattHours, shillings } from './amounts';
import { isHttpsAddress } from './contact';
import { controls } from './controls';
import { pictureName } from './picture';
import { calendarDay, count, filledList, line, meant, oneOf, paragraph, record, STATEMENT } from './text';

/** 17 characters without I, O and Q (ISO 3779). */
export const VIN = /^[A-HJ-NPR-Z\d]{17}$/;

/*
 * The questions of a buyer. Every field is optional, and pages do not show an absent one: a fact about one car is never
 * supplied by anybody but the dealer.
 */

const DRIVES = ['Rear-wheel drive', 'Front-wheel drive', 'All-wheel drive', 'Four-wheel drive'] as const;
const STEERING_SIDES = ['Right-hand drive', 'Left-hand drive'] as const;
const PLACES = ['here', 'port', 'abroad'] as const;

const MONTH_EXPECTED = "a month, year first, such as '2027-03'";
const REPORT_EXPECTED =
  "a complete https address or a path of this site that ends in .pdf such as '/documents/911.pdf'";
const ADDRESS_EXPECTED = "a complete https address such as 'https://www.youtube.com/watch?v=…'";
const VIN_EXPECTED = "17 letters and digits without I, O and Q such as '1M8GDM9AXKP042788'";
const PERCENT_EXPECTED = 'a number from 0 to 100';

const httpsLink = z.string({ error: ADDRESS_EXPECTED }).refine(isHttpsAddress);
const percent = z.number({ error: PERCENT_EXPECTED }).refine((value) => value >= 0 && value <= 100);

const calendarMonth = z
  .string({ error: meant(readMonth, MONTH_EXPECTED) })
  .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)
  .register(controls, { kind: 'format', format: 'month' });

/** Fields of one car alone: a copy of its entry starts without them. */
export const OF_ONE_CAR: readonly string[] = [
  'vin',
  'odometer',
  'registration',
  'origin',
  'duty',
  'owners',
  'location',
  'arrives',
  'addedOn',
  'soldOn',
  'serviceHistory',
  'warranty',
  'warrantyExcludes',
  'inspection',
  'inspectionReport',
  'flaws',
  'previousPrice',
  'video',
] satisfies (keyof ReturnType<typeof dossierFields> | 'soldOn')[];

export function dossierFields(pictures: ReadonlySet<string>) {
  return {
    bodyType: line().optional().describe('Body: ‘Coupé’, ‘Convertible’, ‘SUV’. The filters list it.'),
    drive: z
      .enum(DRIVES, { error: oneOf(DRIVES) })
      .optional()
      .describe('Which wheels are driven.'),
    power: horsepower.optional().describe('Power of the engine, in horsepower (hp or bhp; 1 PS is 0.986 hp).'),
    seats: count(1, 20).optional().describe('Number of seats.'),
    doors: count(1, 6).optional().describe('Number of doors, without the lid of the boot.'),
    steering: z
      .enum(STEERING_SIDES, { error: oneOf(STEERING_SIDES) })
      .optional()
      .describe('On which side the wheel is.'),
    engineCapacity: cubicCentimetres.optional().describe('Engine capacity, in cubic centimetres.'),
    range: kilometres.optional().describe('Range of an electric car on one charge, in km, as its maker states it.'),
    battery: kilowattHours.optional().describe('Battery of an electric car, in kWh.'),

    vin: z
      .string({ error: VIN_EXPECTED })
      .trim()
      .toUpperCase()
      .regex(VIN)
      .meta({ title: 'VIN' })
      .optional()
      .describe('Vehicle identification number, for the feeds that demand it; not shown on the site.'),
    odometer: kilometres.optional().describe('Odometer reading, in km: how far this car has been driven.'),
    exteriorColour: line().optional().describe('Colour outside, in a plain word: ‘Red’. The filters list it.'),
    paint: line().optional().describe('Its paint by the maker’s name: ‘Rosso Corsa’.'),
    interiorColour: line().optional().describe('Colour inside, and material if you like: ‘Tan leather’.'),
    registration: line().optional().describe('Number plate as far as it may be shown, or ‘Not yet registered’.'),
    origin: line().optional().describe('How it came to Kenya: ‘Imported used from the United Kingdom’.'),
    duty: line().optional().describe('Duty: ‘Paid’, ‘Not yet paid, not in the price’.'),
    owners: count(0, 99).optional().describe('Number of owners before you; 0 for none.'),
    location: z
      .enum(PLACES, { error: oneOf(PLACES) })
      .optional()
      .describe('Where it is: ‘here’ in the showroom, in the ‘port’, or ‘abroad’.'),
    arrives: calendarMonth.optional().describe('For a car abroad: the month it is expected, as ‘2027-03’.'),
    addedOn: calendarDay().optional().describe('The day it came into your list, as ‘2026-11-21’.'),

    serviceHistory: paragraph().optional().describe('Service history: by whom, how often, the last one.'),
    warranty: paragraph().optional().describe('Warranty: what it covers, by whom, until when.'),
    warrantyExcludes: paragraph().optional().describe('What the warranty leaves out.'),
    inspection: line().optional().describe('Who has inspected it, and when: ‘AA Kenya, 12 October 2026’.'),
    inspectionReport: z
      .string({ error: REPORT_EXPECTED })
      .refine((address) => (isHttpsAddress(address) || /^\/[^/\s]\S*$/.test(address)) && /\.pdf$/i.test(address))
      .optional()
      .describe('The report of the inspection, a PDF in public/ or elsewhere: ‘/documents/911-inspection.pdf’.'),
    flaws: filledList(flaw(pictures), 'known flaws')
      .optional()
      .describe('Known flaws, each with its place on a picture.'),

    previousPrice: shillings
      .optional()
      .describe('What it cost before, in whole shillings, shown beside a lower price.'),
    video: httpsLink.optional().describe('Address of a film about this car; it is opened, never embedded.'),
    sources: filledList(httpsLink, 'complete https addresses')
      .optional()
      .describe('Where the facts of its model were found; for you, not shown.'),
  };
}

function flaw(pictures: ReadonlySet<string>) {
  return record({
    text: line().describe('What it is: ‘Stone chip on the bonnet, 4 mm’.'),
    picture: pictureName(pictures, ', or leave it out').optional().describe('The picture that shows it.'),
    left: percent.optional().describe('Where on the picture, in per cent of its width from the left.'),
    top: percent.optional().describe('Where on the picture, in per cent of its height from the top.'),
  }).refine(({ picture, left, top }) => new Set([picture, left, top].map((part) => part === undefined)).size === 1, {
    path: ['picture'],
    error: 'picture, left and top together, or none of them',
  });
}

/** Rules between fields. */
export function withDossierRules<Schema extends z.ZodType<Related>>(schema: Schema): Schema {
  return rules.reduce<Schema>(
    (ruled, { field, statement, expected = statement, holds }) =>
      ruled.refine((vehicle) => holds(vehicle as Related), {
        path: [field],
        error: expected,
        params: statement === undefined ? undefined : STATEMENT,
        // Also when another field is at fault, so that one run shows everything.
        when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value),
      }) as Schema,
    schema,
  );
}

/** The fields the rules look at; while others are at fault these may be anything. */
type Related = Readonly<Record<string, unknown>>;

const rules: readonly {
  readonly field: string;
  /** The text after "write", or a statement about the field. */
  readonly expected?: string;
  readonly statement?: string;
  readonly holds: (vehicle: Related) => boolean;
}[] = [
  {
    field: 'dailyRental',
    expected: "an amount or 'on request', since the price says 'not for sale'",
    holds: ({ price, dailyRental }) =>
      price !== 'not for sale' || (dailyRental !== undefined && dailyRental !== 'not for rent'),
  },
  {
    field: 'rentalTerms',
    statement: 'has no place here, since the car has no daily rate; take it out',
    // A rate that is no amount has a fault of its own.
    holds: ({ dailyRental, rentalTerms }) =>
      (dailyRental !== undefined && dailyRental !== 'not for rent') || rentalTerms === undefined,
  },
  {
    field: 'previousPrice',
    expected: 'a sum above the price, or leave it out where the price is no sum',
    // A price that is no price has a fault of its own.
    holds: ({ price, previousPrice }) =>
      typeof previousPrice !== 'number' ||
      (typeof price === 'number' ? previousPrice > price : typeof price !== 'string'),
  },
  {
    field: 'warrantyExcludes',
    statement: 'stands without a warranty; write the warranty too, or leave this out',
    holds: ({ warranty, warrantyExcludes }) => warrantyExcludes === undefined || warranty !== undefined,
  },
  {
    field: 'arrives',
    statement: "is for a car that is abroad; write location 'abroad' too, or leave this out",
    holds: ({ location, arrives }) => arrives === undefined || location === 'abroad',
  },
];
