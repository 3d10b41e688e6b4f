import { KINDS, type PageWeight } from '@/e2e/output/page-weight';
import { type Difference, reportOf, summaryOf, weightChanges } from './report';

const none: Difference = {
  ...{ before: 'main, 1a2b3c4d Add <cars>', after: 'the working tree', seconds: 'HTML: 1.0 s' },
  ...{ added: [], removed: [], changes: [], weights: [], states: [], unpaired: [], files: [] },
};

const weight = (amounts: Partial<Record<(typeof KINDS)[number], number>>) =>
  Object.fromEntries(KINDS.map((kind) => [kind, { amount: amounts[kind] ?? 1, parts: [] }])) as unknown as PageWeight;

const price: Difference = {
  ...none,
  added: ['/vehicle/40/'],
  changes: [
    {
      routes: ['/', '/vehicle/1/'],
      kind: 'text',
      parts: [
        { text: 'KES ', in: 'both' },
        { text: '45,000,000', in: 'before' },
        { text: '44,500,000', in: 'after' },
      ],
    },
  ],
  weights: [
    { route: '/', before: weight({ HTML: 14.214 }), after: weight({ HTML: 14.3 }) },
    { route: '/vehicle/1/', before: weight({}), after: weight({ HTML: 1.001 }) },
  ],
  states: [
    {
      state: 'the page Home',
      shots: [{ name: 'screen-0360x740-light', pixels: 1, before: Buffer.from('a'), after: Buffer.from('b') }],
    },
  ],
};

it('says in one line that nothing has changed', () => {
  expect(summaryOf(none)).toBe('Nothing that visitors receive has changed.');
  expect(reportOf(none)).not.toContain('<h2>');
});

it('lists the changes in one line', () => {
  expect(summaryOf(price)).toBe('New: 1 route. HTML: 1 difference on 2 routes. Bytes: 1 route. Pixels: 1 state.');
});

it('lists the measures of a page that are written otherwise', () => {
  const before = weight({ HTML: 14.214, requests: 7, fonts: 40.001 });
  const after = weight({ HTML: 14.3, requests: 8, fonts: 40.004 });
  expect(weightChanges({ route: '/', before, after })).toEqual(['HTML 14.21 → 14.30 kB', 'requests 7 → 8']);
});

it('folds each difference below a line about it, and marks removed and added text', () => {
  const page = reportOf(price);
  expect(page).toContain('<summary>KES 45,000,000 → KES 44,500,000 <small>2 routes</small></summary>');
  expect(page).toContain('<pre>KES <del>45,000,000</del><ins>44,500,000</ins></pre>');
  expect(page).toContain('<summary>the page Home <small>1 picture, up to 1 pixel</small></summary>');
});

it('is one file, in which words of commits and pages are no markup', () => {
  const page = reportOf(price);
  expect(page).toContain('Add &lt;cars&gt;');
  expect(page.match(/(?:src|href)="[^"]{0,30}/g)).toEqual([
    'src="data:image/webp;base64,YQ==',
    'src="data:image/webp;base64,Yg==',
  ]);
});
