import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installBySystem, onPath } from '@/e2e/browser/on-path';
import { deploy } from '@/scripts/hosting/deploy';

const PAGES = Array.from({ length: 60 }, (_, page) => `vehicle/${page}/index.html`);
const MORNING = new Date('2026-11-24T06:00:00Z');
const hoursLater = (hours: number) => new Date(MORNING.getTime() + hours * 3_600_000);

// Slow machines, and the installation of rsync.
jest.setTimeout(120_000);

beforeAll(() => {
  if (!onPath('rsync')) installBySystem('rsync');
});

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'deploy-test-'));
  jest.spyOn(console, 'log').mockImplementation();
});
afterEach(() => rmSync(root, { recursive: true }));

const target = () => path.join(root, 'www');

function build(script: string, pages = PAGES): string {
  const folder = path.join(root, script);
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  };
  write(`_next/static/${script}`, Buffer.alloc(4_000_000, script));
  const texts = pages.map((page) => page.replace('/index.html', '.md'));
  for (const page of ['index.html', ...pages, ...texts, `deltas/${script[0]}/index.html.dcz`])
    write(page, `_next/static/${script}`);
  return folder;
}

const served = () =>
  readdirSync(target(), { recursive: true, encoding: 'utf8' }).filter((file) => /\.(html|dcz|js|md)$/.test(file));
const lacking = () =>
  served().filter(
    (file) =>
      !file.endsWith('.js') && !existsSync(path.join(target(), readFileSync(path.join(target(), file), 'utf8'))),
  );

it('removes old pages at once, and their files after a day', async () => {
  await deploy(build('a.js'), target(), MORNING);
  await deploy(build('b.js', PAGES.slice(1)), target(), hoursLater(1));
  expect(served().filter((file) => file.startsWith('vehicle/0'))).toEqual([]);
  expect(served()).not.toContain('deltas/a/index.html.dcz');
  expect(served()).toContain('_next/static/a.js');
  await deploy(path.join(root, 'b.js'), target(), hoursLater(24));
  expect(served()).toContain('_next/static/a.js');
  await deploy(path.join(root, 'b.js'), target(), hoursLater(25));
  expect(served().filter((file) => file.endsWith('.js'))).toEqual(['_next/static/b.js']);
});

it('keeps a script that a later build needs again', async () => {
  await deploy(build('a.js'), target(), MORNING);
  await deploy(build('b.js'), target(), hoursLater(1));
  await deploy(path.join(root, 'a.js'), target(), hoursLater(2));
  await deploy(path.join(root, 'a.js'), target(), hoursLater(40));
  expect(served().filter((file) => file.endsWith('.js'))).toEqual(['_next/static/a.js']);
});

/** rsync keeps received files in folders of this name until the end of a step. */
async function untilRsyncCopies(child: ChildProcess): Promise<void> {
  const isCopying = () => ['.~tmp~', '_next/static/.~tmp~'].some((folder) => existsSync(path.join(target(), folder)));
  while (child.exitCode === null && !isCopying()) await new Promise((resolve) => setImmediate(resolve));
}

it('leaves no page without its files, wherever it is killed', async () => {
  await deploy(build('a.js'), target(), MORNING);
  build('b.js');
  const script = `import { deploy } from './scripts/hosting/deploy'; await deploy(${JSON.stringify(path.join(root, 'b.js'))}, ${JSON.stringify(target())});`;
  const entry = path.join(root, 'deploy.mts');
  writeFileSync(entry, script.replace("'./scripts", `'${process.cwd()}/scripts`));
  for (const afterMs of [0, 40, 80, 120, 200]) {
    // A group of its own, so that rsync is killed with it.
    const child = spawn(process.execPath, ['--import', 'tsx', entry], { detached: true, stdio: 'ignore' });
    const ended = new Promise((resolve) => child.once('close', resolve));
    await untilRsyncCopies(child);
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, afterMs))]);
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGKILL');
    await ended;
    expect(lacking()).toEqual([]);
  }
  await deploy(path.join(root, 'b.js'), target(), MORNING);
  expect(readFileSync(path.join(target(), 'index.html'), 'utf8')).toBe('_next/static/b.js');
  expect(lacking()).toEqual([]);
});
