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

/** Runs the check in a copy of the data, like `npm run check`; by default not on GitHub. */
async function check({
  toPublish = false,
  github = {},
}: {
  toPublish?: boolean;
  github?: Readonly<Record<string, string>>;
} = {}) {
  const { GITHUB_ACTIONS: _, GITHUB_STEP_SUMMARY: __, ...others } = process.env;
  const env = jest.replaceProperty(process, 'env', { ...others, ...github });
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

function replaceIn(file: string, text: string, replacement: string): void {
  const before = readFileSync(path.join(root, file), 'utf8');
  expect(before).toContain(text);
  writeFileSync(path.join(root, file), before.replace(text, replacement));
}

it('passes sound data, and counts it', async () => {
  const { passed, printed, faults } = await check();

  expect(faults).toEqual([]);
  expect(passed).toBe(true);
  expect(printed).toContain(
    `Data: ${vehicles.length} vehicles, ${services.length} services, ${testimonials.length} testimonials, ${team.length} team members, all right.`,
  );
});

it('shows all faults at once, together with files that cannot be read', async () => {
  writeFileSync(path.join(root, 'data/team.json'), '{ "team": [\n  { "name": "A" }\n  { "name": "B" }\n] }\n');
  writeFileSync(path.join(root, 'data/testimonials.json'), '{ "testimonials": [\n  { "name": Akinyi }\n] }\n');
  rmSync(path.join(root, 'data/services.json'));
  replaceIn('data/vehicles/swift.json', '"KES 45,000,000"', '"call us"');
  replaceIn('data/site.json', '"KE"', '"Kenya"');

  const { passed, faults } = await check();

  expect(passed).toBe(false);
  expect(faults).toEqual([
    'data/team.json, line 3, column 3: comma expected',
    'data/services.json: there is no such file',
    'data/testimonials.json, line 2, column 13: invalid symbol',
    "data/vehicles/swift.json, id 21, Lamborghini Swift: price is \"call us\"; write a whole number of shillings such as 45000000, text such as 'KES 45,000,000', 'on request' or 'not for sale'",
    'data/site.json: address.countryCode is "Kenya"; write two capital letters such as \'KE\'',
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

it('names a document that does not exist, a file that no host can name, and an unusable photograph', async () => {
  replaceIn('data/site.json', '"privacy": null', '"privacy": "/documents/privacy.pdf"');
  writeFileSync(path.join(root, 'public/price list; (1).pdf'), '');
  mkdirSync(path.join(root, 'pictures/swift'), { recursive: true });
  writeFileSync(path.join(root, 'pictures/swift/side.heic'), '');

  const { passed, faults } = await check();

  expect(passed).toBe(false);
  expect(faults).toEqual([
    expect.stringMatching(/^pictures\/swift\/side\.heic: /),
    'public/price list; (1).pdf: rename it; only A to Z, digits, dots, hyphens and underscores are safe',
    expect.stringMatching(/^data\/site\.json: legal\.privacy is "\/documents\/privacy\.pdf"; write the address of/),
    '3 faults in the data. The site can be built when there are none.',
  ]);
});

it('on GitHub, marks each fault at its line and writes all into the summary of the run', async () => {
  const lineWith = (file: string, text: string) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(text)) + 1;
  replaceIn('data/vehicles/swift.json', '"KES 45,000,000"', '"call us, 100%"');
  replaceIn('data/order.json', '"swift"', '"swfit"');
  replaceIn('data/brand.json', '"logo.svg"', '"none.svg"');
  writeFileSync(path.join(root, 'data/claims.json'), '{\n  "a": 1\n  "b": 2\n}');
  mkdirSync(path.join(root, 'pictures/swift'), { recursive: true });
  writeFileSync(path.join(root, 'pictures/swift/side.heic'), '');
  const summary = path.join(root, 'summary');

  const { printed, faults } = await check({ github: { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary } });

  const annotations = printed.filter((text) => text.startsWith('::error'));
  const at = (file: string, text: string) => `::error file=${file},line=${lineWith(file, text)}::${file}`;
  expect(annotations.map((text) => text.replace(/^(::error.*?::[^:,]*).*/, '$1')).sort()).toEqual(
    [
      '::error::pictures/swift/side.heic',
      at('data/vehicles/swift.json', '"price"'),
      at('data/order.json', '"swfit"'),
      at('data/claims.json', '"b"'),
      `::error file=data/brand.json,line=${lineWith('data/brand.json', '"logo"')}::data/none.svg`,
    ].sort(),
  );
  expect(annotations.join()).toContain('"call us, 100%25"');
  expect(readFileSync(summary, 'utf8')).toBe(faults.map((line) => `    ${line}\n`).join(''));
});

it('builds a site with placeholders, invented people and drafts, and refuses to publish it', async () => {
  replaceIn('data/team.json', '"position": "Workshop"', '"sample": true, "position": "Workshop"');
  const privacy = { lead: 'A lead.', sections: [{ title: 'A', text: 'B [date]' }] };
  writeFileSync(path.join(root, 'data/legal.json'), JSON.stringify({ privacy }));

  const built = await check();
  expect([built.passed, built.faults]).toEqual([true, []]);
  expect(built.printed.at(-1)).toBe('3 things to do before the site is published: npm run check -- --publish');

  const published = await check({ toPublish: true });
  expect(published.passed).toBe(false);
  expect(published.faults).toEqual([
    expect.stringContaining('data/site.json still holds placeholders, to be replaced before publishing: '),
    expect.stringContaining('data/team.json still holds invented people'),
    'data/legal.json: privacy is a draft until lawyerReadOn says when a lawyer has read it; 1 place in [ ] to complete',
    '3 things to do before the site is published. It can be built without --publish.',
  ]);
});
