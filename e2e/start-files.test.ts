import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SH = '/bin/sh';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'start the site-'));
  cpSync('start.command', path.join(folder, 'start.command'));
  writeFileSync(path.join(folder, 'package-lock.json'), '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A command that is found before all others. */
function command(name: string, script: string): void {
  mkdirSync(path.join(folder, 'bin'), { recursive: true });
  writeFileSync(path.join(folder, 'bin', name), `#!${SH}\n${script}\n`, { mode: 0o755 });
}

/** Opens the file like a double-click, with an npm that records its arguments. */
function start(npm = ':') {
  command('npm', `echo "$@" >> "${folder}/asked"\n${npm}`);
  command('dirname', '/usr/bin/dirname "$@"');
  const run = spawnSync(SH, [path.join(folder, 'start.command')], {
    encoding: 'utf8',
    input: '\n',
    env: { ...process.env, PATH: path.join(folder, 'bin') },
  });
  const asked = path.join(folder, 'asked');
  return { ...run, asked: existsSync(asked) ? readFileSync(asked, 'utf8').trim().split('\n') : [] };
}

const realNode = () => command('node', `exec "${process.execPath}" "$@"`);

it.each([
  ['is missing', () => {}],
  ['is too old', () => command('node', 'exit 1')],
])('says where to get Node when it %s', (_, install) => {
  install();
  const { stdout, status, asked } = start();
  expect(stdout).toContain('https://nodejs.org');
  expect([status, asked]).toEqual([1, []]);
});

it('installs once, and opens the desk each time', () => {
  realNode();
  const install = `if [ "$1" = ci ]; then mkdir -p "${folder}/node_modules"; : > "${folder}/node_modules/.package-lock.json"; fi`;
  command('mkdir', '/bin/mkdir "$@"');
  expect(start(install)).toMatchObject({ status: 0, asked: ['ci', 'run --silent desk'] });
  expect(start().asked).toEqual(['ci', 'run --silent desk', 'run --silent desk']);
});

it('advises after a failed installation, and opens nothing', () => {
  realNode();
  const { stdout, status, asked } = start('exit 1');
  expect(stdout).toContain('connected to the internet');
  expect([status, asked]).toEqual([1, ['ci']]);
});
