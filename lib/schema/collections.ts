import { z } from 'zod';
import { CATEGORY_IDS } from '@/lib/locale';
import { accountSchema } from './account';
import { brandSchema } from './brand';
import { legalSchema } from './legal';
import { withKnownFacts } from './legal-text';
import { teamMemberSchema, testimonialSchema } from './people';
import { rentalSchema } from './rental';
import { serviceSchema } from './service';
import { siteSchema } from './site';
import { distinct, filledList, line, oneOf, paragraph, record } from './text';
import { vehicleId, vehicleSchema } from './vehicle';

const NAME_EXPECTED = "the name of a file in data/vehicles/ without its ending such as 'ferrari-488-gtb'";

/** data/order.json: the order of the cars. */
const orderSchema = record({
  vehicles: distinct(
    z.array(z.string({ error: NAME_EXPECTED }).trim(), { error: 'a list of the names of files in data/vehicles/' }),
  ).meta({
    title: 'Cars',
    description:
      'In the order of the site, each by the name of its file, ‘ferrari-488-gtb’. The first six are on the home page.',
  }),
});

const figure = record({
  figure: line().describe('‘100+’.'),
  label: line().meta({ title: 'What is counted', description: '‘Happy clients’.' }),
});

/** The facts that the site fills into the list on the About page. */
const CLAIM_FACTS = ['since', 'town'];

/** data/claims.json: claims about the house. Structured data has none of them. */
const claimsSchema = record({
  home: filledList(figure, 'figures').meta({
    title: 'Figures on the home page',
    description: 'At its head; three fit.',
  }),
  reasons: z
    .array(
      record({
        title: line().describe('A few words: ‘Authorized dealer’.'),
        text: paragraph().describe('A sentence: ‘You deal with the house itself …’.'),
      }),
      {
        error: 'a list of reasons',
      },
    )
    .meta({ title: 'Reasons to choose you', description: 'On the home page.' }),
  about: filledList(figure, 'figures').meta({ title: 'Figures on the About page', description: 'Four fit.' }),
  trust: distinct(filledList(withKnownFacts(line(), CLAIM_FACTS), 'short phrases')).meta({
    title: 'List on the About page',
    description:
      'Beside its text: ‘Operating since {since}’. The site fills in {since} and {town} from the facts of the house.',
  }),
});

/** data/gone.json: the cars that have left. Their ids are never used again, and their pages show similar cars. */
const goneSchema = record({
  vehicles: z
    .array(
      record({
        id: vehicleId().describe('The number it had.'),
        name: line().describe('As the site called it.'),
        brand: line().describe('Its maker.'),
        category: z
          .enum(CATEGORY_IDS, { error: oneOf(CATEGORY_IDS) })
          .describe('Where it stood; its page shows others of the kind.'),
      }),
      { error: 'a list of the cars that have gone' },
    )
    .describe('The cars that have left; `npm run remove -- name-of-its-file` writes it.'),
});

const SWITCH_EXPECTED = 'true or false';
/** data/feeds.json: the feed for another company; none without the file. */
const feedsSchema = record({
  meta: z.boolean({ error: SWITCH_EXPECTED }).optional().meta({
    title: 'Facebook and Instagram',
    description: '/feeds/meta-vehicles.csv, for a vehicle catalogue of Meta.',
  }),
});

/**
 * The schemas of all files in data/. Types (types.ts), the check of the build (lib/data-check), completion in editors
 * (data/schema/) and the tables of docs/data.md come from them.
 * @param pictures the names that an entry may use
 */
export function schemasFor(pictures: ReadonlySet<string>) {
  return {
    vehicle: vehicleSchema(pictures),
    brand: brandSchema,
    claims: claimsSchema,
    site: siteSchema,
    rental: rentalSchema,
    accounts: accountSchema,
    order: orderSchema,
    gone: goneSchema,
    legal: legalSchema,
    feeds: feedsSchema,
    services: serviceSchema(pictures),
    testimonials: testimonialSchema(pictures),
    team: teamMemberSchema(pictures),
  };
}
