import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { replaceFolder } from './replace-folder';

let root: string;
const at = (...parts: string[]) => path.join(root, ...parts);

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'replace-folder-'));
});

afterEach(() => rm(root, { recursive: true }));

async function folderWith(folder: string, files: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(at(folder, file)), { recursive: true });
    await writeFile(at(folder, file), text);
  }
}

it('replaces all files and leaves nothing of the old ones', async () => {
  await folderWith('out', { 'a.html': 'old', 'gone/b/c.html': 'old', turned: 'a file', 'around/x': 'a folder' });
  await folderWith('.export', { 'a.html': 'new', 'turned/d.html': 'new', around: 'new' });
  await replaceFolder(at('.export'), at('out'));
  expect((await readdir(at('out'), { recursive: true })).sort()).toEqual([
    'a.html',
    'around',
    'turned',
    'turned/d.html',
  ]);
  expect(await readFile(at('out/a.html'), 'utf8')).toBe('new');
  expect(await readdir(root)).toEqual(['out']);
});

it('writes into the folder that a symbolic link points to, on another file system too', async () => {
  // Memory, where Linux has it.
  const served = await mkdtemp(path.join(existsSync('/dev/shm') ? '/dev/shm' : root, 'served-'));
  try {
    await writeFile(path.join(served, 'a.html'), 'old');
    await symlink(served, at('out'));
    await folderWith('.export', { 'a.html': 'new', 'b/c.css': 'new' });
    await replaceFolder(at('.export'), at('out'));
    expect(await readFile(path.join(served, 'a.html'), 'utf8')).toBe('new');
    expect((await readdir(served, { recursive: true })).sort()).toEqual(['a.html', 'b', 'b/c.css']);
  } finally {
    await rm(served, { recursive: true, force: true });
  }
});

it('changes nothing when the new folder is missing', async () => {
  await folderWith('out', { 'a.html': 'old' });
  await expect(replaceFolder(at('.export'), at('out'))).rejects.toThrow('ENOENT');
  expect(await readFile(at('out/a.html'), 'utf8')).toBe('old');
});

it('has at every moment a page, and the file that it names', async () => {
  const pages = Array.from({ length: 200 }, (_, page) => `${page}.html`);
  const build = (name: string) => ({ [name]: '', ...Object.fromEntries(pages.map((page) => [page, name])) });
  await folderWith('out', build('a1.js'));
  await folderWith('.export', build('b2.js'));
  let isReplaced = false;
  const replaced = replaceFolder(at('.export'), at('out')).then(() => {
    isReplaced = true;
  });
  const lacking: string[] = [];
  for (let round = 0; !isReplaced; round += 1) {
    const page = pages[round % pages.length] ?? '';
    // Without a pause between the two: in one, the script could leave for a good reason.
    const script = readFileSync(at('out', page), 'utf8');
    if (!existsSync(at('out', script))) lacking.push(`${page}: ${script}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await replaced;
  expect(lacking).toEqual([]);
});
