import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { build, id, inProject, write, writeIsland } from '../testing/build-project';
import type { Entry } from './bundle-islands';

const OUT = 'out/chunks';

async function bundle(entries: readonly Entry[]) {
  const args = [inProject(OUT), entries];
  const { value: files = [], error } = await build<readonly (readonly string[])[]>('bundleIslands', args);
  return { files, error };
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

  const { files, error } = await bundle([[id('Menu')], [id('Form')], [id('Form'), id('Menu')]]);

  expect(error).toBe('');
  const runtime = files[0]?.[1];
  expect(runtime).toEqual(HASHED('islands'));
  expect(files).toEqual([1, 2, 3].map((page) => [HASHED(`page-${page}`), runtime]));
  expect(written()).toEqual([runtime, ...files.map(([page]) => page)]);
  expect(filesWith('words of Menu')).toEqual(['page-1', 'page-3']);
  expect(filesWith('words of a module')).toEqual(['page-1', 'page-3']);
  expect(filesWith('words of Form')).toEqual(['page-2', 'page-3']);
});

it('hydrates the components of a page by their place in its list, and fetches lazy ones', async () => {
  writeIsland('Menu');
  write({ 'clock.ts': 'export const now = () => Date.now();' });
  const clock = `import { now } from './clock';\nglobalThis.now = now;`;
  for (const name of ['Map', 'Video', 'Hours'])
    writeIsland(name, clock, `'use client';\n'use lazy${name === 'Hours' ? ' hours' : ''}';`);
  const { files } = await bundle([[id('Map'), id('Hours'), id('Menu'), id('Video')]]);
  const [page = '', runtime = ''] = files[0] ?? [];
  expect(files[0]).toHaveLength(2);
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
export const importModule = (file, ...imported) => (requested.push(file, ...imported), import(file));
export const hydrate = 'hydrate';
export async function hydrateIslands(components, hydrate, fetchLazy) {
  const words = await Promise.all(components.map(async (component, index) => component ? component() : ['lazy', (await fetchLazy(index))()]));
  console.log(JSON.stringify({ words, requested, hydrate }));
}`,
  });
  const printed = execFileSync(process.execPath, [inProject(OUT, page)], { encoding: 'utf8' });
  const names = (_: string, value: unknown) => (typeof value === 'string' ? value.replace(/-.{8}\.js$/, '') : value);
  expect(JSON.parse(printed, names)).toEqual({
    words: [['lazy', 'words of Map'], ['lazy', 'words of Hours'], 'words of Menu', ['lazy', 'words of Video']],
    requested: ['lazy', 'clock', 'lazy-hours', 'clock', 'lazy', 'clock'].map((name) => `./page-1-${name}`),
    hydrate: 'hydrate',
  });
});

it('gives preact/compat to a page with an island that asks for it', async () => {
  writeIsland('Plain', `import * as React from 'react';\nconsole.info(React.useState);`);
  writeIsland(
    'Whole',
    `import * as React from 'react';
    import { createPortal } from 'react-dom';
    import { createRoot } from 'react-dom/client';
    import { unstable_now } from 'scheduler';
    import useState from './old.cjs';
    console.info(React.memo, React.useId, React.ofNewerVersion, createPortal, createRoot, unstable_now, useState);`,
    `'use client';\n'use compat';`,
  );
  write({ 'old.cjs': `module.exports = require('react').useState;` });
  const { files, error } = await bundle([[id('Plain')], [id('Whole'), id('Plain')]]);
  expect(error).toBe('');
  expect(files).toEqual([[HASHED('page-1'), HASHED('islands')], [HASHED('page-2')]]);
  // Ids are unique in the page, as in the shared runtime.
  expect(read(files[1]?.[0])).toContain('`id-${');
});

it.each([
  ['a name of React', `import { memo } from 'react';\nconsole.info(memo);`, '"memo" is not exported by'],
  ['a name of its namespace', `import * as React from 'react';\nconsole.info(React.memo);`, 'Import `memo`'],
  ['react-dom', `import { createPortal } from 'react-dom';\nconsole.info(createPortal);`, 'menu.tsx imports react-dom'],
  ['a CommonJS package', `import old from './old.cjs';\nconsole.info(old);`, 'old.cjs imports react'],
])('says how a page gets %s that the shared runtime does not have', async (_, code, sentence) => {
  writeIsland('Menu', code);
  write({ 'old.cjs': `module.exports = require('react').useState;` });
  const { error } = await bundle([[id('Menu')]]);
  expect(error).toContain(sentence);
  expect(error).toContain(`'use compat' below 'use client' in the island adds preact/compat to its pages, 4 kB.`);
});

it.each([
  ['next/link', 'Next runs at the build only. Use a plain <a>, <img> or location.'],
  ['react-dom/server', 'Render markup in a server component and pass it as a prop.'],
  ['node:fs', 'Do it in a server component and pass the result as a prop.'],
  ['server-only', 'Do it in a server component and pass the result as a prop.'],
])('refuses an import of %s, which no page has', async (name, alternative) => {
  writeIsland('Menu', `import * as all from '${name}';\nconsole.info(all);`);
  expect((await bundle([[id('Menu')]])).error).toContain(`menu.tsx imports ${name}: ${alternative}`);
});

it('fails for what the bundler warns of, and for a component without a file', async () => {
  writeIsland('Menu', `eval('1');`);
  expect((await bundle([[id('Menu')]])).error).toContain('eval');
  expect((await bundle([[id('Form')]])).error).toBe('The island Form has no file: form.tsx');
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
