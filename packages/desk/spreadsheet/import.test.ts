import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import manifest from '@/public/pictures/manifest.json';
import { readVersions } from '@/scripts/files/data-files';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'import-'));
  cpSync('e2e/fixtures/dealership', path.join(root, 'data'), { recursive: true });
  mkdirSync(path.join(root, 'public/pictures'), { recursive: true });
  writeFileSync(path.join(root, 'public/pictures/manifest.json'), JSON.stringify(manifest));
});
afterEach(() => rmSync(root, { recursive: true }));

function importSheet(text: string) {
  const sheet = path.join(root, 'stock.csv');
  writeFileSync(sheet, text);
  const args = ['--import', 'tsx', 'packages/desk/spreadsheet.ts', 'import', sheet, '--folder', root];
  return spawnSync(process.execPath, args, { encoding: 'utf8' });
}

const cars = () => {
  const folder = path.join(root, 'data/vehicles');
  return readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
};
const swift = JSON.parse(readFileSync('e2e/fixtures/dealership/vehicles/swift.json', 'utf8'));

it('writes no row of a sheet with one mistake', () => {
  const before = cars();
  const { status, stderr } = importSheet(`Id,Price\n${swift.id},1\n404,call us\n`);
  expect(stderr).toContain('nothing has been written');
  expect(status).toBe(1);
  expect(cars()).toEqual(before);
});

it('writes the whole sheet as one version of the history', async () => {
  const { status } = importSheet(`Id,Price\n${swift.id},41000000\n`);
  expect(status).toBe(0);
  const price = swift.price;
  expect(
    cars()
      .map((text) => JSON.parse(text))
      .find(({ id }) => id === swift.id).price,
  ).not.toBe(price);
  expect(await readVersions(root)).toMatchObject([
    { label: 'Imported stock.csv', texts: [{ file: 'data/vehicles/swift.json' }] },
  ]);
});
