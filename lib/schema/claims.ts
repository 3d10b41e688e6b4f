import { z } from 'zod';
import { distinct, filledList, line, paragraph, record } from './text';

const figure = record({
  figure: line().describe('‘100+’'),
  label: line().describe('What is counted.'),
});

/** data/claims.json: what the house says of itself. None of it reaches search engines' structured data. */
export const claimsSchema = record({
  home: filledList(figure, 'figures').describe('Figures in the first screen of the home page; three fit.'),
  reasons: z
    .array(record({ title: line().describe('A few words.'), text: paragraph().describe('A sentence.') }), {
      error: 'a list of reasons',
    })
    .describe('‘Why Choose’ on the home page.'),
  about: filledList(figure, 'figures').describe('Figures on the About page; four fit.'),
  trust: distinct(filledList(line(), 'short phrases')).describe('The list beside the text of the About page.'),
});
