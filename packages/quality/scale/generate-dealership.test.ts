import { mkdtemp, readFile, rm } from 'node:fs/promises';
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

it('leaves nothing of an earlier and larger one', async () => {
  await writeDealership(folder, 40, 1, manifest);
  await writeDealership(folder, 3, 1, manifest);
  expect(inspectFolder(folder, knownPictures).data?.vehicles).toHaveLength(3);
  expect(JSON.parse(await readFile(path.join(folder, 'order.json'), 'utf8'))).toEqual({
    vehicles: ['car-1', 'car-2', 'car-3'],
  });
});
