import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
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

function importSheet(text: string, ...options: readonly string[]) {
  const sheet = path.join(root, 'stock.csv');
  writeFileSync(sheet, text);
  const args = ['--import', 'tsx', 'packages/desk/spreadsheet.ts', 'import', sheet, '--folder', root, ...options];
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

it('cleans the photographs that were copied beside the sheet, but not in a preview', async () => {
  const file = path.join(root, 'pictures/swift/yard.jpg');
  mkdirSync(path.dirname(file), { recursive: true });
  const photograph = sharp({ create: { width: 48, height: 32, channels: 3, background: '#204060' } });
  await photograph
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 17/1 0/1' } })
    .jpeg()
    .toFile(file);
  const place = async () => (await sharp(readFileSync(file)).metadata()).exif;
  const sheet = `Id,Price\n${swift.id},41000000\n`;
  expect(importSheet(sheet, '--preview').status).toBe(0);
  expect(await place()).toBeDefined();
  const { stdout } = importSheet(sheet);
  expect(stdout).toMatch(/^Cleaned 1 photograph .*: pictures\/swift\/yard\.jpg\.$/m);
  expect(await place()).toBeUndefined();
});
