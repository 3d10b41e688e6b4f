import { z } from 'zod';
import { MONEY_NAME } from '@/lib/locale';
import { dailySum, kilometresOrUnlimited, money, moneyOr } from './amounts';
import { calendarDay, count, distinct, filledList, line, oneOf, paragraph, record } from './text';

const CHAUFFEUR = ['with or without', 'only with', 'without'] as const;

/** Another rate than that of the car, at weekends or for a season. */
const rate = record({
  from: calendarDay()
    .optional()
    .meta({ title: 'First day', description: '‘2026-12-20’. Neither first nor last day: every Saturday and Sunday.' }),
  to: calendarDay().optional().meta({ title: 'Last day', description: '‘2027-01-05’.' }),
  rate: dailySum.meta({ title: 'Rate of these days', description: 'What each of them costs: ‘150,000’.' }),
}).refine(({ from, to }) => (from === undefined ? to === undefined : to !== undefined && from <= to), {
  path: ['to'],
  error: 'a day after from; or leave both out, for every Saturday and Sunday',
});

/** The rental terms of a car. All are optional: the site says that a missing one is to be confirmed. */
export function rentalTerms() {
  return record({
    deposit: moneyOr('none')
      .optional()
      .meta({ title: 'Security deposit', description: 'Held until the car is back: ‘200,000’, or ‘none’.' }),
    kilometresADay: kilometresOrUnlimited
      .optional()
      .meta({ title: 'Kilometres included a day', description: '‘150’, or ‘unlimited’.' }),
    extraKilometre: money
      .optional()
      .meta({ title: 'Price of a further kilometre', description: `In ${MONEY_NAME}: ‘120’.` }),
    excess: moneyOr('none').optional().meta({
      title: 'Insurance excess',
      description: 'What the renter pays of a damage before the insurance does: ‘150,000’, or ‘none’.',
    }),
    rates: z.array(rate, { error: 'a list of rates' }).optional().meta({
      title: 'Other rates',
      description: 'For weekends or a season. Of several for a day, the first one counts.',
    }),
    minimumDays: count(1, 365).optional().meta({ title: 'Fewest days', description: '‘1’.' }),
    weekendDays: count(1, 365).optional().meta({
      title: 'Fewest days with a weekend',
      description: 'Of a rental that takes in a Saturday or a Sunday, where they are more: ‘2’.',
    }),
    weddingDays: count(1, 365)
      .optional()
      .meta({ title: 'Fewest days for a wedding', description: 'Instead of the other two: ‘1’.' }),
    chauffeur: z
      .enum(CHAUFFEUR, { error: oneOf(CHAUFFEUR) })
      .optional()
      .describe('Whether it comes with one.'),
    chauffeurRate: moneyOr('included')
      .optional()
      .meta({ title: 'Chauffeur a day', description: `In ${MONEY_NAME}: ‘8,000’, or ‘included’.` }),
    minimumAge: count(16, 99)
      .optional()
      .meta({ title: 'Youngest driver', description: 'How old a driver must be: ‘25’.' }),
    licence: line()
      .optional()
      .meta({ title: 'Driving licence', description: '‘Kenyan or international, for two years’.' }),
    documents: distinct(filledList(line(), 'short phrases'))
      .optional()
      .meta({ title: 'What to bring', description: '‘Passport or national ID’.' }),
    deliveryArea: line().optional().meta({ title: 'Delivered to', description: '‘Within Nairobi’.' }),
    deliveryFee: moneyOr('free')
      .optional()
      .meta({ title: 'Price of delivery', description: `In ${MONEY_NAME}: ‘5,000’, or ‘free’.` }),
    late: paragraph().optional().meta({
      title: 'Brought back late',
      description: 'What happens then: ‘A further day is charged after two hours’.',
    }),
    lateDay: money.optional().meta({
      title: 'Price of a day late',
      description: `In ${MONEY_NAME}: ‘150,000’.`,
    }),
  });
}

/** data/rental.json: how the house rents its cars. */
export const rentalSchema = record({
  terms: rentalTerms()
    .optional()
    .meta({ title: 'Rental terms of the house', description: 'For every car; a car’s own terms may differ.' }),
});
