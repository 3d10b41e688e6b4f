import { readdirSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { build, id, inProject, write, writeIsland } from '../testing/build-project';
import type { Urgent } from './bundle-islands';
import { withList } from './page-islands';

describe('markIslands', () => {
  const OWN = 'document.title';
  const CHARSET = '<meta charSet="utf-8"/>';
  const MENU = `<template data-island="${id('Menu')}" data-props="{&quot;id&quot;:1}" data-slots=""></template><p>words</p><template data-island-end=""></template>`;
  const element = '["$","$L1b",null,{"id":1}]';
  const marked = `["$","template",null,{"data-island":"${id('Menu')}"}],${element}`;

  /** A page as Next exports it. */
  const exported = ({ head = CHARSET, body = MENU, payload = marked }) =>
    `<html><head>${head}<script>${OWN}</script></head><body>${body}<script>self.__next_f.push(${JSON.stringify([1, `1b:I[45,["$2"],"Menu"]\n1:[${payload}]\n`])})</script></body></html>`;

  async function mark(html: string, ...options: readonly string[]) {
    const args = [[OWN], ...options];
    const { value: [page = ''] = [], error } = await build<string[]>('markIslands', args, {
      pages: { 'about.html': html },
    });
    return { page, error };
  }

  beforeEach(() =>
    write({
      '.next/server/app/about/page_client-reference-manifest.js':
        'globalThis.__RSC_MANIFEST["/about/page"] = {"clientModules":{"[project]/menu.tsx":{"id":45}}};',
      'compiled/page.js': '',
    }),
  );

  it('replaces Next’s scripts and payload by the marks, and puts the inline scripts first', async () => {
    const { page, error } = await mark(exported({}));
    expect(error).toBe('');
    const [script = '', code = ''] = /<script>(.*?)<\/script>/.exec(page) ?? [];
    expect(page).toBe(
      `<html><head>${CHARSET}${script}<script>${OWN}</script></head><body><!--island 0--><p>words</p><!--/island--><script type="application/json" id="islands">[["${id('Menu')}",{"id":1}]]</script></body></html>`,
    );

    const root = { classList: {}, dataset: {} };
    const window = { document: { documentElement: root }, addEventListener: () => {}, setTimeout: () => {} };
    runInNewContext(code, Object.assign(window, { window }));
    expect(window).toMatchObject({ inputRecorder: { inputs: [] }, reloadStale: expect.anything() });
    expect(root.dataset).toEqual({ starting: '' });
  });

  it.each([
    [
      'an unmarked client component',
      { payload: element },
      'about.html: nothing would hydrate the client component Menu (menu.tsx).',
    ],
    ['a page without its charset', { head: '' }, 'about.html has no <meta charset="utf-8">.'],
    ['an unknown script', { head: `${CHARSET}<script>other</script>` }, 'about.html has a script that is neither'],
    [
      'an island without its end',
      { body: MENU.replace('-end', '-start') },
      `about.html: the island ${id('Menu')} has no end.`,
    ],
  ])('fails for %s', async (_, parts, message) => {
    expect((await mark(exported(parts))).error).toContain(message);
  });

  it('needs the manifests of the compiled routes', async () => {
    expect((await mark(exported({}), 'compiled')).error).toContain('compiled has no client reference manifests');
  });
});

describe('bundleScripts', () => {
  const CHUNKS = '_next/static/chunks';

  /** A page with marked islands. */
  const page = (names: readonly string[], head = '') =>
    withList({
      html: `<head>${head}</head><body></body>`,
      islands: names.map((name) => ({ id: id(name), props: { name } })),
    });

  async function bundle(pages: Readonly<Record<string, string>>, urgent: Urgent = { selector: '#list', chunks: [] }) {
    write(Object.fromEntries(Object.entries(pages).map(([name, html]) => [`out/${name}`, html])));
    const { value = [], error } = await build<string[]>('bundleScripts', ['out', urgent], { pages });
    expect(error).toBe('');
    return value;
  }

  const files = (folder: string) => readdirSync(inProject('out', folder)).sort();
  const fileOf = (name: string) => files(CHUNKS).find((file) => file.startsWith(`${name}-`)) ?? 'none';
  const preload = (name: string, attributes = '') =>
    `<link rel="modulepreload" href="/${CHUNKS}/${fileOf(name)}"${attributes}/>`;
  const script = (name: string, attributes = '') =>
    `<script type="module" async src="/${CHUNKS}/${fileOf(name)}"${attributes}></script>`;

  beforeEach(() => {
    for (const name of ['Menu', 'Form']) writeIsland(name);
    write({ [`out/${CHUNKS}/next.js`]: '', 'out/_next/static/id/next.js': '', 'out/_next/static/id/style.css': '' });
  });

  it('writes one script for each distinct set of islands, which routes share', async () => {
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

  it('removes Next’s scripts, and keeps style sheets', async () => {
    await bundle({ 'index.html': page(['Menu']) });
    expect(files(CHUNKS)).toEqual([fileOf('islands'), fileOf('page-1')]);
    expect(files('_next/static/id')).toEqual(['style.css']);
  });

  it('puts the scripts into a template at the end of the page', async () => {
    const [html = ''] = await bundle({ 'index.html': page(['Menu']) });
    const [, start = ''] = /<script>(.*?)<\/script>/.exec(html) ?? [];
    const low = ' fetchpriority="low"';
    const waiting = preload('page-1', low) + preload('islands', low) + script('page-1', low);
    expect(html).toBe(
      `<head></head><body><script type="application/json" id="islands">[[0,{"name":"Menu"}]]</script><template id="scripts">${waiting}</template><script>${start}</script></body>`,
    );
    const getElementById = jest.fn(() => ({ content: { lastChild: {}, childNodes: [] } }));
    const window = { document: { getElementById }, requestAnimationFrame: jest.fn(), setTimeout: () => {} };
    runInNewContext(start, window);
    expect(getElementById).toHaveBeenCalledWith('scripts');
    expect(window.requestAnimationFrame).toHaveBeenCalled();
  });

  it('puts them into a template of the page’s own too, with preloads of urgent content', async () => {
    writeIsland('Menu', `console.info(() => [import('./results'), import('./help')]);`);
    write({ 'results.ts': `export default 'words of results';`, 'help.ts': `export default 'words of help';` });
    const [html] = await bundle(
      { 'index.html': page(['Menu'], '<template data-scripts=""></template>') },
      { selector: '#list', chunks: ['results'] },
    );
    const preloads = ['page-1', 'islands', 'page-1-results'].map((name) => preload(name)).join('');
    expect(html).toContain(`<head><template data-scripts="">${preloads}${script('page-1')}</template></head>`);
  });
});
