import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/* A dealership takes a new version, as docs/upgrading.md says. */

const FILES = ['data/legal.json', 'data/rental.json', 'data/vehicles/car.json', 'data/schema/legal.json', 'lib/a.ts'];

let folder: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' },
  });
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

function commit(text: string, files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `{\n"first": "${text}",\n"last": "the same"\n}\n`);
  }
  git('add', '-A');
  git('commit', '-qm', text);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'upgrading-'));
  git('init', '-q', '-b', 'main');
  cpSync('.gitattributes', path.join(folder, '.gitattributes'));
  commit('old', FILES);
  git('branch', 'version');
  commit('ours', ['data/legal.json', 'data/vehicles/car.json']);
  git('switch', '-q', 'version');
  commit('new', FILES);
  git('switch', '-q', 'main');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('keeps the files of data/ that the dealer has changed, and takes all others', () => {
  git('config', 'merge.ours.driver', 'true');
  git('merge', '-q', 'version');
  expect(FILES.filter((file) => read(file).includes('ours'))).toEqual(['data/legal.json', 'data/vehicles/car.json']);
  expect(FILES.filter((file) => read(file).includes('new'))).toEqual([
    'data/rental.json',
    'data/schema/legal.json',
    'lib/a.ts',
  ]);
});

it('asks about a schema that both have changed, as about code', () => {
  git('config', 'merge.ours.driver', 'true');
  commit('ours', ['data/schema/legal.json']);
  expect(() => git('merge', '-q', 'version')).toThrow();
  expect(git('diff', '--name-only', '--diff-filter=U').trim()).toBe('data/schema/legal.json');
});

it('asks about data that both have changed, without the driver', () => {
  expect(() => git('merge', '-q', 'version')).toThrow();
  expect(git('diff', '--name-only', '--diff-filter=U').trim().split('\n')).toEqual([
    'data/legal.json',
    'data/vehicles/car.json',
  ]);
});
