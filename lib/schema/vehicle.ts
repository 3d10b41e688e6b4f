import { z } from 'zod';
import { acceleration, dailyRental, fuelConsumption, price, topSpeed } from './amounts';
import { controls } from './controls';
import { dossierFields, withDossierRules } from './dossier';
import { pictureName, shownPictures } from './picture';
import { rentalTerms } from './rental';
import { STATUSES, statusMeant } from './status';
import { calendarDay, distinct, line, oneOf, paragraph, record, YEAR, yearExpected } from './text';

export const CATEGORIES = ['supercar', 'luxury', 'sports'] as const;

const ID_EXPECTED = 'a positive whole number of at most nine digits such as 7';
const YEAR_EXPECTED = "a year from 1900 to 2099 such as '2024'";
const PHOTO_EXPECTED = "the number or name of a photo at the stock photo host such as '3802510'";

/** Longer numbers would not fit into the lists a visitor's device keeps (lib/device/device-list.ts). */
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
    id: vehicleId().describe('The car’s number, its own for ever: its address is /vehicle/7/.'),
    name: line().describe('As the site calls it.'),
    brand: line().describe('Its maker, as the filters list it.'),
    model: line().describe('Its model, without the maker.'),
    price: price.describe(
      'What it costs, in whole shillings; ‘on request’ or ‘not for sale’ where no sum is to stand.',
    ),
    dailyRental: dailyRental
      .optional()
      .describe(
        'What a day costs, in whole shillings, or ‘on request’. Empty, or ‘not for rent’: the car is only for sale.',
      ),
    image: pictureName(pictures, ', or leave it out')
      .optional()
      .describe('The main picture, on cards and in shared links; without it, the first of its pictures.'),
    images: shownPictures(pictures)
      .optional()
      .describe(
        'The pictures on its page. The first one is the main picture. Without any, all of its folder in pictures/ by their names.',
      ),
    year: z
      .string({ error: yearExpected(YEAR_EXPECTED) })
      .regex(YEAR)
      .describe('The year of the model.'),
    fuel: line().describe('What it runs on: ‘Petrol’, ‘Hybrid’, ‘Electric’.'),
    transmission: line().describe('Its gearbox: ‘Automatic’.'),
    category: z.enum(CATEGORIES, { error: oneOf(CATEGORIES) }).describe('The tab of the catalogue it stands under.'),
    status: line()
      .register(controls, { kind: 'words', words: STATUSES })
      .transform(statusMeant)
      .describe('‘available’, ‘reserved’, ‘sold’ or ‘rented’; any other word is shown as it is written.'),
    soldOn: calendarDay()
      .optional()
      .describe(
        'The day it was sold. The car leaves the lists some days later (‘Sold cars stay’ in data/site.json); without a day it stays.',
      ),
    mileage: fuelConsumption
      .meta({ title: 'Fuel consumption' })
      .optional()
      .describe('Fuel consumption, in litres per 100 km.'),
    engine: line().optional().describe('Its engine: ‘4.0L Twin-Turbo V8’.'),
    acceleration: acceleration.optional().describe('Seconds from 0 to 100 km/h.'),
    topSpeed: topSpeed.optional().describe('Top speed, in km/h.'),
    description: paragraph().describe('About the car, in a few sentences.'),
    features: distinct(z.array(line(), { error: 'a list of short phrases' }))
      .default([])
      .describe('Short phrases, any number.'),
    stockPhotos: z
      .array(z.string({ error: PHOTO_EXPECTED }).regex(/^[\w./-]+$/), {
        error: 'a list of photos at the stock photo host',
      })
      .optional()
      .describe('Its photographs at the stock photo host of data/site.json, if there is one.'),
    ...dossierFields(pictures),
    rentalTerms: rentalTerms()
      .optional()
      .describe('Where renting this car differs from the terms of data/rental.json; only what differs.'),
  });
  return withDossierRules(schema);
}
