import { FACTS, gapsOf, unknownFacts } from './legal-text';
import { calendarDay, filledList, line, paragraph, record, STATEMENT } from './text';

const TEXT_EXPECTED = `between braces only ${FACTS.map((fact) => `{${fact}}`).join(', ')}, which the site fills in`;
const READ_EXPECTED = 'is too early: complete the text between [ and ] first';

const legalText = () => paragraph().refine((text) => unknownFacts(text).length === 0, { error: TEXT_EXPECTED });

const legalPage = record({
  lead: legalText().describe('What the page says in a sentence or two, under its title.'),
  sections: filledList(
    record({
      title: line().describe('The question it answers.'),
      text: legalText().describe(
        'Paragraphs, an empty line between them; lines that begin with - are a list. {house}, {address}, {email}, {phone}, {site} and {forms} are filled in from data/site.json; parts that are still to be completed are in [ ].',
      ),
    }),
    'sections',
  ).describe('The text, section by section.'),
  lawyerReadOn: calendarDay()
    .optional()
    .describe('The day a lawyer has read the text as it stands; without it the page says that it is a draft.'),
}).refine(
  ({ lead, sections, lawyerReadOn }) =>
    lawyerReadOn === undefined ||
    [lead, ...sections.map(({ text }) => text)].every((text) => gapsOf(text).length === 0),
  { path: ['lawyerReadOn'], error: READ_EXPECTED, params: STATEMENT },
);

/** data/legal.json: the house's privacy policy, terms and cookie policy, each a page of the site where it is given. */
export const legalSchema = record({
  privacy: legalPage.optional().describe('What the house does with what people tell it.'),
  terms: legalPage.optional().describe('On what terms the site can be used.'),
  cookies: legalPage
    .optional()
    .describe('What the site keeps on a visitor’s device; the list itself is made from the site.'),
});
