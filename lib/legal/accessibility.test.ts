import { legalSchema } from '@/lib/schema/legal';
import { statement } from './accessibility';

it('is complete, and names only facts that the site fills in, as a legal text of the dealer', () => {
  const page = { ...statement, lawyerReadOn: '2026-11-20' };
  expect(legalSchema.safeParse({ terms: page }).error?.issues).toBeUndefined();
});
