import { FACTS, gapsOf, withKnownFacts } from './legal-text';
import { calendarDay, filledList, line, paragraph, record, STATEMENT } from './text';

const legalText = () => withKnownFacts(paragraph(), FACTS);

const legalPage = record({
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

/** data/legal.json: the house's privacy policy, terms and cookie policy, each a page of the site where it is given. */
export const legalSchema = record({
  privacy: legalPage
    .optional()
    .meta({ title: 'Privacy policy', description: 'What the house does with what people tell it.' }),
  terms: legalPage.optional().meta({ title: 'Terms of use', description: 'On what terms people use the site.' }),
  cookies: legalPage.optional().meta({
    title: 'Cookie policy',
    description: 'What the site keeps on a visitor’s device. The list itself is made by the site.',
  }),
});
