import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSync } from 'fontkit';
import { COMMON, cuts, EXTENDED, RARE, writeFonts } from './typeface';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fonts-'));
  await writeFonts(folder);
});
afterAll(() => rm(folder, { recursive: true }));

it.each(Object.keys(cuts))('%s has every letter of Latin-1 and Extended-A, in one of three files', (name) => {
  expect(charactersOf(name)).toBe(sorted(COMMON));
  expect(charactersOf(`${name}-rare`)).toBe(sorted(RARE));
  expect(charactersOf(`${name}-extended`)).toBe(sorted(EXTENDED));
});

it('fetches the second and third file of each typeface for the characters in it', async () => {
  const layout = await readFile(path.join('app', 'layout.tsx'), 'utf8');
  const ranges = Array.from(layout.matchAll(/'(U\+[^']+)'/g), ([, range = '']) => range);
  expect(ranges.map(charactersIn)).toEqual(Object.keys(cuts).flatMap(() => [sorted(RARE), sorted(EXTENDED)]));
});

const sorted = (text: string) => [...text].sort().join('');

function charactersOf(name: string): string {
  const font = openSync(path.join(folder, `${name}.woff2`));
  if (!('characterSet' in font)) throw new Error(`${name} holds several fonts`);
  // Fonts also name U+FFFF, which is no character.
  return sorted(String.fromCodePoint(...font.characterSet.filter((character) => character < 0xffff)));
}

/** Of a unicode-range: 'U+A1-A8, U+20AC'. */
function charactersIn(range: string): string {
  const codes = Array.from(range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g), ([, first = '', last = first]) => {
    const start = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => start + index);
  });
  return sorted(String.fromCodePoint(...codes.flat()));
}
