import { z } from 'zod';
import { readMonth } from '@/lib/text/read-calendar';
import { cubicCentimetres, horsepower, kilometres, kilowattHours, millimetres, money } from './amounts';
import { isHttpsAddress } from './contact';
import { controls } from './controls';
import { calendarDay, count, filledList, line, meant, oneOf, paragraph, record, STATEMENT } from './text';

/** 17 characters without I, O and Q (ISO 3779). */
export const VIN = /^[A-HJ-NPR-Z\d]{17}$/;
/** Cars for Japan's own market have a frame number instead: 'R35-001234', 'URZ100-0001234'. */
const FRAME_NUMBER = /^[A-Z\d]{3,8}-\d{6,7}$/;

/*
 * The facts that buyers ask about. Every field is optional, and pages omit an absent one: only the dealer knows facts
 * about one car.
 */

const DRIVES = ['Rear-wheel drive', 'Front-wheel drive', 'All-wheel drive', 'Four-wheel drive'] as const;
const STEERING_SIDES = ['Right-hand drive', 'Left-hand drive'] as const;
const PLACES = ['here', 'port', 'abroad'] as const;

const MONTH_EXPECTED = "a month, year first, such as '2027-03'";
const FILE_EXPECTED = "a complete https address or a path of this site such as '/documents/911.pdf', or leave it out";
const ADDRESS_EXPECTED = "a complete https address such as 'https://www.youtube.com/watch?v=…'";
const VIN_EXPECTED =
  "17 letters and digits without I, O and Q such as '1M8GDM9AXKP042788', or a frame number such as 'URZ100-0001234'";

const httpsLink = z.string({ error: ADDRESS_EXPECTED }).refine(isHttpsAddress);

const calendarMonth = z
  .string({ error: meant(readMonth, MONTH_EXPECTED) })
  .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)
  .register(controls, { kind: 'format', format: 'month' });

export function dossierFields() {
  return {
    bodyType: line().optional().meta({ title: 'Body', description: '‘Coupé’, ‘Convertible’, ‘SUV’. It is a filter.' }),
    drive: z
      .enum(DRIVES, { error: oneOf(DRIVES) })
      .optional()
      .describe('Which wheels the engine drives. It is a filter.'),
    power: horsepower.optional().describe('In horsepower (hp or bhp): ‘660’. 1 PS is 0.986 hp.'),
    seats: count(1, 20).optional().describe('How many: ‘2’.'),
    doors: count(1, 6).optional().describe('How many, without the lid of the boot: ‘2’.'),
    steering: z
      .enum(STEERING_SIDES, { error: oneOf(STEERING_SIDES) })
      .optional()
      .describe('On which side the steering wheel is.'),
    engineCapacity: cubicCentimetres.optional().describe('In cubic centimetres: ‘3,902’.'),
    range: kilometres.optional().describe('Of an electric car, on one charge, in km, as its maker states it: ‘480’.'),
    battery: kilowattHours.optional().describe('Of an electric car, in kWh: ‘93.4’.'),

    length: millimetres(1500, 12_000, 4520)
      .optional()
      .describe('Over all, in millimetres, as its maker states it: ‘4,520’.'),
    width: millimetres(1000, 2600, 1933).optional().describe('Without the mirrors, in millimetres: ‘1,933’.'),
    height: millimetres(800, 4000, 1165).optional().describe('In millimetres: ‘1,165’.'),

    vin: z
      .string({ error: VIN_EXPECTED })
      .trim()
      .toUpperCase()
      .regex(new RegExp(`${VIN.source}|${FRAME_NUMBER.source}`))
      .meta({ title: 'VIN' })
      .optional()
      .meta({
        title: 'VIN (chassis number)',
        description: '17 letters and digits: ‘1M8GDM9AXKP042788’. For Meta and Google; the site does not show it.',
      }),
    odometer: kilometres.optional().describe('How far this car has been driven, in km: ‘12,500’.'),
    exteriorColour: line()
      .optional()
      .meta({ title: 'Colour outside', description: 'In a plain word: ‘Red’. It is a filter.' }),
    paint: line().optional().meta({ title: 'Name of the paint', description: 'By its maker’s name: ‘Rosso Corsa’.' }),
    interiorColour: line()
      .optional()
      .meta({ title: 'Colour inside', description: 'With the material if you like: ‘Tan leather’.' }),
    registration: line().optional().meta({
      title: 'Number plate',
      description: 'As far as the site may show it: ‘KDA …’; or ‘Not yet registered’.',
    }),
    origin: line().optional().meta({
      title: 'Where it comes from',
      description: 'How it came into the country: ‘Imported used from the United Kingdom’.',
    }),
    duty: line().optional().describe('‘Paid’, or ‘Not yet paid, not in the price’.'),
    owners: count(0, 99)
      .optional()
      .meta({ title: 'Former owners', description: 'How many owned it before: ‘1’; ‘0’ for a new car.' }),
    location: z
      .enum(PLACES, { error: oneOf(PLACES) })
      .optional()
      .meta({ title: 'Where it is', description: '‘here’ in the showroom, in the ‘port’, or ‘abroad’.' }),
    arrives: calendarMonth
      .optional()
      .meta({ title: 'Expected in', description: 'For a car abroad, the month: ‘2027-03’.' }),
    addedOn: calendarDay().optional().meta({
      title: 'In your list since',
      description: 'The day: ‘2026-11-21’. The newest cars go into the feed of new cars.',
    }),

    history: filledList(
      record({
        text: paragraph().meta({ title: 'Fact', description: '‘Serviced by the maker’s dealer in 2024 and 2025’.' }),
        file: z
          .string({ error: FILE_EXPECTED })
          .refine((address) => isHttpsAddress(address) || /^\/[^/\s]\S*$/.test(address))
          .optional()
          .meta({
            title: 'File',
            description:
              'What shows it: ‘https://…/911.pdf’, or ‘/documents/911-inspection.pdf’ for a file in public/documents/.',
          }),
      }),
      'facts',
    )
      .optional()
      .describe(
        'Services, warranty, inspections, papers, known flaws: what you know and can show, each in a sentence.',
      ),

    previousPrice: money.optional().meta({
      title: 'Former price',
      description: 'What it cost before: ‘48,000,000’. Shown beside the price, which must be lower.',
    }),
    sources: filledList(httpsLink, 'complete https addresses').optional().meta({
      title: 'Sources of the data sheet',
      description: 'The addresses where you found these facts: ‘https://…’. For you; the site does not show them.',
    }),
  };
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
    field: 'arrives',
    statement: "is for a car that is abroad; write location 'abroad' too, or leave this out",
    holds: ({ location, arrives }) => arrives === undefined || location === 'abroad',
  },
];
