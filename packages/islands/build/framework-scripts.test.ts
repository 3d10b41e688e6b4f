import { withoutFramework } from './framework-scripts';

const OWN = 'document.title';
const clean = (html: string) => withoutFramework(html, 'about.html', [OWN]);

it('keeps the site’s own scripts and data', () => {
  const page = `<script>${OWN}</script><script type="application/ld+json">{}</script><script type="speculationrules">{}</script>`;
  expect(clean(page)).toBe(page);
});

it('removes Next’s scripts, payload and preloads', () => {
  const page =
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>' +
    '<meta name="next-size-adjust" content=""/>' +
    '<link rel="stylesheet" href="/a.css" data-precedence="next"/>' +
    '<script src="/_next/static/chunks/b.js" async=""></script>' +
    '<div hidden=""><!--$--><!--/$--></div><p>words</p>' +
    '<script id="_R_">(globalThis["TURBOPACK"] || []).push({})</script>' +
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
    '<script>self.__next_f.push([1,"words"])</script><!--$--><!--/$--></body>';
  expect(clean(page)).toBe('<link rel="stylesheet" href="/a.css"/><p>words</p></body>');
});

it.each(['<script>alert(1)</script>', '<script src="https://elsewhere.example/a.js"></script>'])(
  'rejects an unknown script, naming the page: %s',
  (script) => {
    expect(() => clean(script)).toThrow(`about.html has a script that is neither the site's own`);
    expect(() => clean(script)).toThrow(script);
  },
);
