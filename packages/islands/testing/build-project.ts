import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/* Tests of the build, each in a temporary project. */

type Outcome<Value> = {
  readonly value?: Value;
  /** The message of its error; empty without one. */
  readonly error: string;
};

// A process starts slowly on a busy machine.
jest.setTimeout(60_000);

/** Jest does not load Rolldown: a Node process of its own runs the function that a message names. */
const BUILDER = `import * as build from ${JSON.stringify(path.resolve('packages/islands/build/index.ts'))};
async function run({ folder, name, args, pages }) {
  process.chdir(folder);
  const value = await build[name](...args);
  return typeof value === 'function' ? pages.map(([page, html]) => value(html, page)) : value;
}
process.on('message', async (message) => {
  const outcome = await run(message).then((value) => ({ value, error: '' }), ({ message }) => ({ error: message }));
  process.send(outcome);
});`;

let builder: ChildProcess;
beforeAll(() => {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', BUILDER];
  builder = spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
});
afterAll(async () => {
  builder.kill();
  await once(builder, 'exit');
});

let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'build-islands-'));
  symlinkSync(path.resolve('node_modules'), path.join(project, 'node_modules'));
  write({ 'package.json': '{ "type": "module", "sideEffects": false }' });
});
afterEach(() => rmSync(project, { recursive: true }));

/** The absolute path of a file of the project. */
export const inProject = (...names: readonly string[]) => path.join(project, ...names);

export function write(files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(inProject(name)), { recursive: true });
    writeFileSync(inProject(name), text);
  }
}

/**
 * Calls a function of the build in the project. A step that it returns changes the pages, which are its value.
 * @param pages HTML by name
 */
export async function build<Value>(
  name: keyof typeof import('../build'),
  args: readonly unknown[],
  { pages = {} }: { readonly pages?: Readonly<Record<string, string>> } = {},
): Promise<Outcome<Value>> {
  builder.send({ folder: project, name, args, pages: Object.entries(pages) });
  const [outcome] = await once(builder, 'message');
  return outcome;
}

/** The id of a component, as Next names it. */
export const id = (name: string) => `[project]/${name.toLowerCase()}.tsx#${name}`;

/** Writes an island that shows its name. */
export const writeIsland = (name: string, code = '', directives = `'use client';`) =>
  write({
    [`${name.toLowerCase()}.tsx`]: `${directives}\n${code}\nexport const ${name} = () => <p>words of ${name}</p>;\n`,
  });
