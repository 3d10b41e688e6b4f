import { z } from 'zod';
import { CATEGORY_IDS, MONEY_NAME } from '@/lib/locale';
import { acceleration, dailyRental, fuelConsumption, price, topSpeed } from './amounts';
import { controls } from './controls';
import { dossierFields, withDossierRules } from './dossier';
import { sample } from './entries';
import { pictureName, shownPictures } from './picture';
import { rentalTerms } from './rental';
import { STATUSES, statusMeant } from './status';
import { calendarDay, distinct, line, oneOf, paragraph, record, YEAR, yearExpected } from './text';

const ID_EXPECTED = 'a positive whole number of at most nine digits such as 7';
const YEAR_EXPECTED = "a year from 1900 to 2099 such as '2024'";
const PHOTO_EXPECTED = "the number or name of a photo at the stock photo host such as '3802510'";

/** Longer numbers would not fit into the lists a visitor's device keeps (lib/lists/shortlist.ts). */
const LARGEST_ID = 999_999_999;

/** The number of a car, its own for ever. */
export function vehicleId() {
  return z
    .number({ error: ID_EXPECTED })
    .refine((id) => Number.isInteger(id) && id >= 1 && id <= LARGEST_ID)
    .meta({ title: 'Number', type: 'integer', minimum: 1, maximum: LARGEST_ID });
}

/** A file of data/vehicles/. Its output has numbers for amounts, and trimmed texts. */
export function vehicleSchema(pictures: ReadonlySet<string>) {
  const schema = record({
    id: vehicleId().describe('The car’s own number, never used for another: ‘7’ has the address /vehicle/7/.'),
    name: line().describe('As every page shows it: ‘Ferrari 488 GTB’.'),
    brand: line().describe('Its maker, written the same for all its cars: ‘Ferrari’. It is a filter.'),
    model: line().describe('Without the maker: ‘488 GTB’.'),
    price: price.describe(`In whole ${MONEY_NAME}: ‘45,000,000’; or ‘on request’, or ‘not for sale’.`),
    dailyRental: dailyRental
      .optional()
      .describe('What a day costs: ‘125,000’, or ‘on request’. Empty: the car is not for rent.'),
    image: pictureName(pictures, ', or leave it out').optional().meta({
      title: 'Main picture',
      description: 'On cards and in shared links: ‘ferrari-488-gtb/side’. Empty: the first photograph.',
    }),
    images: shownPictures(pictures).optional().meta({
      title: 'Photographs',
      description:
        'On its page, in this order; the first one is the main picture, on cards and in shared links. None here: all photographs in the car’s folder, by their file names.',
    }),
    year: z
      .string({ error: yearExpected(YEAR_EXPECTED) })
      .regex(YEAR)
      .describe('The model year: ‘2024’.'),
    fuel: line().describe('‘Petrol’, ‘Diesel’, ‘Hybrid’ or ‘Electric’.'),
    transmission: line().meta({ title: 'Gearbox', description: '‘Automatic’ or ‘Manual’.' }),
    category: z
      .enum(CATEGORY_IDS, { error: oneOf(CATEGORY_IDS) })
      .meta({ title: 'Tab in the catalogue', description: 'Visitors find it under this tab of the catalogue.' }),
    status: line()
      .register(controls, { kind: 'words', words: STATUSES })
      .transform(statusMeant)
      .describe('‘available’, ‘reserved’, ‘sold’ or ‘rented’. Any other word is shown as it is written.'),
    draft: z
      .boolean({ error: 'true or false' })
      .optional()
      .meta({ title: 'Draft', description: 'Ticked: the car is not on the site yet.' }),
    sample,
    soldOn: calendarDay()
      .optional()
      .describe(
        'The day it was sold: ‘2026-11-20’. It leaves the lists as many days later as ‘Sold cars stay listed’ says, among the facts of the house. Empty: it stays.',
      ),
    mileage: fuelConsumption.meta({ title: 'Fuel consumption' }).optional().describe('In litres per 100 km: ‘10.5’.'),
    engine: line().optional().describe('‘4.0L Twin-Turbo V8’.'),
    acceleration: acceleration.optional().meta({ title: '0 to 100 km/h', description: 'In seconds: ‘3.2’.' }),
    topSpeed: topSpeed.optional().describe('In km/h: ‘325’.'),
    description: paragraph().describe('A few sentences about this car: ‘A hand-built coupé with …’.'),
    features: distinct(z.array(line(), { error: 'a list of short phrases' }))
      .default([])
      .describe('Short phrases, as many as you like: ‘Carbon-ceramic brakes’.'),
    stockPhotos: z
      .array(z.string({ error: PHOTO_EXPECTED }).regex(/^[\w./-]+$/), {
        error: 'a list of photos at the stock photo host',
      })
      .optional()
      .meta({
        title: 'Photographs at the photo host',
        description: 'For engineers: the numbers at the stock photo host, such as ‘3802510’, if the house has one.',
      }),
    ...dossierFields(),
    rentalTerms: rentalTerms().optional().meta({
      title: 'Rental terms of this car',
      description: 'Only where they differ from the rental terms of the house.',
    }),
  });
  return withDossierRules(schema);
}
