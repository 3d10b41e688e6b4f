import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as zlib from 'node:zlib';
import { writePageDeltas } from './page-deltas';

/** Of Node 22.15 and newer. */
const { zstdDecompressSync: decompress } = zlib as unknown as {
  zstdDecompressSync?: (delta: Buffer, options: { dictionary: Buffer }) => Buffer;
};
const withZstandard = decompress ? it : it.skip;
const withoutZstandard = decompress ? it.skip : it;

const randomText = (length: number) => Array.from({ length }, () => Math.random().toString(36)).join('');
const shared = randomText(4000);
const pages: Readonly<Record<string, string>> = {
  'index.html': `${shared}<p>Home</p>`,
  'vehicles/index.html': `${shared}<p>List</p>`,
  'vehicle/1/index.html': `${shared}<p>Ferrari</p>`,
  'vehicle/2/index.html': `<p>Ngorongoro</p>${shared}é`,
  'legal/index.html': randomText(1000),
  'empty/index.html': '',
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'deltas-'));
  for (const [page, html] of Object.entries(pages)) {
    await mkdir(path.dirname(path.join(folder, page)), { recursive: true });
    await writeFile(path.join(folder, page), html);
  }
});
afterEach(() => rm(folder, { recursive: true }));

withZstandard('writes deltas that decode to the same bytes (needs Zstandard: Node 22.15)', async () => {
  expect(await writePageDeltas(folder)).toBe(6);
  const dictionary = zlib.brotliDecompressSync(await readFile(path.join(folder, 'deltas/dictionary.br')));
  const hash = createHash('sha256').update(dictionary).digest();
  for (const [page, html] of Object.entries(pages)) {
    const delta = await readFile(path.join(folder, 'deltas', hash.toString('base64'), `${page}.dcz`));
    expect(delta.subarray(8, 40)).toEqual(hash);
    // Node decodes one frame at a time.
    expect(decompress?.(delta.subarray(40), { dictionary }).equals(Buffer.from(html))).toBe(true);
  }
});

withZstandard('takes a small part of the bytes for what a page shares (needs Zstandard: Node 22.15)', async () => {
  await writePageDeltas(folder);
  const files = await readdir(path.join(folder, 'deltas'), { recursive: true });
  const second = files.find((file) => file.endsWith(path.join('vehicle', '2', 'index.html.dcz')));
  expect((await readFile(path.join(folder, 'deltas', second ?? ''))).length).toBeLessThan(120);
});

withoutZstandard('says that it writes nothing without Zstandard (needs a Node before 22.15)', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation();
  expect(await writePageDeltas(folder)).toBeNull();
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/no page deltas, since Node .* has no Zstandard/));
  expect(await readdir(folder)).not.toContain('deltas');
});
