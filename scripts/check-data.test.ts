import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { services } from '../data/services';
import { team } from '../data/team';
import { testimonials } from '../data/testimonials';
import { vehicles } from '../data/vehicles';

const project = process.cwd();
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'check-data-'));
  cpSync(path.join(project, 'data'), path.join(root, 'data'), { recursive: true });
  writeFileSync(path.join(root, 'package.json'), '{ "type": "module" }');
  const names = [...vehicles.flatMap(({ image, images }) => [image, ...images]), ...services.map(({ image }) => image)];
  mkdirSync(path.join(root, 'public/pictures'), { recursive: true });
  writeFileSync(
    path.join(root, 'public/pictures/manifest.json'),
    JSON.stringify(Object.fromEntries(names.map((name) => [name, {}]))),
  );
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

/** Runs the check in a copy of the data, as `npm run check` does in the project. */
function check() {
  const tsx = path.join(project, 'node_modules/tsx/dist/cli.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, path.join(project, 'scripts/check-data.ts')], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, printed: stdout.trim().split('\n'), faults: stderr.trim().split('\n') };
}

function replaceIn(file: string, text: string, replacement: string): void {
  const before = readFileSync(path.join(root, file), 'utf8');
  expect(before).toContain(text);
  writeFileSync(path.join(root, file), before.replace(text, replacement));
}

it('passes the data that is shipped', () => {
  const { status, printed, faults } = check();

  expect(faults).toEqual(['']);
  expect(status).toBe(0);
  expect(printed.at(-1)).toBe(
    `Data: ${vehicles.length} vehicles, ${services.length} services, ${testimonials.length} testimonials, ${team.length} team members, all right.`,
  );
});

it('shows all faults at once, together with files that cannot be read, and no stack traces', () => {
  writeFileSync(path.join(root, 'data/team.ts'), "export const team = [\n  { name: 'A' }\n  { name: 'B' },\n];\n");
  writeFileSync(path.join(root, 'data/testimonials.ts'), 'export const testimonials = [\n  { name: Akinyi },\n];\n');
  writeFileSync(path.join(root, 'data/vehicles.ts'), "export const vehicles = [{ id: 1, price: 'call us' }, 7];\n");
  rmSync(path.join(root, 'data/services.ts'));
  replaceIn('data/site.ts', "timeZone: 'Africa/Nairobi'", "timeZone: 'Nairobi'");

  const { status, faults } = check();

  expect(status).toBe(1);
  expect(faults.slice(0, 3)).toEqual([
    'data/services.ts: cannot be read (there is no such file)',
    'data/testimonials.ts, line 2: Akinyi is not defined; text must stand in quotation marks',
    'data/team.ts, line 3: Expected "]" but found "{"; is a comma or a quotation mark missing there or on the line before?',
  ]);
  expect(faults).toContain(
    'data/vehicles.ts, entry 1 (id 1), field price: found "call us", expected a whole number of shillings such as 45000000, or text such as \'KES 45,000,000\'',
  );
  expect(faults).toContain(
    'data/site.ts, field timeZone: found "Nairobi", expected the IANA name of a time zone such as \'Africa/Nairobi\'',
  );
  expect(faults.at(-1)).toBe(`${faults.length - 1} faults in the data. The site can be built when there are none.`);
  expect(faults.filter((line) => /^\s+at /.test(line))).toEqual([]);
});

it('says no more than that a file cannot be read', () => {
  writeFileSync(path.join(root, 'data/vehicles.ts'), "export const vehicles = [{ name: 'it's' }];\n");

  const { status, printed, faults } = check();

  expect(status).toBe(1);
  expect(printed.filter((line) => line.includes('vehicle'))).toEqual([]);
  expect(faults).toEqual([
    'data/vehicles.ts, line 1: Expected "}" but found "s"; is a comma or a quotation mark missing there or on the line before?',
    '1 fault in the data. The site can be built when there are none.',
  ]);
});

it('asks for the pictures when there is no list of them', () => {
  rmSync(path.join(root, 'public'), { recursive: true });

  const { status, faults } = check();

  expect(status).toBe(1);
  expect(faults).toEqual([
    "public/pictures/manifest.json is missing or damaged, so the pictures cannot be checked; 'npm run pictures' makes it.",
  ]);
});
