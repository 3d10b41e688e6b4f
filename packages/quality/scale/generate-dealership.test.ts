import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inspectFolder } from '@/lib/data-check/inspect-folder';
import { knownPictures } from '@/lib/pictures/all-pictures';
import manifest from '@/lib/testing/manifest';
import { writeDealership } from './generate-dealership';

let folder: string;
beforeAll(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'generated-')), 'data');
});
afterAll(() => rm(path.dirname(folder), { recursive: true }));

it('writes a data folder that the check passes, and nothing of the house’s own cars', async () => {
  await writeDealership(folder, 40, 1, manifest);
  const { faults, data, notices } = inspectFolder(folder, knownPictures);
  expect(faults).toEqual([]);
  expect(data?.vehicles.map(({ id }) => id)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  expect(notices.filter((notice) => notice.startsWith('data/vehicles'))).toEqual([]);
});
