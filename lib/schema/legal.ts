import { z } from 'zod';
import { FACTS, gapsOf, withKnownFacts } from './legal-text';
import { calendarDay, filledList, line, oneOf, paragraph, record, STATEMENT } from './text';

const LEGAL_NAMES = ['privacy', 'terms', 'cookies'] as const;

const legalText = () => withKnownFacts(paragraph(), FACTS);

/** An entry of data/legal.json: one of the house's policies. The list of what a device keeps is made by the site. */
export const legalSchema = record({
  document: z.enum(LEGAL_NAMES, { error: oneOf(LEGAL_NAMES) }).describe('Which of the three it is.'),
  lead: legalText().meta({
    title: 'First sentences',
    description: 'Under the title of the page: ‘What we do with what you tell us’.',
  }),
  sections: filledList(
    record({
      title: line().describe('The question that it answers: ‘Who sees your message?’.'),
      text: legalText().describe(
        'An empty line between paragraphs; lines that begin with ‘-’ are a list. The site fills in {house}, {address}, {email}, {phone}, {site} and {forms}. Complete what is between [ and ].',
      ),
    }),
    'sections',
  ).describe('The text, section by section.'),
  lawyerReadOn: calendarDay().optional().meta({
    title: 'Read by a lawyer on',
    description: 'The day: ‘2026-11-20’. Empty: a draft, which the site does not show.',
  }),
}).superRefine(({ lead, sections, lawyerReadOn }, context) => {
  const texts = [{ title: 'First sentences', text: lead }, ...sections];
  const titles = texts.filter(({ text }) => gapsOf(text).length > 0).map(({ title }) => `'${title}'`);
  if (lawyerReadOn === undefined || titles.length === 0) return;
  const message = `is too early: complete the text between [ and ] first, in ${titles.join(', ')}`;
  context.addIssue({ code: 'custom', path: ['lawyerReadOn'], message, params: STATEMENT });
});
