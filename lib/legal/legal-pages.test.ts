import { legal } from '@/lib/inventory/inventory';
import { legalAddress, legalPages, legalPagesOf } from './legal-pages';

it('has a page for each legal text of the data, in the order of the footer', () => {
  expect(legalPages.map(({ name, label, path, text }) => [name, label, path, text.lead])).toEqual([
    ['privacy', 'Privacy Policy', '/legal/privacy/', 'What {house} does with what you tell it.'],
    ['terms', 'Terms of Service', '/legal/terms/', 'What holds on {site}.'],
    ['cookies', 'Cookie Policy', '/legal/cookies/', 'No cookies.'],
  ]);
  expect(legalPagesOf({ terms: legal.terms }).map(({ name }) => name)).toEqual(['terms']);
  expect(legalAddress('terms')).toBe('/legal/terms/');
});
