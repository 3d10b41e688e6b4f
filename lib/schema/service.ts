import { z } from 'zod';
import { pictureName } from './picture';
import { distinct, filledList, line, oneOf, paragraph, phrases, record, SLUG } from './text';

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
