import { randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { overBudget } from './budgets';
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
  '<script nomodule src="/old.js"></script><script>inline()</script></head><body><p></p></body></html>';
let weight: PageWeight;
beforeAll(async () => {
  weight = await weighPage(page, (address) => files[address] ?? Buffer.alloc(0));
});
const plenty = { HTML: 9, scripts: 9, styles: 9, fonts: 9, requests: 9, elements: 99 };

it('counts what a browser of today loads with a page, as it is sent', () => {
  expect(weight.scripts.amount).toBeCloseTo(kilobytes('/a.js') + kilobytes('/b.js'), 6);
  expect(weight.styles.amount).toBeCloseTo(kilobytes('/a.css'), 6);
  expect(weight.fonts.amount).toBe(2);
  expect(weight.requests.amount).toBe(5);
  expect(weight.elements.amount).toBe(10);
});

it('says nothing within the budget', () => {
  expect(overBudget('index.html', weight, KINDS, plenty)).toEqual([]);
});

it('names page, kind and the files it is made up of, the largest first, when it is broken', () => {
  expect(overBudget('index.html', weight, KINDS, { ...plenty, scripts: 0.5, elements: 9 })).toEqual([
    expect.stringMatching(/^index\.html: scripts \d\.\d\d kB, at most 0\.50 kB \(b\.js \d\.\d, a\.js 0\.0\)$/),
    'index.html: elements 10, at most 9',
  ]);
});
