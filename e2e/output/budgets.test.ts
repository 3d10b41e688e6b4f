import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { accept, type Breach, BUDGETS, breaches, messageOf } from './budgets';
import { KINDS, type PageWeight, weighPage } from './page-weight';

const files: Readonly<Record<string, Buffer>> = {
  '/a.js': Buffer.from('a();'.repeat(500)),
  '/b.js': randomBytes(3000),
  '/a.css': Buffer.from('p{}'),
  '/a.woff2': Buffer.alloc(2000),
};
const kilobytes = (address: string) => brotliCompressSync(files[address] ?? '').length / 1000;
const page =
  '<html><head><link rel="stylesheet" href="/a.css"><link rel="preload" as="font" href="/a.woff2">' +
  '<link rel="modulepreload" href="/b.js"><script type="module" src="/a.js"></script>' +
  '<template><link rel="modulepreload" href="/c.js"></template><script nomodule src="/old.js"></script><script>inline()</script></head><body><p></p></body></html>';
let weight: PageWeight;
beforeAll(async () => {
  weight = await weighPage(page, (address) => files[address] ?? Buffer.alloc(0));
});
const budgets = `// A comment.
{
  "any page": { "HTML": 9, "scripts": 9, "styles": 9, "fonts": 9, "requests": 9, "elements": 99 },
  "^about/": { "scripts": 0.5, "elements": 9 }
}
`;

it('counts what a browser of today loads with a page, as it is sent', () => {
  expect(weight.scripts.amount).toBeCloseTo(kilobytes('/a.js') + kilobytes('/b.js'), 6);
  expect(weight.styles.amount).toBeCloseTo(kilobytes('/a.css'), 6);
  expect(weight.fonts.amount).toBe(2);
  expect(weight.requests.amount).toBe(5);
  expect(weight.elements.amount).toBe(11);
});

it('finds nothing within the budget, or in a row of other pages', () => {
  expect(breaches('index.html', weight, KINDS, budgets)).toEqual([]);
});

it('names page, kind, the files it is made up of and the place of the number', () => {
  expect(breaches('about/index.html', weight, KINDS, budgets).map(messageOf)).toEqual([
    expect.stringMatching(
      /^about\/index\.html: scripts \d\.\d\d kB, at most 0\.50 kB \(e2e\/output\/budgets\.jsonc, line 4, "\^about\/"\), made up of b\.js \d\.\d, a\.js 0\.0$/,
    ),
    'about/index.html: elements 11, at most 9 (e2e/output/budgets.jsonc, line 4, "^about/")',
  ]);
});

it('raises the numbers that are broken, with 5 % of headroom over the largest page and the reason', () => {
  const [, elements] = breaches('about/index.html', weight, KINDS, budgets);
  const larger = { ...(elements as Breach), amount: 100 };
  const raised = accept(budgets, [larger, elements as Breach], 'more cars');
  expect(raised).toContain('\n  // elements 9 -> 105: more cars\n  "^about/": { "scripts": 0.5, "elements": 105 }\n');
  expect(raised.startsWith(budgets.slice(0, 90))).toBe(true);
});

it('has a number of every kind for any page', () => {
  expect(breaches('index.html', weight, KINDS, readFileSync(BUDGETS, 'utf8'))).toEqual([]);
});
