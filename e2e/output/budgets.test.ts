import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { accept, type Breach, BUDGETS, breaches, messageOf } from './budgets';
import { type PageWeight, weighPage } from './page-weight';

const files: Readonly<Record<string, Buffer>> = {
  '/a.js': Buffer.from(`fetch("/inventory/1.json");${'a();'.repeat(500)}import("./lazy.js")`),
  '/b.js': randomBytes(3000),
  '/lazy.js': Buffer.from('import{a}from"./a.js";load("./lazier.js")'),
  '/lazier.js': randomBytes(500),
  '/inventory/1.json': Buffer.from('[{"id":1}]'),
  '/a.css': Buffer.from('p{}'),
  '/print.css': Buffer.from('p{margin:0}'),
  '/a.woff2': Buffer.alloc(2000),
  '/a-240.avif': Buffer.alloc(1000),
  '/a-800.avif': Buffer.alloc(3000),
  '/b.webp': Buffer.alloc(500),
};
const kilobytes = (...addresses: string[]) =>
  addresses.reduce((sum, address) => sum + brotliCompressSync(files[address] ?? '').length / 1000, 0);
const page =
  '<html><head><link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/print.css" media="print">' +
  '<link rel="preload" as="font" href="/a.woff2"><template><link rel="modulepreload" href="/rare.js"></template>' +
  '<script nomodule src="/old.js"></script><script>inline()</script></head><body><picture>' +
  '<source srcset="/a-240.avif 240w, /a-800.avif 800w" sizes="(min-width: 40rem) 10rem, 100vw"><img src="/a.webp">' +
  '</picture><img src="/b.webp"><img src="data:image/svg+xml,"><template id="scripts">' +
  '<link rel="modulepreload" href="/b.js"><script type="module" src="/a.js"></script></template></body></html>';
let weight: PageWeight;
beforeAll(async () => {
  weight = await weighPage(page, {
    read: (address) => files[address] ?? Buffer.alloc(0),
    inventory: ['/inventory/1.json'],
  });
});
const budgets = `// A comment.
{
  "any page": { "HTML": 9, "scripts": 9, "lazy": 9, "styles": 9, "print": 9, "fonts": 9, "pictures": 9, "requests": 9, "elements": 99 },
  "^about/": { "scripts": 0.5, "elements": 9 }
}
`;

it('counts the compressed files that a current browser loads with a page', () => {
  expect(weight.scripts.amount).toBeCloseTo(kilobytes('/a.js', '/b.js'), 6);
  expect(weight.styles.amount).toBeCloseTo(kilobytes('/a.css'), 6);
  expect(weight.fonts.amount).toBe(2);
  expect(weight.requests.amount).toBe(5);
  expect(weight.elements.amount).toBe(17);
});

it('counts apart the later files of the page: lazy scripts, inventory, print styles, pictures of a phone', () => {
  expect(weight.lazy.amount).toBeCloseTo(kilobytes('/lazy.js', '/lazier.js', '/inventory/1.json'), 6);
  expect(weight.print.amount).toBeCloseTo(kilobytes('/print.css'), 6);
  expect(weight.pictures.parts).toEqual(['a-800.avif 3.0', 'b.webp 0.5']);
});

it('finds nothing within the budget, or in a row of other pages', () => {
  expect(breaches('index.html', weight, budgets)).toEqual([]);
});

it('names page, kind, the files it is made up of and the place of the number', () => {
  expect(breaches('about/index.html', weight, budgets).map(messageOf)).toEqual([
    expect.stringMatching(
      /^about\/index\.html: scripts \d\.\d\d kB, at most 0\.50 kB \(e2e\/output\/budgets\.jsonc, line 4, "\^about\/"\), made up of b\.js \d\.\d, a\.js 0\.1$/,
    ),
    'about/index.html: elements 17, at most 9 (e2e/output/budgets.jsonc, line 4, "^about/")',
  ]);
});

it('raises the numbers that are broken, with 5 % of headroom over the largest page and the reason', () => {
  const [, elements] = breaches('about/index.html', weight, budgets);
  const larger = { ...(elements as Breach), amount: 100 };
  const raised = accept(budgets, [larger, elements as Breach], 'more cars');
  expect(raised).toContain('\n  // elements 9 -> 105: more cars\n  "^about/": { "scripts": 0.5, "elements": 105 }\n');
  expect(raised.startsWith(budgets.slice(0, 90))).toBe(true);
});

it('has a number of every kind for any page', () => {
  expect(breaches('index.html', weight, readFileSync(BUDGETS, 'utf8'))).toEqual([]);
});
