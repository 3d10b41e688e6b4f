import { z } from 'zod';
import { isHttpsAddress } from './contact';
import { calendarDay, filledList, line, paragraph, record, STATEMENT } from './text';

const SOURCE_EXPECTED = "a complete https address such as 'https://www.kra.go.ke/…'";

/** A text that says no number: a figure is a fact, with its source and its date. */
const advice = () =>
  paragraph().refine((text) => !/\p{N}/u.test(text), {
    error: 'has a figure in it; write the sentence among the facts, with its source',
    params: STATEMENT,
  });

const fact = record({
  text: line().describe('A rule or a cost, in a sentence: ‘A copy of records takes two days’.'),
  source: z
    .string({ error: SOURCE_EXPECTED })
    .refine(isHttpsAddress)
    .meta({ title: 'Where it is written', description: 'The address of the page: ‘https://www.kra.go.ke/…’.' }),
  publisher: line().meta({ title: 'Who says it', description: 'Whose page it is: ‘Kenya Revenue Authority’.' }),
  asOf: calendarDay().optional().meta({
    title: 'Read there on',
    description: 'The day: ‘2026-11-20’. 90 days later it is hidden. Empty: it is hidden.',
  }),
});

/** data/buying.json: how a buyer checks the papers of a car. */
export const buyingSchema = record({
  lead: advice().meta({
    title: 'First sentences',
    description: 'Under the title of the page: ‘Every paper of a car can be checked by you, without us.’',
  }),
  sections: filledList(
    record({
      title: line().describe('What is done: ‘Whose car is it?’.'),
      text: advice().describe(
        'An empty line between paragraphs; lines that begin with ‘-’ are a list. Advice without figures and rules: those are the facts.',
      ),
      facts: filledList(fact, 'facts').optional().describe('Rules and costs, each with its source.'),
    }),
    'sections',
  ).describe('The steps, in their order.'),
  approvedOn: calendarDay().optional().meta({
    title: 'Approved by you on',
    description:
      'The day: ‘2026-11-20’. Empty: the page says that it is a draft, nothing links to it, and the site cannot be published.',
  }),
});
