import { z } from 'zod';
import { record } from './text';

const SWITCH_EXPECTED = 'true or false';
const STORE_EXPECTED = 'the store code of your Google Business Profile, at most 64 characters, such as ‘nairobi-1’';

const feedSwitch = () => z.boolean({ error: SWITCH_EXPECTED }).optional();

/** data/feeds.json: which files of the stock are made for others; none where there is no such file. */
export const feedsSchema = record({
  vehicles: feedSwitch().describe('/feeds/vehicles.json: every listed car, for partners and programs of your own.'),
  arrivals: feedSwitch().describe('/feeds/arrivals.xml: the newest cars by `addedOn`, for readers of feeds (Atom).'),
  meta: feedSwitch().describe('/feeds/meta-vehicles.csv: for a vehicle catalogue of Meta (Facebook, Instagram).'),
  google: record({
    storeCode: z
      .string({ error: STORE_EXPECTED })
      .trim()
      .regex(/^[\w.-]{1,64}$/)
      .describe('As your Google Business Profile calls the showroom.'),
  })
    .optional()
    .describe('/feeds/google-vehicles.xml: for vehicle ads of Google’s Merchant Center.'),
});
