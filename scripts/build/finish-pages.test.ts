import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { firstPaintScript } from '@/lib/inline-scripts';
import { writeAtomically } from '@/scripts/files';
import { finishPages, firstScriptFirst, refreshFirst } from './finish-pages';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pages-'));
});
afterEach(() => rm(folder, { recursive: true }));

const written = (file: string) => readFile(path.join(folder, file), 'utf8');
const write = (file: string, content: string) => writeAtomically(path.join(folder, file), content);

it('applies the steps in order to every page and no other file, and writes x/index.html as x.html too', async () => {
  for (const file of ['index.html', 'vehicle/7/index.html', '404.html', 'robots.txt']) await write(file, file);
  await finishPages(folder, [async (html) => `${html}, first`, (html, name) => `${html}, second of ${name}`]);
  for (const page of ['index.html', 'vehicle/7/index.html', '404.html'])
    expect(await written(page)).toBe(`${page}, first, second of ${page}`);
  expect(await written('vehicle/7.html')).toBe(await written('vehicle/7/index.html'));
  expect(await written('robots.txt')).toBe('robots.txt');
});

it('fails with the first page that a step refuses, as one without the first-paint script', async () => {
  await write('about/index.html', '<head><meta charset="utf-8"></head>');
  await expect(finishPages(folder, [firstScriptFirst()])).rejects.toThrow('index.html lacks the first-paint script.');
});

it('puts the first-paint script right behind the charset, once, with other early code', () => {
  const page = `<head><meta charSet="utf-8"/><link rel="stylesheet" href="a.css"/><script>${firstPaintScript}</script></head>`;
  expect(firstScriptFirst('record()')(page, 'about/index.html')).toBe(
    `<head><meta charSet="utf-8"/><script>${firstPaintScript}record()</script><link rel="stylesheet" href="a.css"/></head>`,
  );
});

it('puts the refresh of a page at one place, and changes no other page', () => {
  const refresh = '<meta http-equiv="refresh" content="0; url=/vehicles/"/>';
  expect(refreshFirst(`<meta charSet="utf-8"/><title>a</title>${refresh}<p>`)).toBe(
    `<meta charSet="utf-8"/>${refresh}<title>a</title><p>`,
  );
  expect(refreshFirst('<meta charSet="utf-8"/><p>')).toBe('<meta charSet="utf-8"/><p>');
});
