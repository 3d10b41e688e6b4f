import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { firstPaintScript } from '@/lib/inline-scripts';
import { finishPages, firstScriptFirst, refreshFirst } from './finish-pages';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pages-'));
});
afterEach(() => rm(folder, { recursive: true }));

const at = (file: string) => path.join(folder, file);
const written = (file: string) => readFile(at(file), 'utf8');

async function write(file: string, content: string) {
  await mkdir(path.dirname(at(file)), { recursive: true });
  await writeFile(at(file), content);
}

it('applies the steps in order to the pages of every folder, and to no other file', async () => {
  await write('index.html', 'home');
  await write('vehicle/7/index.html', 'seven');
  await write('robots.txt', 'robots');
  await finishPages(folder, [async (html) => `${html}, first`, (html, name) => `${html}, second of ${name}`]);
  expect(await written('index.html')).toBe('home, first, second of index.html');
  expect(await written('vehicle/7/index.html')).toBe(`seven, first, second of ${path.join('vehicle/7/index.html')}`);
  expect(await written('robots.txt')).toBe('robots');
});

it('writes x/index.html as x.html too, finished', async () => {
  await write('vehicle/7/index.html', 'seven');
  await write('404.html', 'missing');
  await finishPages(folder, [(html) => `${html}!`]);
  expect(await written('vehicle/7.html')).toBe('seven!');
  expect(await written('404.html')).toBe('missing!');
});

it('holds only a few pages in memory', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, id) => write(`vehicle/${id}/index.html`, String(id))));
  let inHand = 0;
  let most = 0;
  await finishPages(folder, [
    async (html) => {
      inHand += 1;
      most = Math.max(most, inHand);
      await setImmediate();
      return html;
    },
    (html) => {
      inHand -= 1;
      return html;
    },
  ]);
  expect(most).toBeLessThanOrEqual(4);
});

it('fails with the first page that a step refuses', async () => {
  await write('about/index.html', 'about');
  const refusing = (_: string, name: string) => {
    throw new Error(`${name} lacks something.`);
  };
  await expect(finishPages(folder, [refusing])).rejects.toThrow('index.html lacks something.');
});

const script = `<script>${firstPaintScript}</script>`;

it('puts the first-paint script right behind the charset, once, with other early code', () => {
  const page = `<head><meta charSet="utf-8"/><link rel="stylesheet" href="a.css"/>${script}</head>`;
  expect(firstScriptFirst('record()')(page, 'about/index.html')).toBe(
    `<head><meta charSet="utf-8"/><script>${firstPaintScript}record()</script><link rel="stylesheet" href="a.css"/></head>`,
  );
});

it('refuses a page without it', () => {
  expect(() => firstScriptFirst()('<head><meta charset="utf-8"></head>', 'index.html')).toThrow(
    'index.html lacks the first-paint script.',
  );
});

it('puts the refresh of a page at one place, and changes no other page', () => {
  const refresh = '<meta http-equiv="refresh" content="0; url=/vehicles/"/>';
  expect(refreshFirst(`<meta charSet="utf-8"/><title>a</title>${refresh}<p>`)).toBe(
    `<meta charSet="utf-8"/>${refresh}<title>a</title><p>`,
  );
  expect(refreshFirst('<meta charSet="utf-8"/><p>')).toBe('<meta charSet="utf-8"/><p>');
});
