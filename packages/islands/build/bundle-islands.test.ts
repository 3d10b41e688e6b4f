import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { build, id, inProject, island, write, writeIsland } from '../testing/build-project';
import type { Entry, EntryFiles, Urgent } from './bundle-islands';

const OUT = 'out/chunks';

/** @param folder of the project, in which the build runs */
async function bundle(entries: readonly Entry[], urgent?: Urgent, folder?: string) {
  const args = [inProject(OUT), entries, urgent];
  const { value: files = [], ...outcome } = await build<readonly EntryFiles[]>('bundleIslands', args, { folder });
  return { files, ...outcome };
}

const written = () => readdirSync(inProject(OUT)).sort();
const read = (file = '') => readFileSync(inProject(OUT, file), 'utf8');

/** The written files that hold these words, without hash. */
const filesWith = (words: string) =>
  written().flatMap((file) => (read(file).includes(words) ? [file.replace(/-.{8}\.js$/, '')] : []));

const HASHED = (name: string) => expect.stringMatching(new RegExp(`^${name}-[\\w-]{8}\\.js$`));

it('gives all pages one runtime, and each page its own components', async () => {
  writeIsland(
    'Menu',
    `import { useState } from 'react';\nimport { words } from '@/words';\nconsole.info(useState, words);`,
  );
  writeIsland('Form', `import { Fragment } from 'react';\nconsole.info(Fragment);`);
  write({ 'words.ts': `export const words = ['words of a module'];` });

  const { files, notes, error } = await bundle([[id('Menu')], [id('Form')], [id('Form'), id('Menu')]]);

  expect(error).toBe('');
  const runtime = files[0]?.initial[1];
  expect(runtime).toEqual(HASHED('islands'));
  expect(files).toEqual([1, 2, 3].map((page) => ({ initial: [HASHED(`page-${page}`), runtime], urgent: [] })));
  expect(written()).toEqual([runtime, ...files.map(({ initial }) => initial[0])]);
  expect(filesWith('words of Menu')).toEqual(['page-1', 'page-3']);
  expect(filesWith('words of a module')).toEqual(['page-1', 'page-3']);
  expect(filesWith('words of Form')).toEqual(['page-2', 'page-3']);
  expect(notes).toEqual([]);
});

it('hydrates the components of a page by their place in its list, and fetches lazy ones', async () => {
  writeIsland('Menu');
  for (const name of ['Map', 'Video']) writeIsland(name, '', `'use client';\n'use lazy';`);
  writeIsland('Hours', '', `'use client';\n'use lazy hours';`);
  const { files } = await bundle([[id('Map'), id('Hours'), id('Menu'), id('Video')]], {
    selector: '#list',
    chunks: [],
  });
  const [page = '', runtime = ''] = files[0]?.initial ?? [];
  expect(files[0]?.initial).toHaveLength(2);
  expect(['Menu', 'Map', 'Video', 'Hours'].map((name) => filesWith(`words of ${name}`))).toEqual([
    ['page-1'],
    ['page-1-lazy'],
    ['page-1-lazy'],
    ['page-1-lazy-hours'],
  ]);

  // Outside a browser, the page's script tells what it asks of the runtime.
  write({
    [`${OUT}/${runtime}`]: `const requested = [];
export const jsx = (type, props) => props.children;
export const importModule = (file) => (requested.push(file), import(file));
export const whenParsed = (run) => run();
export const hydrate = 'hydrate';
export async function hydrateIslands(components, hydrate, fetchLazy, selector) {
  const words = await Promise.all(components.map(async (component, index) => component ? component() : ['lazy', (await fetchLazy(index))()]));
  console.log(JSON.stringify({ words, requested, hydrate, selector }));
}`,
  });
  const printed = execFileSync(process.execPath, [inProject(OUT, page)], { encoding: 'utf8' });
  const lazy = expect.stringMatching(/^\.\/page-1-lazy-.{8}\.js$/);
  expect(JSON.parse(printed)).toEqual({
    words: [['lazy', 'words of Map'], ['lazy', 'words of Hours'], 'words of Menu', ['lazy', 'words of Video']],
    requested: [lazy, expect.stringMatching(/^\.\/page-1-lazy-hours-/), lazy],
    hydrate: 'hydrate',
    selector: '#list',
  });
});

it('keeps code that loads later out of the start, and names what an urgent page loads ahead', async () => {
  writeIsland(
    'Menu',
    `import { near } from './shapes';
    export const load = () => [import('./results'), import('./help'), near];
    console.info(load());`,
  );
  write({
    'shapes.ts': `export const near = ['words of near'];\nexport { far } from './far';`,
    'far.ts': `import { near } from './near';\nexport const far = ['words of far', near];`,
    'near.ts': `export const near = [Math.random()];`,
    'both.ts': `export const both = ['words of both', Math.random()];`,
    'results.ts': `import { both } from './both';\nimport { far, near } from './shapes';\nexport default [both, far, near, 'words of results'];`,
    'help.ts': `import { both } from './both';\nexport default [both, 'words of help'];`,
  });
  const { files, error } = await bundle([[id('Menu')]], { selector: '#list', chunks: ['results'] });
  expect(error).toBe('');
  expect(files).toEqual([
    { initial: [HASHED('page-1'), HASHED('islands')], urgent: [HASHED('page-1-results'), HASHED('page-1-both')] },
  ]);
  expect(filesWith('words of near')).toEqual(['page-1']);
  expect(filesWith('words of far')).toEqual(['page-1-results']);
  expect(filesWith('words of both')).toEqual(['page-1-both']);
  expect(filesWith('words of help')).toEqual(['page-1-help']);
});

it('gives preact/compat to a page that needs more of React, and says why and how heavy it is', async () => {
  writeIsland('Plain', `import * as React from 'react';\nconsole.info(React.useState);`);
  writeIsland(
    'Context',
    `import { createContext, memo, useId } from 'react';\nconsole.info(createContext, memo, useId);`,
  );
  writeIsland('Space', `import * as React from 'react';\nconsole.info(React.memo);`);
  writeIsland(
    'Portal',
    `import { createPortal } from 'react-dom';
    import { createRoot } from 'react-dom/client';
    import { unstable_now } from 'scheduler';
    console.info(createPortal, createRoot, unstable_now);`,
  );
  writeIsland('Old', `import useState from './old.cjs';\nconsole.info(useState, () => import('./later'));`);
  write({ 'old.cjs': `module.exports = require('react').useState;`, 'later.ts': `export default 'words of later';` });
  const names = ['Plain', 'Context', 'Space', 'Portal', 'Old'];
  const { files, notes, error } = await bundle(
    names.map((name) => [id(name)]),
    { selector: '#list', chunks: ['later'] },
  );

  expect(error).toBe('');
  const [plain, ...others] = files;
  expect(plain?.initial).toHaveLength(2);
  const scripts = others.map(({ initial }) => initial[0]);
  expect(others).toEqual([
    ...[2, 3, 4].map((page) => ({ initial: [HASHED(`page-${page}`)], urgent: [] })),
    { initial: [HASHED('page-5')], urgent: [HASHED('page-5-later')] },
  ]);
  const weights = scripts.map((file) => brotliCompressSync(read(file)).length / 1000);
  const reasons = [
    'context.tsx imports createContext, memo',
    'space.tsx imports names of React',
    'portal.tsx imports react-dom, react-dom/client, scheduler',
    'old.cjs imports react',
  ];
  expect(notes).toEqual(
    reasons.map(
      (reason, index) =>
        `Note: ${scripts[index]} holds preact/compat, ${weights[index]?.toFixed(1)} kB in all, because ${reason}.`,
    ),
  );
  // React itself weighs more.
  expect(Math.max(...weights)).toBeLessThan(15);
  // Ids are unique in the page, as in the shared runtime.
  expect(read(scripts[0])).toContain('`id-${');
  // It may be requested again after a failure, which a bare import may not.
  expect(read(scripts[3])).toMatch(/\w\(`\.\/page-5-later-/);
  expect(read(scripts[3])).not.toContain('import(`./');
});

it('refuses a name that preact/compat does not have, and notes one of a namespace', async () => {
  writeIsland('Named', `import { memo, nothing } from 'react';\nconsole.info(memo, nothing);`);
  writeIsland('Space', `import * as React from 'react';\nconsole.info(React.nothing);`);
  expect(await bundle([[id('Named')]])).toMatchObject({
    error: 'named.tsx imports nothing: preact/compat has no such name.',
    notes: [],
  });
  expect((await bundle([[id('Space')]])).notes).toEqual([
    'Note: space.tsx uses a name of React that preact/compat does not have.',
    expect.stringContaining('because space.tsx imports names of React.'),
  ]);
});

it('refuses the imports that no page has, all at once and each with its alternative', async () => {
  writeIsland(
    'Menu',
    `import Link from 'next/link';
    import { readFileSync } from 'node:fs';
    import { renderToString } from 'react-dom/server';
    import 'server-only';
    import { nothing } from './words';
    console.info(Link, readFileSync, renderToString, nothing, () => import('next/link'));`,
  );
  write({ 'words.ts': `import next from 'next-words';\nexport const words = next;` });
  const { error } = await bundle([[id('Menu')]]);
  expect(error.split('\n').sort()).toEqual([
    'menu.tsx imports next/link, which no island can: Next runs at the build only: use a plain <a>, <img> or location.',
    'menu.tsx imports node:fs, which no island can: do it in a server component and pass the result as a prop.',
    'menu.tsx imports react-dom/server, which no island can: render markup in a server component and pass it as a prop.',
    'menu.tsx imports server-only, which no island can: do it in a server component and pass the result as a prop.',
  ]);
  expect(filesWith('')).toEqual(['islands']);
});

it.each([
  [
    'a name that a file of the project lacks',
    `import { nothing } from './words';\nconsole.info(nothing);`,
    '"nothing" is not exported by "words.ts"',
  ],
  [
    'a file that is not there',
    `import { nothing } from './missing';\nconsole.info(nothing);`,
    `Could not resolve './missing' in menu.tsx`,
  ],
  ['what the bundler warns of', `eval('1');`, 'eval'],
  [
    'a file of elsewhere at the start',
    `import far from 'https://elsewhere.example/far.js';\nconsole.info(far);`,
    /^page-1-\S{8}\.js imports https:\/\/elsewhere\.example\/far\.js at its start, which no page preloads\.$/,
  ],
])('fails for %s', async (_, code, sentence) => {
  writeIsland('Menu', code);
  write({ 'words.ts': `export const words = ['words'];` });
  const { error, notes } = await bundle([[id('Menu')]]);
  expect(error).toMatch(sentence);
  expect(notes).toEqual([]);
  expect(filesWith('')).toEqual(['islands']);
});

it('fails for a component without a file', async () => {
  expect((await bundle([[id('Menu')]])).error).toBe('The island Menu has no file: menu.tsx');
});

it('finds a component that Next names below a parent folder', async () => {
  write({ 'site/menu.tsx': island('Menu') });
  const { error } = await bundle([['[project]/site/menu.tsx#Menu']], undefined, 'site');
  expect(error).toBe('');
  expect(filesWith('words of Menu')).toEqual(['page-1']);
});

it('names files by their content, wherever the project lies', async () => {
  const texts = (folder: string) =>
    write({ [`${folder}/menu.tsx`]: island('Menu'), [`${folder}/form.tsx`]: island('Form') });
  const names = async (folder: string) =>
    (await bundle([[id('Menu')], [id('Form')]], undefined, folder)).files.flatMap(({ initial }) => initial);
  texts('one');
  texts('two');
  const before = await names('one');
  expect(before).toHaveLength(4);
  expect(await names('two')).toEqual(before);
  write({ 'one/form.tsx': island('Form', `console.info('new');`) });
  const [menu, runtime, form] = before;
  expect(await names('one')).toEqual([menu, runtime, expect.not.stringContaining(form ?? '-'), runtime]);
});

it('writes for production, without comments, and with the values of the build', async () => {
  writeIsland(
    'Menu',
    `import { total } from './total';
    /*! words of a comment */
    if (process.env.NODE_ENV === 'production') console.info('words of production', total);
    else console.info('words of development');`,
  );
  write({ 'total.ts': `'use build';\nexport const total = ['words', 'of', 'the', 'build'].join(' ');` });
  expect((await bundle([[id('Menu')]])).error).toBe('');
  expect(filesWith('words of production')).toEqual(['page-1']);
  expect(filesWith('words of the build')).toEqual(['page-1']);
  expect(filesWith('words of development')).toEqual([]);
  expect(filesWith('words of a comment')).toEqual([]);
});
