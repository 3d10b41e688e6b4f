import { mkdtemp, open, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSync } from 'fontkit';
import { COMMON, cuts, loadTypeface, RARE, writeFonts } from './typeface';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fonts-'));
  await writeFonts(folder);
});
afterAll(() => rm(folder, { recursive: true }));

it.each(Object.keys(cuts))('%s has every letter of Latin-1, in one file or the other', (name) => {
  expect(charactersOf(name)).toBe(sorted(COMMON));
  expect(charactersOf(`${name}-rare`)).toBe(sorted(RARE));
});

it('replaces a file at once: another build may be reading it', async () => {
  const file = path.join(folder, 'sans-rare.woff2');
  const reading = await open(file);
  await writeFonts(folder);
  expect((await stat(file)).ino).not.toBe((await reading.stat()).ino);
  await reading.close();
});

it('fetches the second file of each typeface for the characters in it', async () => {
  const layout = await readFile(path.join('app', 'layout.tsx'), 'utf8');
  const ranges = [...layout.matchAll(/'(U\+[^']+)'/g)].map(([, range]) => range);
  expect(ranges).toEqual(Object.keys(cuts).map(() => unicodeRange(RARE)));
});

it('names the typeface whose weight or package does not exist', async () => {
  await expect(loadTypeface({ ...cuts.sans, weight: 1000 }, 'A')).rejects.toThrow(
    `weight 1000 of ${cuts.sans.package}; write a number from 100 to`,
  );
  await expect(loadTypeface({ package: '@fontsource-variable/lost', weight: 400 }, 'A')).rejects.toThrow(
    'npm install -E @fontsource-variable/lost',
  );
});

const sorted = (text: string) => [...text].sort().join('');

function charactersOf(name: string): string {
  const font = openSync(path.join(folder, `${name}.woff2`));
  if (!('characterSet' in font)) throw new Error(`${name} holds several fonts`);
  // Fonts also name U+FFFF, which is no character.
  return sorted(String.fromCodePoint(...font.characterSet.filter((character) => character < 0xffff)));
}

/** 'U+A1-A8, U+20AC': the value of unicode-range for some characters. */
function unicodeRange(text: string): string {
  const ranges: [number, number][] = [];
  for (const code of Array.from(text, (character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ');
}
