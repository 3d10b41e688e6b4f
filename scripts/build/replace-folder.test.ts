import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { replaceFolder } from './replace-folder';

let root: string;
const at = (...parts: string[]) => path.join(root, ...parts);

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'replace-folder-'));
});

afterEach(() => rm(root, { recursive: true }));

async function folderWith(name: string, text: string) {
  await mkdir(at(name));
  await writeFile(at(name, 'page.html'), text);
}

it('replaces a folder and leaves nothing beside it', async () => {
  await folderWith('out', 'old');
  await folderWith('.export', 'new');
  await replaceFolder(at('.export'), at('out'));
  expect(await readFile(at('out', 'page.html'), 'utf8')).toBe('new');
  expect(await readdir(root)).toEqual(['out']);
});

it('puts a folder where there was none', async () => {
  await folderWith('.export', 'new');
  await replaceFolder(at('.export'), at('out'));
  expect(await readdir(root)).toEqual(['out']);
});

it('restores the old folder when the new one is missing', async () => {
  await folderWith('out', 'old');
  await expect(replaceFolder(at('.export'), at('out'))).rejects.toThrow('ENOENT');
  expect(await readFile(at('out', 'page.html'), 'utf8')).toBe('old');
});
