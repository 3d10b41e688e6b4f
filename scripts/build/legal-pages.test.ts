import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkLegalPages } from './legal-pages';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'legal-pages-'));
  await mkdir(path.join(folder, 'documents'));
  await writeFile(path.join(folder, 'documents/our privacy.pdf'), '');
  await mkdir(path.join(folder, 'terms'));
  await writeFile(path.join(folder, 'terms/index.html'), '');
});

afterEach(() => rm(folder, { recursive: true }));

it('lets pass what is there, what is elsewhere and what is not given', async () => {
  const legal = { privacy: '/documents/our%20privacy.pdf', terms: '/terms/', cookies: null };
  await expect(checkLegalPages(folder, legal)).resolves.toBeUndefined();
  await expect(checkLegalPages(folder, { ...legal, terms: '/terms#a', cookies: 'https://x.example/c' })).resolves.toBe(
    undefined,
  );
});

it('names every address that leads nowhere', async () => {
  await expect(checkLegalPages(folder, { privacy: '/privacy', terms: '/terms/', cookies: '/c.pdf' })).rejects.toThrow(
    new Error(
      'data/site.json, field legal.privacy: found "/privacy", expected a page of this site or a file that is in public/\n' +
        'data/site.json, field legal.cookies: found "/c.pdf", expected a page of this site or a file that is in public/',
    ),
  );
});
