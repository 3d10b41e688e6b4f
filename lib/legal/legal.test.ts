import { legalSchema } from '@/lib/schema/legal';
import { site } from '@/lib/site/site';
import { statement } from './accessibility';
import { factsOf } from './legal';

it('says whether forms send anything by themselves', () => {
  expect(factsOf({ ...site, formEndpoint: null }).forms).toMatch(/^The forms of this site send nothing by themselves/);
  expect(factsOf({ ...site, formEndpoint: 'https://forms.example/f/1' }).forms).toMatch(/ to a service that receives/);
});

it('names in the accessibility statement only facts that the site fills in', () => {
  const page = { ...statement, document: 'terms', lawyerReadOn: '2026-11-20' };
  expect(legalSchema.safeParse(page).error?.issues).toBeUndefined();
});
