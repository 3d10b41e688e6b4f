import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

const IN_NODE = ['--import', 'tsx', '--input-type=module', '-e'];
const USAGE = 'npm run serve   shows the site';

/** A command that takes `--phone` and one word, and prints them. */
const COMMAND = `import { readArguments } from './scripts/run-command.ts';
  const { values, positionals } = readArguments('${USAGE}', { phone: { type: 'boolean' } }, 1);
  console.log(values.phone, positionals.join());`;

it.each([
  ['prints the usage and ends well', ['--dekc', '--help'], 0, USAGE],
  ['prints the usage and ends well', ['--dekc', '-h'], 0, USAGE],
  ['names an unknown option, with the usage', ['--dekc'], 1, `Unknown option '--dekc'.\n\n${USAGE}`],
  ['names a word too many, with the usage', ['a', 'b'], 1, `'b' is not understood.\n\n${USAGE}`],
  ['reads known arguments', ['--phone', 'a'], 0, 'true a'],
])('%s: %j', (_, args, status, said) => {
  // The first word stands where the name of a script would.
  const ended = spawnSync(process.execPath, [...IN_NODE, COMMAND, '--', 'serve.ts', ...args], { encoding: 'utf8' });
  expect({ status: ended.status, said: (ended.stdout + ended.stderr).trim() }).toEqual({ status, said });
});

it.each(['build', 'dev', 'check-data', 'pictures', 'serve'])(
  'answers %s --help although the data has faults: nothing reads them before the check, and before new photographs are made',
  (command) => {
    const env = { ...process.env, DATA_FOLDER: 'no-such-folder' };
    const args = ['--import', 'tsx', `scripts/${command}.ts`, '--help'];
    const { stdout, status } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    expect({ status, said: stdout }).toEqual({ status: 0, said: expect.stringContaining('npm ') });
  },
);

it('ends quietly when its reader has left, as `head` does', async () => {
  const script = `import { runCommand } from './scripts/run-command.ts';
    await runCommand(async () => { for (let line = 0; line < 100; line += 1) { console.log(line); await null; } });`;
  const child = spawn(process.execPath, [...IN_NODE, script], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  const [said, [status]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect({ said, status }).toEqual({ said: '', status: 0 });
});
