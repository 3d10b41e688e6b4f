import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let repository: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: repository, encoding: 'utf8' });

beforeEach(() => {
  repository = mkdtempSync(path.join(tmpdir(), 'newest-good-state-'));
  git('init', '-q', '-b', 'main');
});
afterEach(() => rmSync(repository, { recursive: true }));

function commit(file: string, text: string): string {
  mkdirSync(path.dirname(path.join(repository, file)), { recursive: true });
  writeFileSync(path.join(repository, file), text);
  git('add', '-A');
  git('commit', '-qm', text);
  return git('rev-parse', 'HEAD').trim();
}

const toPublish = (...passed: string[]) =>
  execFileSync('bash', [path.resolve('.ci/newest-good-state')], {
    cwd: repository,
    encoding: 'utf8',
    input: passed.map((one) => `${one}\n`).join(''),
  }).trim();

it('is the newest commit that the tests have passed, while newer code waits for them', () => {
  const first = commit('lib/a.ts', 'first');
  const second = commit('lib/a.ts', 'second');
  commit('lib/a.ts', 'third');
  expect(toPublish(second, first)).toBe(second);
  expect(toPublish(first)).toBe(first);
});

it('is a change of data and photographs at once', () => {
  const code = commit('lib/a.ts', 'code');
  commit('data/site.json', 'a price');
  const photograph = commit('pictures/car/1.jpg', 'a photograph');
  expect(toPublish(code)).toBe(photograph);
});

it('holds the newest data before code that waits, and none on top of it', () => {
  const code = commit('lib/a.ts', 'code');
  const price = commit('data/site.json', 'a price');
  commit('lib/a.ts', 'newer code');
  commit('data/site.json', 'a newer price');
  expect(toPublish(code)).toBe(price);
});

it('is a state whose newest code was taken back, at once', () => {
  const good = commit('lib/a.ts', 'good');
  const bad = commit('lib/a.ts', 'bad');
  const back = commit('lib/a.ts', 'good');
  expect(toPublish(bad, good)).toBe(back);
});

it('is nothing where no commit of this history has passed', () => {
  commit('lib/a.ts', 'first');
  git('checkout', '-q', '-b', 'elsewhere');
  const elsewhere = commit('lib/b.ts', 'elsewhere');
  git('checkout', '-q', 'main');
  expect(toPublish('0'.repeat(40), elsewhere)).toBe('');
});
