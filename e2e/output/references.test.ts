import { addressesInGraph, readDocument } from './references';

it('finds every address of a page, with entities decoded', () => {
  const { references } = readDocument(`<!DOCTYPE html>
    <link rel="canonical" href="/a/"><meta property="og:image" content="/b.jpg"><meta name="twitter:image" content="/c.jpg">
    <meta http-equiv="refresh" content="0; url=/d/"><img src="/e.webp" srcset="/f.webp 1x, /g.webp 2x">
    <template><a href="/h/?x=1&amp;y=2#i">h</a></template><form action="/j"></form><svg><use href="#k"/></svg>`);
  expect(references).toEqual([
    '/a/',
    '/b.jpg',
    '/c.jpg',
    '/d/',
    '/e.webp',
    '/f.webp',
    '/g.webp',
    '/h/?x=1&y=2#i',
    '/j',
    '#k',
  ]);
});

it('takes no address from a script, a comment or a text', () => {
  expect(readDocument('<script>"<a href=/x>"</script><!-- <a href=/y> --><p>/z</p>').references).toEqual([]);
});

it('finds ids and structured data', () => {
  const { ids, graphs } = readDocument('<p id="a"><i id=b></i><script type="application/ld+json">{"c":"<d>"}</script>');
  expect([...ids]).toEqual(['a', 'b']);
  expect(graphs).toEqual(['{"c":"<d>"}']);
});

it('reads a sitemap', () => {
  const sitemap =
    '<?xml version="1.0"?><urlset><url><loc>https://a.example/?b&amp;c</loc><image:image><image:loc>d</image:loc></image:image></url></urlset>';
  expect(readDocument(sitemap).references).toEqual(['https://a.example/?b&c', 'd']);
});

it('finds the addresses of the site in structured data, names of things apart', () => {
  const graph = {
    '@id': 'https://a.example/#b',
    c: ['https://a.example/d/', { e: 'https://a.example/f', g: 'https://h.example/' }],
  };
  expect(addressesInGraph(graph, 'https://a.example')).toEqual(['https://a.example/d/', 'https://a.example/f']);
});
