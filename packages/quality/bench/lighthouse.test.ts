import { scoresOf } from './lighthouse';

const categories = {
  performance: { score: 0.984 },
  accessibility: { score: 1 },
  'best-practices': { score: 0.77 },
  seo: { score: 1 },
};

it('rounds scores as Lighthouse does', () => {
  expect(scoresOf({ categories })).toEqual({ performance: 98, accessibility: 100, 'best-practices': 77, seo: 100 });
});

it('rejects a report without a score', () => {
  expect(() => scoresOf({ categories: { ...categories, performance: { score: null } } })).toThrow(
    'Lighthouse gave no score for performance.',
  );
});
