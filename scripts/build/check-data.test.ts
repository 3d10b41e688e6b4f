import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { services, team, testimonials, vehicles } from '@/lib/inventory/inventory';
import { checkData } from './check-data';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'check-data-'));
  cpSync('e2e/fixtures/dealership', path.join(root, 'data'), { recursive: true });
  const names = [
    ...vehicles.flatMap(({ images }) => images.map(({ picture }) => picture)),
    ...services.map(({ image }) => image),
  ];
  mkdirSync(path.join(root, 'public/pictures'), { recursive: true });
  writeFileSync(
    path.join(root, 'public/pictures/manifest.json'),
    JSON.stringify(Object.fromEntries(names.map((name) => [name, {}]))),
  );
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

/** Runs the check in a copy of the data, as `npm run check` does in the project; by default not on GitHub. */
async function check(GITHUB_ACTIONS = '') {
  const env = jest.replaceProperty(process, 'env', { ...process.env, GITHUB_ACTIONS });
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const passed = await checkData(root);
  const printed = log.mock.calls.map(([line]) => String(line));
  const faults = error.mock.calls.flatMap(([lines]) => String(lines).split('\n'));
  log.mockRestore();
  env.restore();
  error.mockReset();
  return { passed, printed, faults };
}

function replaceIn(file: string, text: string, replacement: string): void {
  const before = readFileSync(path.join(root, file), 'utf8');
  expect(before).toContain(text);
  writeFileSync(path.join(root, file), before.replace(text, replacement));
}

it('passes sound data, and counts it', async () => {
  const { passed, printed, faults } = await check();

  expect(faults).toEqual([]);
  expect(passed).toBe(true);
  expect(printed.at(-1)).toBe(
    `Data: ${vehicles.length} vehicles, ${services.length} services, ${testimonials.length} testimonials, ${team.length} team members, all right.`,
  );
});

it('shows all faults at once, together with files that cannot be read', async () => {
  writeFileSync(path.join(root, 'data/team.json'), '{ "team": [\n  { "name": "A" }\n  { "name": "B" }\n] }\n');
  writeFileSync(path.join(root, 'data/testimonials.json'), '{ "testimonials": [\n  { "name": Akinyi }\n] }\n');
  rmSync(path.join(root, 'data/services.json'));
  replaceIn('data/vehicles/swift.json', '"KES 45,000,000"', '"call us"');
  replaceIn('data/site.json', '"Africa/Nairobi"', '"Nairobi"');

  const { passed, faults } = await check();

  expect(passed).toBe(false);
  expect(faults).toEqual([
    'data/services.json: there is no such file',
    'data/testimonials.json, line 2, column 13: Akinyi must stand in quotation marks: "…"; write: { "name": "Akinyi" }',
    'data/team.json, line 2, column 18: a comma is missing after what stands before; write: { "name": "A" },',
    "data/vehicles/swift.json, id 21, Lamborghini Swift: price is \"call us\"; write a whole number of shillings such as 45000000, text such as 'KES 45,000,000', 'on request' or 'not for sale'",
    'data/site.json: timeZone is "Nairobi"; write a time zone by its part of the world and its city such as \'Africa/Nairobi\'',
    '5 faults in the data. The site can be built when there are none.',
  ]);
});

it('reports a missing list of the studio’s pictures', async () => {
  rmSync(path.join(root, 'public'), { recursive: true });

  const { passed, faults } = await check();

  expect(passed).toBe(false);
  expect(faults).toEqual([
    'public/pictures/manifest.json is missing or damaged; it came with the site, so take it from there again.',
  ]);
});

it('counts a photograph that cannot be used among the faults', async () => {
  mkdirSync(path.join(root, 'pictures/swift'), { recursive: true });
  writeFileSync(path.join(root, 'pictures/swift/side.heic'), '');

  const { passed, faults } = await check();

  expect(passed).toBe(false);
  expect(faults).toEqual([
    expect.stringMatching(/^pictures\/swift\/side\.heic: this is the iPhone's own format/),
    '1 fault in the data. The site can be built when there are none.',
  ]);
});

it('marks each fault at its line in a pull request on GitHub, and only there', async () => {
  replaceIn('data/vehicles/swift.json', '"KES 45,000,000"', '"call us, 100%"');
  const line = readFileSync(path.join(root, 'data/vehicles/swift.json'), 'utf8')
    .split('\n')
    .findIndex((text) => text.includes('"price"'));
  const annotationsWhere = async (onGitHub: string) =>
    (await check(onGitHub)).printed.filter((text) => text.startsWith('::error'));

  expect(await annotationsWhere('')).toEqual([]);
  expect(await annotationsWhere('true')).toEqual([
    expect.stringMatching(`^::error file=data/vehicles/swift.json,line=${line + 1}::.*"call us, 100%25"`),
  ]);
});
