import { maskName, pageLines } from './page-lines';

it('gives each tag and each text a line of its own', () => {
  expect(pageLines('<html><body><p class="a">KES\n 45,000,000 <b>now</b></p></body></html>')).toEqual([
    ...['<html>', '<head>', '<body>', '<p class="a">', 'KES 45,000,000', '<b>', 'now'],
  ]);
});

it('gives each value of data and each statement of code a line, marked as code', () => {
  const html =
    '<script type="application/ld+json">{"price":45000000,"of":["a"]}</script><script>let a=1;f(a)</script><template><i>x</i></template>';
  expect(pageLines(html).slice(2)).toEqual([
    ...['<script type="application/ld+json">', '| {', '| "price": 45000000', '| "of": [', '| "a"', '| ]', '| }'],
    ...['<script>', '| let a=1;', '| f(a)', '<template>', '<i>', 'x', '<body>'].filter((line) => line !== ''),
  ]);
});

it('leaves out comments, which only the build reads', () => {
  expect(pageLines('<!doctype html><body><!--island 4--><p>a</p><!--/island-->').slice(2)).toEqual([
    '<body>',
    '<p>',
    'a',
  ]);
});

it.each([
  ['/_next/static/chunks/page-10-zone-DJ-NGa3q.js', '/_next/static/chunks/page-10-zone-….js'],
  ['/_next/static/chunks/screen-b44331a1e8.css', '/_next/static/chunks/screen-….css'],
  ['/_next/static/media/sans-s.p.31qje3usan69h.woff2', '/_next/static/media/sans-s.p-….woff2'],
  ['/pictures/photographs/porsche-taycan/img-1-ea0fdaff-240.avif', undefined],
  ['/pictures/lamborghini-huracan/front-three-quarter-240.avif', undefined],
  ['/scripts/of-a-document.js', undefined],
])('masks the hash of a built file, and no other name: %s', (name, masked = name) => {
  expect(maskName(name)).toBe(masked);
});

it('masks hashes in pages', () => {
  const page = (hash: string, font: string, name: string) =>
    pageLines(
      `<html class="${font}_variable"><meta content="script-src 'sha256-${hash}='"><script src="/_next/static/chunks/islands-${name}.js" integrity="sha256-${hash}="></script>`,
    );
  expect(page('0HY+qH3/Gx65', '_1m3HSW', 'DIZAwKGW')).toEqual(page('4kXNlincLs2G', 'sfVSsq', 'D1d-rW_q'));
});
