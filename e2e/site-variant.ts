import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** The inputs of a build besides its data. As little of scripts/ as possible: each change costs a build. */
const SOURCES = [
  ...['app', 'components', 'lib', 'public', 'next.config.mjs', 'postcss.config.mjs'],
  ...['build.ts', 'build', 'files.ts', 'pictures', 'run-command.ts'].map((one) => `scripts/${one}`),
  'packages/install.ts',
  'packages/islands',
];
const SETTINGS = ['package.json', 'tsconfig.json'];

/** The build's folder for the sizes of the real dealer's photographs. */
const OWN_PHOTOGRAPHS = path.join('public', 'pictures', 'photographs');

const isLeftOut = (file: string) =>
  /\.test\.tsx?$/.test(file) || file === OWN_PHOTOGRAPHS || file.startsWith(OWN_PHOTOGRAPHS + path.sep);

/** The dealership of the tests and its photographs: tests never read data/. */
const FIXTURE = 'e2e/fixtures/dealership';
const PHOTOGRAPHS = 'e2e/fixtures/pictures';

const BUILD = [path.resolve('node_modules/tsx/dist/cli.mjs'), 'scripts/build.ts'];

export type Edit = { readonly file: string; readonly from: string; readonly to: string };

/**
 * Builds the site of the tests' dealership in its own folder; the last build is reused if no source changed.
 * @param edits replacements in its data
 * @param settings environment variables of the build
 * @returns the folder of the finished pages
 * @throws Error when an edit finds nothing to replace, or the build fails
 */
export async function buildVariant(
  name: string,
  edits: readonly Edit[] = [],
  settings: Readonly<Record<string, string>> = {},
): Promise<string> {
  const folder = path.join('.cache', 'variants', name);
  const out = path.join(folder, 'out');
  const stamp = path.join(folder, 'made-from');
  const sources = await hashOf(
    [...SOURCES, ...SETTINGS, FIXTURE, PHOTOGRAPHS],
    JSON.stringify([edits, settings, process.env.ISLANDS]),
  );
  if ((await readFile(stamp, 'utf8').catch(() => null)) === sources) return out;

  await copySite(folder);
  await cp(FIXTURE, path.join(folder, 'data'), { recursive: true });
  await cp(PHOTOGRAPHS, path.join(folder, 'pictures'), { recursive: true });
  for (const edit of edits) await applyEdit(folder, edit);
  const env = { ...process.env, ...settings };
  await promisify(execFile)(process.execPath, BUILD, { cwd: folder, env }).catch((error) => {
    throw new Error(`The variant '${name}' was not built:\n${error.stdout}\n${error.stderr}`);
  });
  await writeFile(stamp, sources);
  return out;
}

/** Copies all that a build reads, except its data, into a folder that is emptied first, except its cache. */
async function copySite(folder: string): Promise<void> {
  const old = await readdir(folder).catch(() => []);
  await Promise.all(
    old.filter((entry) => entry !== '.cache').map((entry) => rm(path.join(folder, entry), { recursive: true })),
  );
  for (const source of [...SOURCES, ...SETTINGS]) {
    await cp(source, path.join(folder, source), { recursive: true, filter: (file) => !isLeftOut(file) });
  }
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'dir');
}

async function applyEdit(folder: string, { file, from, to }: Edit): Promise<void> {
  const target = path.join(folder, file);
  const text = await readFile(target, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain '${from}'.`);
  await writeFile(target, text.replace(from, to));
}

/** One hash over the names and bytes of all files of these places, and of a text. */
async function hashOf(places: readonly string[], text: string): Promise<string> {
  const hash = createHash('sha256').update(text);
  for (const place of places) {
    const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => null);
    const files = entries
      ? entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
      : [place];
    for (const file of files.filter((one) => !isLeftOut(one)).sort())
      hash.update(`\n${file}\n`).update(await readFile(file));
  }
  return hash.digest('hex');
}
