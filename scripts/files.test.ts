import { mkdir, mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeAtomically } from './files';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'atomic-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('makes the folders it needs, and replaces a file at once: another build may be reading it', async () => {
  const file = path.join(folder, 'deep', 'down', 'file.txt');
  await writeAtomically(file, 'one');
  const reading = await open(file);
  await writeAtomically(file, 'two');
  expect(await reading.readFile('utf8')).toBe('one');
  await reading.close();
  expect(await readFile(file, 'utf8')).toBe('two');
  expect(await readdir(path.dirname(file))).toEqual(['file.txt']);
});

it('leaves no part of a file it cannot put in place', async () => {
  await mkdir(path.join(folder, 'taken', 'inside'), { recursive: true });
  await expect(writeAtomically(path.join(folder, 'taken'), 'text')).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['taken']);
});

it('says in words that a folder cannot be written to, whoever asks', async () => {
  // Of the kernel: no account writes there.
  await expect(writeAtomically('/sys/site/file.txt', 'text')).rejects.toThrow(/^The folder cannot be written to$/);
});
