import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { readArguments } from './run-command';

const USAGE = 'npm run serve   shows the site';
const OPTIONS = { phone: { type: 'boolean', default: false } } as const;

/** The exit code and the output, if reading the arguments ended the process; else the arguments. */
function outcomeOf(args: readonly string[], most = 0) {
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  const log = jest.spyOn(console, 'log').mockImplementation(print);
  const error = jest.spyOn(console, 'error').mockImplementation(print);
  const exit = jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  const argv = process.argv;
  process.argv = ['node', 'serve.ts', ...args];
  try {
    const { values, positionals } = readArguments(USAGE, OPTIONS, most);
    return { phone: values.phone, positionals };
  } catch (ended) {
    return [(ended as Error).message, ...printed];
  } finally {
    process.argv = argv;
    for (const spy of [log, error, exit]) spy.mockRestore();
  }
}

it.each(['--help', '-h'])('prints the usage for %s and ends well', (help) => {
  expect(outcomeOf(['--dekc', help])).toEqual(['exit 0', USAGE]);
});

it('names unknown arguments, with the usage', () => {
  expect(outcomeOf(['--dekc'])).toEqual(['exit 1', `Unknown option '--dekc'.\n\n${USAGE}`]);
  expect(outcomeOf(['a', 'b'], 1)).toEqual(['exit 1', `'b' is not understood.\n\n${USAGE}`]);
});

it('reads known arguments', () => {
  expect(outcomeOf(['--phone', 'a'], 1)).toEqual({ phone: true, positionals: ['a'] });
});

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

it.each(['build', 'dev', 'check-data', 'pictures', 'serve'])(
  'answers %s --help although the data has faults: nothing reads them before the check, and before new photographs are made',
  (command) => {
    const env = { ...process.env, DATA_FOLDER: 'no-such-folder' };
    const { stdout, status } = spawnSync(process.execPath, ['--import', 'tsx', `scripts/${command}.ts`, '--help'], {
      env,
    });
    expect({ status, said: String(stdout) }).toEqual({ status: 0, said: expect.stringContaining('npm ') });
  },
);

it('reads the arguments of `npm start` before the build: of a chain of commands, npm gives them to the last', () => {
  expect(scripts.start).not.toContain('&&');
});

it('ends quietly when its reader has left, as `head` does', async () => {
  const script = `import { runCommand } from './scripts/run-command.ts';
    await runCommand(async () => { for (let line = 0; line < 100; line += 1) { console.log(line); await null; } });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.destroy();
  const [said, [status]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect({ said, status }).toEqual({ said: '', status: 0 });
});
