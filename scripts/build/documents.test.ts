import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Site } from '@/lib/schema/types';
import { specificationVehicle } from '@/lib/testing/specification-vehicles';
import { checkDocuments, documentsOf } from './documents';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'documents-'));
  await mkdir(path.join(folder, 'documents'));
  await writeFile(path.join(folder, 'documents/our privacy.pdf'), '');
  await mkdir(path.join(folder, 'terms'));
  await writeFile(path.join(folder, 'terms/index.html'), '');
});

afterEach(() => rm(folder, { recursive: true }));

it('accepts existing, foreign and missing addresses', async () => {
  const legal: Site['legal'] = { privacy: '/documents/our%20privacy.pdf', terms: '/terms/', cookies: null };
  const check = (documents: typeof legal) =>
    checkDocuments(folder, documentsOf({ legal: documents }, [specificationVehicle(1)]));
  await expect(check(legal)).resolves.toBeUndefined();
  await expect(check({ ...legal, terms: '/terms#a', cookies: 'https://x.example/c' })).resolves.toBeUndefined();
});

it('names every dead address', async () => {
  const legal = { privacy: '/privacy', terms: '/terms/', cookies: '/c.pdf' };
  const vehicle = specificationVehicle(3, { inspectionReport: '/documents/720s.pdf' });
  await expect(checkDocuments(folder, documentsOf({ legal }, [vehicle]))).rejects.toThrow(
    new Error(
      'data/site.json: legal.privacy is "/privacy"; write a page of this site, or put the file into public/\n' +
        'data/site.json: legal.cookies is "/c.pdf"; write a page of this site, or put the file into public/\n' +
        'data/vehicles/, id 3, McLaren 720S: inspectionReport is "/documents/720s.pdf"; write a page of this site, or put the file into public/',
    ),
  );
});
