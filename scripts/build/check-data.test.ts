import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { services, team, testimonials, vehicles } from '@/lib/inventory/inventory';
import { writeAtomically } from '@/scripts/files';
import { checkData } from './check-data';

let root: string;

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'check-data-'));
  cpSync('e2e/fixtures/dealership', path.join(root, 'data'), { recursive: true });
  const names = [
    ...vehicles.flatMap(({ images }) => images.map(({ picture }) => picture)),
    ...services.map(({ image }) => image),
  ];
  await write('public/pictures/manifest.json', JSON.stringify(Object.fromEntries(names.map((name) => [name, {}]))));
});

afterEach(() => rmSync(root, { recursive: true }));

/** Runs the check in a copy of the data, like `npm run check`; by default not on GitHub. */
async function check(toPublish = false, github: Readonly<Record<string, string>> = {}) {
  const here = { ...process.env, GITHUB_ACTIONS: '', GITHUB_STEP_SUMMARY: '' };
  const env = jest.replaceProperty(process, 'env', { ...here, ...github });
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const passed = await checkData({ root, toPublish });
  const printed = log.mock.calls.map(([line]) => String(line));
  const faults = error.mock.calls.flatMap(([lines]) => String(lines).split('\n'));
  log.mockRestore();
  env.restore();
  error.mockReset();
  return { passed, printed, faults };
}

const write = (file: string, content: string) => writeAtomically(path.join(root, file), content);

function replaceIn(file: string, text: string, replacement: string): void {
  const before = readFileSync(path.join(root, file), 'utf8');
  expect(before).toContain(text);
  writeFileSync(path.join(root, file), before.replace(text, replacement));
}

it('passes sound data, and counts it', async () => {
  const counts = `${vehicles.length} vehicles, ${services.length} services, ${testimonials.length} testimonials, ${team.length} team members`;
  const printed = expect.arrayContaining([`Data: ${counts}, all right.`]);
  expect(await check()).toEqual({ passed: true, printed, faults: [] });
});

it('reports a missing list of the studio’s pictures', async () => {
  rmSync(path.join(root, 'public'), { recursive: true });

  const fault =
    'public/pictures/manifest.json is missing or damaged; it came with the site, so take it from there again.';
  expect(await check()).toMatchObject({ passed: false, faults: [fault] });
});

it('shows all faults at once: of data, and names that no host can take', async () => {
  await write('data/team.json', '{ "team": [\n  { "name": "A" }\n  { "name": "B" }\n] }\n');
  replaceIn('data/site.json', '"KE"', '"Kenya"');
  await write('public/price list; (1).pdf', '');
  await write('pictures/swift/notes.txt', '');

  const { passed, printed, faults } = await check();

  expect(passed).toBe(false);
  expect(printed).toContain('Note: pictures/swift/notes.txt is ignored, since it is no photograph.');
  expect(faults).toEqual([
    'public/price list; (1).pdf: rename it; only A to Z, digits, dots, hyphens and underscores are safe',
    'data/team.json, line 3, column 3: comma expected',
    'data/site.json: address.countryCode is "Kenya"; write two capital letters such as \'KE\'',
    '3 faults in the data. The site can be built when there are none.',
  ]);
});

it('names a document that is not there', async () => {
  const history =
    '"history": [{ "text": "Serviced", "file": "/documents/a.pdf" }, { "text": "Insured", "file": "/documents/b.pdf" }],';
  replaceIn('data/vehicles/swift.json', '"features"', `${history} "features"`);
  await write('public/documents/b.pdf', '');
  expect((await check()).faults[0]).toBe('public/documents/a.pdf: there is no such file; Lamborghini Swift names it');
});

it('on GitHub, marks each fault at its line and writes all into the summary of the run', async () => {
  replaceIn('data/vehicles/swift.json', '"KES 45,000,000"', '"call us, 100%"');
  replaceIn('data/brand.json', '"logo.svg"', '"none.svg"');
  await write('data/claims.json', '{\n  "a": 1\n  "b": 2\n}');
  await write('public/price list.pdf', '');
  const summary = path.join(root, 'summary');

  const { printed, faults } = await check(false, { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary });

  const at = (file: string, text: string, fault: string) => {
    const [before = ''] = readFileSync(path.join(root, file), 'utf8').split(text);
    return expect.stringContaining(`::error file=${file},line=${before.split('\n').length}::${fault}`);
  };
  expect(printed.filter((text) => text.startsWith('::error')).sort()).toEqual([
    at('data/brand.json', '"logo"', 'data/none.svg'),
    at('data/claims.json', '"b"', 'data/claims.json'),
    at('data/vehicles/swift.json', '"price"', 'data/vehicles/swift.json'),
    expect.stringContaining('::error::public/price list.pdf'),
  ]);
  expect(printed.join()).toContain('"call us, 100%25"');
  expect(readFileSync(summary, 'utf8')).toBe(faults.map((line) => `    ${line}\n`).join(''));
});

it('builds a site with placeholders and samples, and refuses to publish it', async () => {
  replaceIn('data/vehicles/swift.json', '"status"', '"sample": true, "status"');

  const built = await check();
  expect(built).toMatchObject({ passed: true, faults: [] });
  expect(built.printed.at(-1)).toBe('2 things to do before the site is published: npm run check -- --publish');

  const published = await check(true);
  expect(published.passed).toBe(false);
  expect(published.faults).toEqual([
    expect.stringContaining('data/site.json: these are placeholders, '),
    expect.stringMatching(/^data\/vehicles: 1 car is a sample, .*: Lamborghini Swift$/),
    '2 things to do before the site is published. It can be built without --publish.',
  ]);
});
