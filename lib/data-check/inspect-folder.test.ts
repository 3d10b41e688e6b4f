import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { knownPictures } from '@/lib/pictures/all-pictures';
import { inspectFolder } from './inspect-folder';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'data-'));
  cpSync('e2e/fixtures/dealership', folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const CAR = 'vehicles/swift.json';
const read = () => readFileSync(path.join(folder, CAR), 'utf8');

it.each([
  ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['Windows-1252', (text: string) => Buffer.from(text.replace('"name": "', '"name": "Huracán '), 'latin1')],
])('asks for UTF-8 where a file was saved in %s', (encoding, written) => {
  writeFileSync(path.join(folder, CAR), written(read()));
  const { faults, data } = inspectFolder(folder, knownPictures);
  expect(faults).toEqual([`data/${CAR}: it was saved with the letters of ${encoding}; save it as UTF-8`]);
  expect(data).toBeNull();
});

it('refuses a field that a file has twice, and names the line', () => {
  writeFileSync(path.join(folder, CAR), read().replace('{', '{\n  "status": "sold",'));
  const { placedFaults, data } = inspectFolder(folder, knownPictures);
  expect(placedFaults).toEqual([
    {
      file: `data/${CAR}`,
      line: expect.any(Number),
      text: expect.stringMatching(/^data\/vehicles\/swift\.json, line \d+: "status" is here a second time/),
    },
  ]);
  expect(data).toBeNull();
});

it('names a file that Windows has given a second ending', () => {
  renameSync(path.join(folder, CAR), path.join(folder, `${CAR}.txt`));
  const { faults, data } = inspectFolder(folder, knownPictures);
  expect(faults).toEqual([`data/${CAR}.txt: Windows has added '.txt' to its name; rename it to data/${CAR}`]);
  expect(data).toBeNull();
});

it('says of a car that cannot be read nothing else, such as that it does not name its photographs', () => {
  writeFileSync(path.join(folder, CAR), read().replace(/,\n/, '\n'));
  const photograph = { origin: 'photograph', width: 2000, height: 1200 } as const;
  const { faults, notices } = inspectFolder(folder, new Map([...knownPictures, ['swift/img-1', photograph]]));
  expect(faults).toEqual([expect.stringMatching(/a comma is missing/)]);
  expect(notices.filter((notice) => notice.includes('swift'))).toEqual([]);
});

it('names the migration of an older form instead of the faults inside it', () => {
  const site = path.join(folder, 'site.json');
  const { phones, ...others } = JSON.parse(readFileSync(site, 'utf8'));
  const old = { display: phones[1], e164: '+254722999888' };
  writeFileSync(site, JSON.stringify({ ...others, phones: [phones[0], old] }));
  const { faults, data } = inspectFolder(folder, knownPictures);
  expect(faults).toEqual([
    expect.stringMatching(
      /^data\/site\.json: phones item 2 is \{"display".*; write "[\d +]+" since 2026-11-24, as npm run check -- --migrate does \(phones-as-text\)$/,
    ),
  ]);
  expect(data).toBeNull();
});
