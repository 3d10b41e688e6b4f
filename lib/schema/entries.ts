import { z } from 'zod';
import { pictureName } from './picture';
import { distinct, filledList, line, oneOf, paragraph, phrases, record, SLUG } from './text';

/* The entries of the files that hold a list. */

/** Of what comes with the site as an example. */
export const sample = z.literal(true, { error: 'true, or leave it out' }).optional().meta({
  title: 'Invented',
  description:
    'An example that came with the site, which cannot be published until it is replaced, removed or confirmed.',
});

const RATINGS = [1, 2, 3, 4, 5] as const;

/** An entry of data/testimonials.json. */
export function testimonialSchema(pictures: ReadonlySet<string>) {
  return record({
    name: line().describe('Who says it: ‘Achieng Nuru’.'),
    role: line().meta({ title: 'Work and place', description: '‘Architect, Karen’.' }),
    image: portrait(pictures),
    rating: z
      .literal(RATINGS, { error: 'a whole number from 1 to 5' })
      .meta({ title: 'Stars', description: 'Of five.' }),
    text: paragraph().describe('In their own words: ‘They answered every question …’.'),
    sample,
  });
}

/** An entry of data/team.json. */
export function teamMemberSchema(pictures: ReadonlySet<string>) {
  return record({
    name: line().describe('First and last name: ‘Wanjiku Fahari’.'),
    position: line().describe('Their work in the house: ‘Workshop Manager’.'),
    image: portrait(pictures),
    description: paragraph().meta({
      title: 'About them',
      description: 'A sentence or two: ‘Naserian inspects every car that …’.',
    }),
    sample,
  });
}

function portrait(pictures: ReadonlySet<string>) {
  return pictureName(pictures, ', or leave it out')
    .optional()
    .meta({ title: 'Photograph', description: 'Of the person: ‘team/wanjiku’. Empty: their initials are shown.' });
}

const ICONS = ['car', 'key', 'shield', 'wrench', 'banknote', 'concierge'] as const;

const SLUG_EXPECTED = "lower-case letters, digits and single hyphens such as 'luxury-car-sales'";

/** An entry of data/services.json. The check knows the topics of the contact form. */
export function serviceSchema(pictures: ReadonlySet<string>) {
  return record({
    title: line().meta({ title: 'Name', description: '‘Luxury Car Sales’.' }),
    slug: z.string({ error: SLUG_EXPECTED }).regex(SLUG).meta({
      title: 'End of its address',
      description:
        'Small letters, digits and hyphens: ‘luxury-car-sales’ makes /services/#luxury-car-sales. Old links stop working when you change it.',
    }),
    enquiry: line().meta({
      title: 'Topic of its messages',
      description: 'One of the topics of the contact form, by its short name: ‘financing’.',
    }),
    onHome: z
      .boolean({ error: 'true or false, or leave it out' })
      .optional()
      .meta({ title: 'On the home page', description: 'Also shows it on the home page.' }),
    icon: z
      .enum(ICONS, { error: oneOf(ICONS) })
      .meta({ title: 'Drawing', description: 'The small drawing beside its name.' }),
    description: paragraph().describe('What it is, in a few sentences: ‘We inspect every car …’.'),
    features: phrases(4).meta({
      title: 'What’s included',
      description: 'Four short phrases: ‘Inspection before the sale’.',
    }),
    image: pictureName(pictures).meta({ title: 'Picture', description: '‘services/sales’.' }),
    benefits: distinct(filledList(line(), 'short phrases')).meta({
      title: 'Key benefits',
      description: 'Short phrases: ‘One contact from first call to handover’.',
    }),
    process: distinct(filledList(line(), 'steps')).meta({
      title: 'Our process',
      description: 'The steps, which the site numbers: ‘Test drive’.',
    }),
  });
}
