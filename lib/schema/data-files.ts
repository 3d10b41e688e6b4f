import { z } from 'zod';
import { CATEGORY_IDS } from '@/lib/locale';
import { brandSchema } from './brand';
import { sample, serviceSchema, teamMemberSchema, testimonialSchema } from './entries';
import { legalSchema } from './legal';
import { withKnownFacts } from './legal-text';
import { rentalSchema } from './rental';
import { siteSchema } from './site';
import { distinct, filledList, line, oneOf, paragraph, record } from './text';
import { vehicleId } from './vehicle';

const NAME_EXPECTED = "the name of a file in data/vehicles/ without its ending such as 'ferrari-488-gtb'";

/** data/order.json: the order of the cars. */
const orderSchema = record({
  vehicles: z
    .array(z.string({ error: NAME_EXPECTED }).trim(), { error: 'a list of the names of files in data/vehicles/' })
    .meta({
      title: 'Cars',
      description:
        'In the order of the site, each by the name of its file, ‘ferrari-488-gtb’. The first six are on the home page.',
    }),
});

const figure = record({
  figure: line().describe('‘100+’.'),
  label: line().meta({ title: 'What is counted', description: '‘Happy clients’.' }),
});

/** The facts that the site fills into sentences about the house. */
const CLAIM_FACTS = ['since', 'town', 'street'];

/** data/claims.json: claims about the house. Structured data has none of them. */
const claimsSchema = record({
  sample,
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
      'Beside its text: ‘Operating since {since}’. The site fills in {since}, {town} and {street} from the facts of the house.',
  }),
  headline: paragraph().describe(
    'Large on the home page: ‘Fine cars, to own …’. Only its first line has room for 17 letters.',
  ),
  lead: withKnownFacts(line(), CLAIM_FACTS).meta({
    title: 'Below the headline',
    description: 'What you offer: ‘Supercars on {street} in {town} …’.',
  }),
  story: withKnownFacts(line(), CLAIM_FACTS).meta({
    title: 'Beginning of the About page',
    description: 'How you work, in a sentence or two: ‘We sell and rent …’.',
  }),
  values: filledList(
    record({ title: line().describe('A word: ‘Trust’.'), text: line().describe('A sentence or two.') }),
    'values',
  ).meta({
    title: 'Core values',
    description: 'On the About page.',
  }),
  mission: line().describe('The last line of the About page.'),
});

/** An entry of data/gone.json: a car that has left. Its id is never used again, and its page shows similar cars. */
const goneSchema = record({
  id: vehicleId().describe('The number it had.'),
  name: line().describe('As the site called it.'),
  brand: line().describe('Its maker.'),
  category: z
    .enum(CATEGORY_IDS, { error: oneOf(CATEGORY_IDS) })
    .describe('Where it stood; its page shows others of the kind.'),
});

/** data/feeds.json: the feed for another company; none without the file. */
const feedsSchema = record({
  meta: z.boolean({ error: 'true or false' }).optional().meta({
    title: 'Facebook and Instagram',
    description: '/feeds/meta-vehicles.csv, for a vehicle catalogue of Meta.',
  }),
});

/** How a file of data/ is read. */
export type DataFile = {
  /** Its name at the desk. */
  readonly label?: string;
  /** Of the whole file, or of an entry of its list. */
  readonly schema: z.ZodType;
  /** Of a file that only holds a list: its name, and the fields that name an entry and that no two entries share. */
  readonly list?: { readonly name: string; readonly label: string; readonly unique?: string };
  /** What a missing file means; one without this must be there. */
  readonly otherwise?: unknown;
};

/**
 * Every file of data/, by its name without the ending. Types, the check, the desk and completion in editors come from
 * this table. The cars have a folder of their own (vehicle.ts).
 * @param pictures the names that an entry may use
 */
export function dataFiles(pictures: ReadonlySet<string>) {
  return {
    site: { label: 'Name, numbers, address, hours', schema: siteSchema },
    team: {
      label: 'Team',
      schema: teamMemberSchema(pictures),
      list: { name: 'team', label: 'name', unique: 'name' },
    },
    services: {
      label: 'Services',
      schema: serviceSchema(pictures),
      list: { name: 'services', label: 'title', unique: 'slug' },
    },
    testimonials: {
      label: 'Testimonials',
      schema: testimonialSchema(pictures),
      list: { name: 'testimonials', label: 'name', unique: 'name' },
    },
    rental: { label: 'Rental terms', schema: rentalSchema, otherwise: {} },
    brand: { label: 'Logo and colours', schema: brandSchema },
    claims: { label: 'Figures and reasons', schema: claimsSchema },
    legal: {
      label: 'Privacy, terms, cookies',
      schema: legalSchema,
      list: { name: 'documents', label: 'document', unique: 'document' },
      otherwise: [],
    },
    feeds: { label: 'Feed for Meta', schema: feedsSchema, otherwise: {} },
    order: { label: 'Order of the cars', schema: orderSchema },
    gone: {
      label: 'Cars that have left',
      schema: goneSchema,
      list: { name: 'vehicles', label: 'name' },
      otherwise: [],
    },
  } as const satisfies Readonly<Record<string, DataFile>>;
}
