import { execFile } from 'node:child_process';

const COMMANDS = [
  'scripts/build.ts',
  'scripts/check-data.ts',
  'scripts/deploy.ts',
  'scripts/schema.ts',
  'scripts/serve.ts',
  'scripts/pictures/main.ts',
  'packages/desk/remove.ts',
  'packages/desk/undo.ts',
  'packages/desk/spreadsheet.ts',
];

type Answer = { readonly code: unknown; readonly stdout: string; readonly stderr: string };

const run = (file: string, ...args: readonly string[]) =>
  new Promise<Answer>((resolve) => {
    execFile('node_modules/.bin/tsx', [file, ...args], (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });

it('every command prints its usage for --help, and for what it does not know, without a stack trace', async () => {
  const help = await run('scripts/check-data.ts', '--help');
  expect(help).toEqual({ code: 0, stdout: expect.stringMatching(/^npm run check /), stderr: '' });

  for (const file of COMMANDS) {
    expect([file, await run(file, '--dekc')]).toEqual([
      file,
      { code: 1, stdout: '', stderr: expect.stringMatching(/^Unknown option '--dekc'\.\n\nnpm run [^\n]*\n/) },
    ]);
  }
  expect(await run('packages/desk/remove.ts', 'one', 'two')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^'two' is not understood\.\n\nnpm run remove /),
  });
}, 120_000);
