import { z } from 'zod';
import { pictureName } from './picture';
import { distinct, filledList, line, oneOf, paragraph, phrases, record, SLUG } from './text';

const ICONS = ['car', 'key', 'shield', 'wrench', 'banknote', 'concierge'] as const;

const SLUG_EXPECTED = "lower-case letters, digits and single hyphens such as 'luxury-car-sales'";

/** An entry of data/services.json. */
export function serviceSchema(pictures: ReadonlySet<string>, enquiries?: readonly string[]) {
  return record({
    slug: z
      .string({ error: SLUG_EXPECTED })
      .regex(SLUG)
      .describe('The end of its address: /services/#luxury-car-sales.'),
    enquiry: line()
      .refine((value) => !enquiries || enquiries.includes(value), { error: oneOf(enquiries ?? []) })
      .describe('What its message is filed under: a value of `enquiries` in data/site.json.'),
    onHome: z
      .boolean({ error: 'true or false, or leave it out' })
      .optional()
      .describe('true shows it on the home page.'),
    icon: z.enum(ICONS, { error: oneOf(ICONS) }).describe('The drawing beside its name.'),
    title: line().describe('Its name.'),
    description: paragraph().describe('What it is, in a few sentences.'),
    features: phrases(4).describe('Four short phrases, on the card and as ‘What’s Included’.'),
    image: pictureName(pictures).describe('Its picture.'),
    benefits: distinct(filledList(line(), 'short phrases')).describe('Shown as ‘Key Benefits’.'),
    process: distinct(filledList(line(), 'steps')).describe('Shown as ‘Our Process’, numbered.'),
  });
}
