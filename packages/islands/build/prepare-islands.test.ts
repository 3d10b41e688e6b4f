import { readdirSync } from 'node:fs';
import { build, id, inProject, write, writeIsland } from '../testing/build-project';
import { withList } from './page-islands';

it('replaces Next’s scripts and payload by the marks of the islands', async () => {
  const own = '<meta charSet="utf-8"/><script>document.title</script>';
  const menu = `<template data-island="${id('Menu')}" data-props="{&quot;id&quot;:1}" data-slots=""></template><p>words</p><template data-island-end=""></template>`;
  const payload = `1b:I[45,["$2"],"Menu"]\n1:[["$","template",null,{"data-island":"${id('Menu')}"}],["$","$L1b",null,{"id":1}]]\n`;
  const ofNext =
    '<link rel="preload" as="script"/><meta name="next-size-adjust" content=""/><i data-precedence="next"></i><div hidden=""><!--$--><!--/$--></div>';
  write({
    '.next/server/app/about/page_client-reference-manifest.js':
      'globalThis.__RSC_MANIFEST["/about/page"] = {"clientModules":{"[project]/menu.tsx":{"id":45}}};',
  });
  const html = `<head>${own}${ofNext}</head><body>${menu}<!--$--><!--/$--><script>self.__next_f.push(${JSON.stringify([1, payload])})</script></body>`;
  const { value, error } = await build<string[]>('markIslands', [['document.title']], {
    pages: { 'about.html': html },
  });
  expect(error).toBe('');
  expect(value).toEqual([
    `<head>${own}<i></i></head><body><!--island 0--><p>words</p><!--/island--><script type="application/json" id="islands">[["${id('Menu')}",{"id":1}]]</script></body>`,
  ]);
});

describe('bundleScripts', () => {
  const CHUNKS = '_next/static/chunks';

  /** A page with marked islands. */
  const page = (names: readonly string[]) =>
    withList({ html: '<body></body>', islands: names.map((name) => ({ id: id(name), props: { name } })) });

  async function bundle(pages: Readonly<Record<string, string>>) {
    write(Object.fromEntries(Object.entries(pages).map(([name, html]) => [`out/${name}`, html])));
    const { value = [], error } = await build<string[]>('bundleScripts', ['out'], { pages });
    expect(error).toBe('');
    return value;
  }

  const files = (folder: string) => readdirSync(inProject('out', folder)).sort();

  beforeEach(() => {
    for (const name of ['Menu', 'Form']) writeIsland(name);
    write({ [`out/${CHUNKS}/next.js`]: '', 'out/_next/static/id/next.js': '', 'out/_next/static/id/style.css': '' });
  });

  it('writes one script for each distinct set of islands, which the pages below a folder share', async () => {
    const sets = {
      'index.html': ['Menu'],
      'about/index.html': ['Menu', 'Form'],
      'car/1/index.html': ['Form', 'Form'],
      'car/2/index.html': ['Menu'],
      'car/3/index.html': [],
    };
    const pages = await bundle(Object.fromEntries(Object.entries(sets).map(([name, names]) => [name, page(names)])));
    expect(files(CHUNKS).map((file) => file.slice(0, 6))).toEqual(['island', 'page-1', 'page-2']);
    const [menu = '', both] = pages.map((html) => /src="([^"]*)"/.exec(html)?.[1]);
    expect(both).not.toBe(menu);
    expect(pages.map((html) => /src="([^"]*)"/.exec(html)?.[1])).toEqual([menu, both, both, both, both]);
    expect(pages.map((html) => /id="islands">(.*?)</.exec(html)?.[1])).toEqual([
      '[[0,{"name":"Menu"}]]',
      '[[1,{"name":"Menu"}],[0,{"name":"Form"}]]',
      '[[0,{"name":"Form"}],[0,{"name":"Form"}]]',
      '[[1,{"name":"Menu"}]]',
      '[]',
    ]);
  });

  it('links the script behind the list of islands, removes Next’s, and keeps style sheets', async () => {
    const [html = ''] = await bundle({ 'index.html': page(['Menu']) });
    const [runtime, script] = files(CHUNKS);
    expect(html).toMatch(
      new RegExp(
        `</script><link rel="modulepreload" href="/${CHUNKS}/${runtime}"[^>]*><script type="module" src="/${CHUNKS}/${script}"[^>]*></script></body>$`,
      ),
    );
    expect(files(CHUNKS)).toEqual([expect.stringMatching(/^islands-/), expect.stringMatching(/^page-1-/)]);
    expect(files('_next/static/id')).toEqual(['style.css']);
  });
});
