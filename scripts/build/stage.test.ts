import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stage } from './stage';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stages-'));
});
afterEach(async () => {
  delete process.env.BUILD_STAGES;
  await rm(folder, { recursive: true });
});

it('appends a line for each step, and returns its result', async () => {
  const file = path.join(folder, 'stages');
  process.env.BUILD_STAGES = file;
  expect(await stage('first', () => 1)).toBe(1);
  await stage('second', async () => {});
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { name: 'first', began: expect.any(Number), ended: expect.any(Number) },
    { name: 'second', began: expect.any(Number), ended: expect.any(Number) },
  ]);
});

it('records neither without a file nor for a failed step', async () => {
  expect(await stage('unseen', () => 1)).toBe(1);
  const file = path.join(folder, 'stages');
  process.env.BUILD_STAGES = file;
  await expect(stage('failed', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(readFile(file)).rejects.toThrow('ENOENT');
});
