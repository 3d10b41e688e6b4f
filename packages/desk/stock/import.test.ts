import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeAtomically } from '@/scripts/files';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'import-'));
  cpSync('e2e/fixtures/dealership', path.join(root, 'data'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

function stock(action: string, sheet: string, ...options: readonly string[]) {
  const args = ['--import', 'tsx', 'packages/desk/stock.ts', action, sheet, '--folder', root, ...options];
  return spawnSync(process.execPath, args, { encoding: 'utf8' });
}

function importSheet(text: string, ...options: readonly string[]) {
  const sheet = path.join(root, 'stock.csv');
  writeFileSync(sheet, text);
  return stock('import', sheet, ...options);
}

const cars = () => {
  const folder = path.join(root, 'data/vehicles');
  return readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
};
const swift = JSON.parse(readFileSync('e2e/fixtures/dealership/vehicles/swift.json', 'utf8'));

it('writes no row of a sheet with one mistake, and no photograph', async () => {
  const before = cars();
  const photograph = path.join(root, 'pictures/swift/yard.jpg');
  await writeAtomically(photograph, 'a photograph');
  const { status, stderr } = importSheet(`Number,Price\n${swift.id},41m\n404,call us\n`);
  expect(stderr).toContain('nothing has been written');
  expect(status).toBe(1);
  expect(cars()).toEqual(before);
  expect(readFileSync(photograph, 'utf8')).toBe('a photograph');
});

it('writes a price into the file of its car and leaves the rest, unless it is a preview', () => {
  const sheet = `Number,Price\n${swift.id},41000000\n`;
  const before = cars();
  expect(importSheet(sheet, '--preview').stdout).toContain('KES 45,000,000  ->  KES 41,000,000');
  expect(cars()).toEqual(before);
  expect(importSheet(sheet).status).toBe(0);
  const written = cars().map((text) => JSON.parse(text));
  const changed = { ...swift, $schema: '../schema/vehicle.json', price: 'KES 41,000,000' };
  expect(written.find(({ id }) => id === swift.id)).toEqual(changed);
  expect(written.length).toBe(before.length);
});

it('asks once for what only the dealer knows; without a terminal it names the option', () => {
  const sheet = 'Make,Model,Price,Year,Fuel,Gearbox,Description\nToyota,Prado,8.5m,2019,Diesel,Automatic,Clean.\n';
  const { status, stdout, stderr } = importSheet(sheet);
  expect(stdout).toMatch(/^From row 1 I read Make as Brand, Model, Price,/);
  expect(stderr).toMatch(
    /^Under which tab .* Add --category supercar or --category luxury or --category sports to the command\.$/m,
  );
  expect(status).toBe(1);
  expect(importSheet(sheet, '--category', 'luxury').stdout).toContain('Toyota Prado (number');
  expect(importSheet(sheet).stdout).toMatch(/^0 new, 0 changed, 1 unchanged; \d+ not in the sheet, which stay\.$/m);
});

it('finds nothing to change in a workbook that it has written', () => {
  const sheet = path.join(root, 'stock.xlsx');
  expect(stock('export', sheet).status).toBe(0);
  expect(stock('import', sheet).stdout).toMatch(/^0 new, 0 changed, \d+ unchanged; 0 not in the sheet, which stay\.$/m);
});
