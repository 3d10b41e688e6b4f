import { changesOf, partsOf, titleOf } from './changes';

const page = (route: string, before: string[], after: string[]) => ({ route, before, after });

it('lists a change on several routes once, with the routes', () => {
  const changes = changesOf([
    page('/', ['<h1>', 'Cars', 'KES 45,000,000', '<p>', 'a'], ['<h1>', 'Cars', 'KES 44,500,000', '<p>', 'a']),
    page('/vehicle/1/', ['KES 45,000,000', 'Ask'], ['KES 44,500,000', 'Ask']),
    page('/about/', ['About'], ['About us']),
  ]);
  expect(changes.map((change) => [titleOf(change), change.routes])).toEqual([
    ['KES 45,000,000 → KES 44,500,000', ['/', '/vehicle/1/']],
    ['About → About us', ['/about/']],
  ]);
});

it('puts words before attributes, and these before data', () => {
  const before = ['<p class="a">', 'One', '<hr>', '| "price": 1', '<hr>', 'Two'];
  const after = ['<p class="b">', 'One', '<hr>', '| "price": 2', '<hr>', 'Three'];
  expect(changesOf([page('/', before, after)]).map(({ kind }) => kind)).toEqual(['text', 'tag', 'code']);
});

it('takes a line with its tag that is new as a change of words', () => {
  const [change] = changesOf([page('/', ['<p>', 'a'], ['<p>', 'a', '<p>', 'b'])]);
  expect(change && titleOf(change)).toBe('+ <p> b');
  expect(change?.kind).toBe('text');
});

it('keeps an amount in one piece', () => {
  expect(partsOf('Purchase KES 45,000,000, rental', 'Purchase KES 44,500,000, rental')).toEqual([
    { text: 'Purchase KES ', in: 'both' },
    { text: '45,000,000', in: 'before' },
    { text: '44,500,000', in: 'after' },
    { text: ', rental', in: 'both' },
  ]);
});

it('titles a long line by the words that differ', () => {
  const line = (word: string) => `${'so '.repeat(60)}${word}${' on'.repeat(60)}`;
  expect(titleOf({ parts: partsOf(line('red'), line('blue')) })).toBe('red → blue');
});

it('shows two pages that have nothing in common as one change', () => {
  const lines = (start: number) => Array.from({ length: 6000 }, (_, index) => `word ${start + index}`);
  expect(changesOf([page('/', lines(0), lines(10_000))])).toHaveLength(1);
});
