import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

const replaceIn = (file: string, text: string, other: string) => {
  const before = readFileSync(path.join(folder, file), 'utf8');
  expect(before).toContain(text);
  writeFileSync(path.join(folder, file), before.replace(text, other));
};
const placed = () => inspectFolder(folder, knownPictures).placedFaults;

it('reads a folder with only the required files', () => {
  for (const name of ['gone', 'rental', 'legal']) rmSync(path.join(folder, `${name}.json`));
  const { faults, data } = inspectFolder(folder, knownPictures);
  expect(faults).toEqual([]);
  expect(data).toMatchObject({ logo: { kind: 'drawing' }, gone: [] });
});

it('has no data where a file that need not be there cannot be read', () => {
  writeFileSync(path.join(folder, 'legal.json'), '{');
  const { faults, data } = inspectFolder(folder, knownPictures);
  expect(faults).toEqual(['data/legal.json, line 1, column 2: close brace expected']);
  expect(data).toBeNull();
});

it('names missing files, and folders in place of files', () => {
  rmSync(path.join(folder, 'services.json'));
  rmSync(path.join(folder, 'team.json'));
  mkdirSync(path.join(folder, 'team.json'));
  expect(placed()).toEqual([
    { file: 'data/team.json', line: 1, text: 'data/team.json: it cannot be opened' },
    { file: 'data/services.json', line: 1, text: 'data/services.json: there is no such file' },
  ]);
});

it('has no data of a folder that is not there', () => {
  const { faults, data } = inspectFolder(path.join(folder, 'none'), knownPictures);
  expect(faults).toContain('data/site.json: there is no such file');
  expect(data).toBeNull();
});

it('names the line of a fault, and that of a mistake', () => {
  replaceIn(CAR, '"KES 45,000,000"', '"call us"');
  writeFileSync(path.join(folder, 'team.json'), '{\n  "team": []\n  "x": 1\n}');
  writeFileSync(path.join(folder, 'order.json'), '{ "vehicles": [');
  expect(placed()).toEqual([
    { file: 'data/team.json', line: 3, text: 'data/team.json, line 3, column 3: comma expected' },
    { file: 'data/order.json', line: 1, text: 'data/order.json, line 1, column 16: close bracket expected' },
    { file: `data/${CAR}`, line: 7, text: expect.stringMatching(/price is "call us"; write /) },
  ]);
});

it('names the line of an unfinished text', () => {
  replaceIn('site.json', '"whatsapp": "', '"whatsapp": "+254 700 000 000", "x": "');
  replaceIn('site.json', ', "x": "', ',\n  "support": "');
  const { unfinished } = inspectFolder(folder, knownPictures);
  const lines = readFileSync(path.join(folder, 'site.json'), 'utf8').split('\n');
  expect(unfinished.filter(({ text }) => text.includes('placeholders'))).toEqual([
    { file: 'data/site.json', line: lines.findIndex((line) => line.includes('"url"')) + 1, text: expect.any(String) },
  ]);
});

describe('The logo', () => {
  const logoOf = (name: string) => {
    replaceIn('brand.json', '"logo.svg"', JSON.stringify(name));
    return inspectFolder(folder, knownPictures);
  };

  it('is a file beside the data', () => {
    const { placedFaults, data } = logoOf('none.svg');
    const lines = readFileSync(path.join(folder, 'brand.json'), 'utf8').split('\n');
    expect(placedFaults).toEqual([
      {
        file: 'data/brand.json',
        line: lines.findIndex((line) => line.includes('none.svg')) + 1,
        text: 'data/none.svg: there is no such file; data/brand.json names it as the logo',
      },
    ]);
    expect(data).toBeNull();
  });

  it('is a drawing or a picture', () => {
    writeFileSync(path.join(folder, 'mark.svg'), '%PDF-1.7');
    expect(logoOf('mark.svg').faults).toEqual([
      'data/mark.svg: it cannot be read as a drawing; save it again as SVG, or as PNG',
    ]);
  });

  it('is not looked for outside', () => {
    expect(logoOf('../logo.svg').faults).toEqual([
      expect.stringMatching(/^data\/brand\.json: logo is "\.\.\/logo\.svg"; write /),
    ]);
  });
});

it('reads texts without the marks that nobody sees, and with plain spaces', () => {
  replaceIn('site.json', '"url": "https://cars.example"', '"url": "https://cars.example\u200b"');
  replaceIn(CAR, '"KES 45,000,000"', '"\u202aKES\u00a045,000,000\u202c"');
  replaceIn(CAR, '"name": "', '"name": "\ufeff ');
  replaceIn(CAR, 'Lamborghini Swift', 'Lamborghini \u00a0\u200eSwift');
  const { data, faults } = inspectFolder(folder, knownPictures);
  expect(faults).toEqual([]);
  expect(data?.site.url).toBe('https://cars.example');
  expect(data?.vehicles[0]).toMatchObject({ name: 'Lamborghini Swift', price: 45_000_000 });
});

it.each([
  ['{\n<<<<<<< HEAD\n"a": 1\n=======\n"a": 2\n>>>>>>> origin/main\n}', 2, 'two people changed this at the same time'],
  ['{\\rtf1\\ansi', 1, 'this is a document of a word processor'],
  ['PK\u0003\u0004\u00ff', 1, 'this is a document of a word processor'],
])('says what a file is that begins with %j', (text, line, words) => {
  writeFileSync(path.join(folder, CAR), Buffer.from(text, 'latin1'));
  expect(placed()).toEqual([
    { file: `data/${CAR}`, line, text: expect.stringContaining(`data/${CAR}, line ${line}, column 1: ${words}`) },
  ]);
});

it.each([
  ['vehicles/swift 2.json', 'it looks like a copy of data/vehicles/swift.json; put what is right into that one'],
  [
    'vehicles/swift (Amina\u2019s conflicted copy 2026-11-29).json',
    'it looks like a copy of data/vehicles/swift.json;',
  ],
  ['site - Copy.json', 'it looks like a copy of data/site.json;'],
  ['order.json.rtf', 'it looks like a copy of data/order.json;'],
  ['gone car.json.txt', 'its name must end in .json'],
  ['sites.json', 'the site knows no file of that name'],
])('does not read %s, and says so in one line', (name, words) => {
  writeFileSync(path.join(folder, name), '{}');
  const { faults, notices } = inspectFolder(folder, knownPictures);
  expect(faults).toEqual([]);
  expect(notices.filter((notice) => notice.includes(' is not read: '))).toEqual([
    expect.stringContaining(`data/${name} is not read: ${words}`),
  ]);
});

it.each([
  ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['Windows-1252', (text: string) => Buffer.from(text.replace('"name": "', '"name": "Huracán '), 'latin1')],
])('asks for UTF-8 where a file was saved in %s', (encoding, written) => {
  writeFileSync(path.join(folder, CAR), written(read()));
  const { faults, data } = inspectFolder(folder, knownPictures);
  expect(faults).toEqual([`data/${CAR}: it was saved with the letters of ${encoding}; save it as UTF-8`]);
  expect(data).toBeNull();
});

it('says of a car that cannot be read nothing else, such as that it does not name its photographs', () => {
  writeFileSync(path.join(folder, CAR), read().replace(/,\n/, '\n'));
  const photograph = { origin: 'photograph', width: 2000, height: 1200 } as const;
  const { faults, notices } = inspectFolder(folder, new Map([...knownPictures, ['swift/img-1', photograph]]));
  expect(faults).toEqual([expect.stringMatching(/comma expected/)]);
  expect(notices.filter((notice) => notice.includes('swift'))).toEqual([]);
});
