import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSync } from 'fontkit';
import { writeFonts } from './fonts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fonts-'));
  await writeFonts(folder);
});
afterAll(() => rm(folder, { recursive: true }));

/** The characters of a font's file; fonts also name U+FFFF, which is none. */
function charactersOf(name: string): readonly number[] {
  const font = openSync(path.join(folder, `${name}.woff2`));
  if (!('characterSet' in font)) throw new Error(`${name} holds several fonts`);
  return font.characterSet.filter((character) => character < 0xffff);
}

/** The ranges that the layout tells browsers the second files are for, as a question about one character. */
async function rangesOfLayout(): Promise<readonly ((character: number) => boolean)[]> {
  const layout = await readFile(path.join('app', 'layout.tsx'), 'utf8');
  return [...layout.matchAll(/'(U\+[^']+)'/g)].map(([, list = '']) => {
    const ranges = list.split(', ').map((range) => {
      const [first = '', last = first] = range.slice(2).split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
    });
    return (character) => ranges.some(([first, last]) => character >= first && character <= last);
  });
}

it.each(['newsreader', 'hanken-grotesk'])('asks for the second file of %s for just what stands in it', async (name) => {
  const ranges = await rangesOfLayout();
  expect(ranges).toHaveLength(2);
  for (const isAsked of ranges) {
    expect(charactersOf(name).filter(isAsked)).toEqual([]);
    expect(charactersOf(`${name}-rare`).filter((character) => !isAsked(character))).toEqual([]);
  }
});

it.each(['newsreader', 'hanken-grotesk'])('%s has every letter of Latin-1 in one file or the other', (name) => {
  const characters = new Set([...charactersOf(name), ...charactersOf(`${name}-rare`)]);
  const latin = Array.from({ length: 0x100 }, (_, character) => character).filter(
    (character) => character >= 0x20 && !(character > 0x7e && character < 0xa0),
  );
  // Both fonts leave the soft hyphen to the browser.
  expect(latin.filter((character) => !characters.has(character) && character !== 0xad)).toEqual([]);
});
