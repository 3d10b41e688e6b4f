import { z } from 'zod';

import { line, oneOf, record } from './text';
import { CATEGORIES, vehicleId } from './vehicle';

/** data/gone.json: the cars that have left, so that their numbers are never given again and old links lead somewhere. */
export const goneSchema = record({
  vehicles: z
    .array(
      record({
        id: vehicleId().describe('The number it had.'),
        name: line().describe('As the site called it.'),
        brand: line().describe('Its maker.'),
        category: z
          .enum(CATEGORIES, { error: oneOf(CATEGORIES) })
          .describe('Where it stood; its page shows others of the kind.'),
      }),
      { error: 'a list of the cars that have gone' },
    )
    .describe('The cars that have left; `npm run remove -- name-of-its-file` writes it.'),
});
