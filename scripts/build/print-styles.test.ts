import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { separatePrint, separatePrintStyles } from './print-styles';

it('separates the rules for paper, within their layers', () => {
  expect(
    separatePrint(
      '@layer a,b;p{color:red}@layer a{h1{top:0}@media print{h1{top:1px}h2{top:2px}}}@layer b{@media print{b{top:3px}}}@media print{i{top:4px}}@media (width>9px){p{top:0}}',
    ),
  ).toEqual({
    screen: '@layer a,b;p{color:red}@layer a{h1{top:0}}@media (width>9px){p{top:0}}',
    print: '@layer a{h1{top:1px}h2{top:2px}}@layer b{b{top:3px}}i{top:4px}',
  });
});

it('leaves out the class of a font, whose variable is in use', () => {
  const css = '.si8m1a_className{font-family:sans}.si8m1a_variable{--face:sans}';
  expect(separatePrint(css).screen).toBe('.si8m1a_variable{--face:sans}');
});

it('links both in place of the one, under new names, and leaves a sheet without rules for paper', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'print-styles-'));
  const chunks = path.join(folder, '_next/static/chunks');
  await mkdir(chunks, { recursive: true });
  await writeFile(path.join(chunks, 'both.css'), 'p{top:0}@media print{p{top:1px}}');
  await writeFile(path.join(chunks, 'plain.css'), 'i{top:0}');
  const step = await separatePrintStyles(folder);
  const link = (file: string) => `<link rel="stylesheet" href="/_next/static/chunks/${file}" data-precedence="next"/>`;
  const html = await step(`${link('both.css')}${link('plain.css')}`, 'index.html');

  const [print = '', screen = ''] = (await readdir(chunks)).filter((name) => /^(print|screen)-/.test(name)).sort();
  expect(await readdir(chunks)).toHaveLength(3);
  expect(await readFile(path.join(chunks, print), 'utf8')).toBe('p{top:1px}');
  expect(await readFile(path.join(chunks, screen), 'utf8')).toBe('p{top:0}');
  expect(html).toBe(
    `<link rel="stylesheet" href="/_next/static/chunks/${screen}"/><link rel="stylesheet" href="/_next/static/chunks/${print}" media="print"/>${link('plain.css')}`,
  );
});
