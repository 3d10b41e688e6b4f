import { z } from 'zod';
import { pictureName } from './picture';
import { line, paragraph, record } from './text';

const sample = z.literal(true, { error: 'true, or leave it out' }).optional().meta({
  title: 'Invented',
  description: 'This person is an example. The site cannot be published until you replace or remove the entry.',
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
