import { z } from 'zod';
import { calendarDay, record } from './text';

const CODE_EXPECTED = "the three letters of a currency other than the shilling such as 'USD'";
const RATE_EXPECTED = 'a number of shillings such as 129.5';

/** Those that browsers can write. */
const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency').filter((code) => code !== 'KES'));

/** An entry of data/currencies.json. */
export const currencySchema = record({
  code: z
    .string({ error: CODE_EXPECTED })
    .refine((code) => CODES.has(code))
    .describe('The currency, as ISO 4217 writes it: ‘USD’.'),
  shillings: z
    .number({ error: RATE_EXPECTED })
    .refine((rate) => rate > 0)
    .describe('What one of it costs, in shillings.'),
  asOf: calendarDay().describe('The day of this rate; 30 days later prices in it are gone.'),
});
