import { z } from 'zod';
import { distinct, record } from './text';

const NAME_EXPECTED = "the name of a file in data/vehicles/ without its ending such as 'ferrari-488-gtb'";

/** data/order.json: which car stands where. */
export const orderSchema = record({
  vehicles: distinct(
    z.array(z.string({ error: NAME_EXPECTED }).trim(), { error: 'a list of the names of files in data/vehicles/' }),
  ).describe(
    'The cars in the order the site shows them, each by the name of its file; the first six are on the home page.',
  ),
});
