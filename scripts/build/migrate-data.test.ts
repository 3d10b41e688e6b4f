import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readVersions, undoVersion } from '@/scripts/files/data-files';
import { migrateData } from './migrate-data';

let root: string;
let site: string;

/** Its site.json as versions until 2026-11-23 wrote it. */
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'migrate-'));
  cpSync('e2e/fixtures/dealership', path.join(root, 'data'), { recursive: true });
  site = path.join(root, 'data/site.json');
  const { phones, ...others } = JSON.parse(readFileSync(site, 'utf8'));
  const old = phones.map((display: string) => ({ display, e164: `+${display.replace(/\D/g, '')}` }));
  writeFileSync(site, `${JSON.stringify({ ...others, phones: old }, null, 2)}\n`);
});

afterEach(() => rmSync(root, { recursive: true }));

it('shows the difference and writes nothing', async () => {
  const before = readFileSync(site, 'utf8');
  const difference = await migrateData(root, false);
  expect(difference).toContain('--- a/data/site.json');
  expect(difference).toMatch(/^-\s+"e164": "\+\d+"$/m);
  expect(difference).toMatch(/^\+\s+"[\d +]+",?$/m);
  expect(readFileSync(site, 'utf8')).toBe(before);
  expect(await readVersions(root)).toEqual([]);
});

it('writes the present form of all files as one version, which can be undone', async () => {
  const before = readFileSync(site, 'utf8');
  await migrateData(root, true);
  expect(JSON.parse(readFileSync(site, 'utf8'))).toEqual(
    JSON.parse(readFileSync('e2e/fixtures/dealership/site.json', 'utf8')),
  );
  expect(await migrateData(root, false)).toBe('');
  const [version] = await readVersions(root);
  await undoVersion(root, version?.number ?? 0);
  expect(readFileSync(site, 'utf8')).toBe(before);
});

it('migrates nothing while a file cannot be read, and names it', async () => {
  const order = path.join(root, 'data/order.json');
  writeFileSync(order, '{ "vehicles": [');
  const before = readFileSync(site, 'utf8');
  await expect(migrateData(root, true)).rejects.toThrow('data/order.json cannot be read');
  expect(readFileSync(site, 'utf8')).toBe(before);
});

it('takes a dealership without a folder of cars', async () => {
  rmSync(path.join(root, 'data/vehicles'), { recursive: true });
  expect(await migrateData(root, false)).toContain('data/site.json');
});
