import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { compareRuns } from './compare-runs';
import type { Run } from './run';
import { placeOf, type Shot, shotsOf } from './shots';

const shots = shotsOf([{ name: 'the home page', isOpened: false, isOverlay: false }]);
const [first, second, third] = shots as [Shot, Shot, Shot];

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'screens-test-'));
});
afterEach(() => rmSync(root, { recursive: true }));

type Drawn = { readonly shot: Shot; readonly colour: string; readonly compressionLevel?: number };

/** A run of pictures of one colour each. */
async function runOf(name: string, drawn: readonly Drawn[]) {
  const folder = path.join(root, name);
  const size = { width: 20, height: 10 };
  for (const { shot, colour, compressionLevel } of drawn) {
    const file = path.join(folder, `${placeOf(shot)}.png`);
    mkdirSync(path.dirname(file), { recursive: true });
    const picture = sharp({ create: { ...size, channels: 3, background: colour } });
    writeFileSync(file, await picture.png({ compressionLevel }).toBuffer());
  }
  const pictures = drawn.map(({ shot }) => ({
    ...{ shot, size, thumbnailSize: size },
    ...{ file: `${placeOf(shot)}.png`, thumbnail: `${placeOf(shot)}.webp` },
  }));
  return { folder, run: { site: 'out', pictures, problems: [] } satisfies Run };
}

it('finds what changed, what is new and what is gone, and draws what changed', async () => {
  const before = await runOf('before', [
    { shot: first, colour: 'white' },
    { shot: second, colour: 'white' },
  ]);
  const after = await runOf('after', [
    { shot: first, colour: 'black' },
    { shot: third, colour: 'white' },
  ]);
  const { changes, unchanged, added, gone } = await compareRuns(before, after, {});
  expect(changes.map(({ after: { shot }, share }) => [shot, share])).toEqual([[first, 1]]);
  expect(unchanged).toBe(0);
  expect(added.map(({ shot }) => shot)).toEqual([third]);
  expect(gone.map(({ shot }) => shot)).toEqual([second]);
  for (const file of [changes[0]?.overlay.file, changes[0]?.overlay.thumbnail]) {
    expect(existsSync(path.join(after.folder, file ?? 'none'))).toBe(true);
  }
});

it('goes by pixels, not by how they are packed', async () => {
  const before = await runOf('before', [{ shot: first, colour: 'white', compressionLevel: 0 }]);
  const after = await runOf('after', [{ shot: first, colour: 'white', compressionLevel: 9 }]);
  expect(await compareRuns(before, after, {})).toMatchObject({ changes: [], unchanged: 1 });
});

it('misses nothing that was not asked for', async () => {
  const before = await runOf('before', [
    { shot: first, colour: 'white' },
    { shot: second, colour: 'white' },
  ]);
  const after = await runOf('after', [{ shot: first, colour: 'white' }]);
  expect((await compareRuns(before, after, { only: 'light' })).gone).toEqual([]);
});
