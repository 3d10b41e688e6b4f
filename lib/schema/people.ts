import { z } from 'zod';
import { pictureName } from './picture';
import { line, paragraph, record } from './text';

const sample = z
  .literal(true, { error: 'true, or leave it out' })
  .optional()
  .describe('Marks an invented person: the build reminds of them until the entry is replaced.');

const RATINGS = [1, 2, 3, 4, 5] as const;

/** An entry of data/testimonials.json. */
export function testimonialSchema(pictures: ReadonlySet<string>) {
  return record({
    name: line().describe('Who says it.'),
    role: line().describe('What they do, and where: ‘Architect, Karen’.'),
    image: portrait(pictures),
    rating: z.literal(RATINGS, { error: 'a whole number from 1 to 5' }).describe('Stars, of five.'),
    text: paragraph().describe('What they say, in their own words.'),
    sample,
  });
}

/** An entry of data/team.json. */
export function teamMemberSchema(pictures: ReadonlySet<string>) {
  return record({
    name: line().describe('First and last name.'),
    position: line().describe('What they do in the house.'),
    image: portrait(pictures),
    description: paragraph().describe('A sentence or two about them.'),
    sample,
  });
}

function portrait(pictures: ReadonlySet<string>) {
  return pictureName(pictures, ', or leave it out')
    .optional()
    .describe('Their picture; without one, their initials are shown.');
}
