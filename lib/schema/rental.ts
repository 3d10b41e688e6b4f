import { z } from 'zod';
import { kilometresOrUnlimited, shillings, shillingsOr } from './amounts';
import { count, distinct, filledList, line, oneOf, paragraph, record, STATEMENT } from './text';

const CHAUFFEUR = ['with or without', 'only with', 'without'] as const;

/**
 * On what terms a car is rented. Everything may be left out: what is, the site says to be confirmed, and never supplies.
 */
export function rentalTerms() {
  return record({
    deposit: shillingsOr('none').optional().describe('Security deposit, held until the car is back.'),
    kilometresADay: kilometresOrUnlimited.optional().describe('How far a day’s rent takes the car.'),
    extraKilometre: shillings.optional().describe('What each further kilometre costs.'),
    excess: shillingsOr('none').optional().describe('What the renter bears of a damage before the insurance pays.'),
    minimumDays: count(1, 365).optional().describe('The fewest days it is rented for.'),
    weekendDays: count(1, 365)
      .optional()
      .describe('The fewest days of a rental that takes in a Saturday or a Sunday, where they are more.'),
    weddingDays: count(1, 365)
      .optional()
      .describe('The fewest days of a rental for a wedding, instead of the other two.'),
    chauffeur: z
      .enum(CHAUFFEUR, { error: oneOf(CHAUFFEUR) })
      .optional()
      .describe('Whether it comes with a chauffeur.'),
    chauffeurRate: shillingsOr('included').optional().describe('What the chauffeur costs a day.'),
    minimumAge: count(16, 99).optional().describe('How old a driver must be.'),
    licence: line().optional().describe('What licence a driver must hold: ‘Kenyan or international, for two years’.'),
    documents: distinct(filledList(line(), 'short phrases'))
      .optional()
      .describe('What to bring: ‘Passport or national ID’.'),
    deliveryArea: line().optional().describe('Where it is delivered to: ‘Within Nairobi’.'),
    deliveryFee: shillingsOr('free').optional().describe('What delivery costs.'),
    late: paragraph().optional().describe('What happens when it comes back late.'),
  });
}

const occasion = record({
  title: line().describe('A few words: ‘Weddings’.'),
  text: line().describe('A sentence.'),
});

/** data/rental.json: how the house rents its cars. */
export const rentalSchema = record({
  terms: rentalTerms().optional().describe('The terms of the house; a car may differ by its own `rentalTerms`.'),
  occasions: z
    .array(occasion, { error: 'a list of occasions, or leave it out' })
    .refine((list) => new Set(list.map(({ title }) => title)).size === list.length, {
      error: 'has a title twice; change one',
      params: STATEMENT,
    })
    .optional()
    .describe('What people rent for: each leads from the home page and the services to the cars for rent.'),
});
