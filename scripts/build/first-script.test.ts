import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { firstPaintScript } from '@/lib/page/first-paint';
import { putFirstScriptFirst } from './first-script';

const script = `<script>${firstPaintScript}</script>`;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'first-script-'));
});

afterEach(() => rm(folder, { recursive: true }));

it('puts the first-paint script right behind the charset, once, in pages of every folder', async () => {
  await mkdir(path.join(folder, 'about'));
  const page = path.join(folder, 'about', 'index.html');
  await writeFile(page, `<head><meta charSet="utf-8"/><link rel="stylesheet" href="a.css"/>${script}</head>`);
  await putFirstScriptFirst(folder);
  expect(await readFile(page, 'utf8')).toBe(
    `<head><meta charSet="utf-8"/>${script}<link rel="stylesheet" href="a.css"/></head>`,
  );
});

it('refuses a page without it', async () => {
  await writeFile(path.join(folder, 'index.html'), '<head><meta charset="utf-8"></head>');
  await expect(putFirstScriptFirst(folder)).rejects.toThrow('index.html lacks the first-paint script.');
});
