import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { refusedInstallScripts, runtimePackages } from './allowed-packages';

type Locked = {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly inBundle?: boolean;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
};

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** The site, and every package with a lock file of its own. */
const folders = [
  '.',
  ...readdirSync('packages')
    .flatMap((name) => [path.join('packages', name), path.join('packages', name, 'fixtures')])
    .filter((folder) => existsSync(path.join(folder, 'package-lock.json'))),
];

/** The packages of a lock file by their folders; the first entry, '', is the project itself. */
const lockedIn = (folder: string) =>
  Object.entries<Locked>(readJson(path.join(folder, 'package-lock.json')).packages).filter(
    ([name, { link }]) => name.startsWith('node_modules/') && !link,
  );

/** Part of sharp's own binary on Windows. */
const ONLY_UNIX = '@img/sharp-libvips';

const nameOf = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Every version in a manifest, those of nested overrides included. */
const versionsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(versionsIn);

it('finds every lock file', () => {
  const packages = ['desk', 'islands/fixtures'].map((name) => `packages/${name}`);
  expect(folders).toEqual(['.', ...packages]);
});

it('installs at most 500 packages for the site, besides binaries for one platform', () => {
  expect(lockedIn('.').filter(([, { optional }]) => !optional).length).toBeLessThanOrEqual(500);
});

it('gives a reason for every package that reaches a visitor', () => {
  const dependencies = ['.', 'packages/islands'].flatMap((folder) =>
    Object.keys(readJson(path.join(folder, 'package.json')).dependencies),
  );
  expect(dependencies).toEqual(expect.arrayContaining(Object.keys(runtimePackages)));
  for (const [name, reason] of Object.entries(runtimePackages))
    expect([name, reason.length > 20]).toEqual([name, true]);
});

describe.each(folders)('%s', (folder) => {
  const manifest = readJson(path.join(folder, 'package.json'));
  const locked = lockedIn(folder);

  it('names every package by one exact version', () => {
    const { dependencies, devDependencies, overrides } = manifest;
    const versions = versionsIn([dependencies, devDependencies, overrides]);
    expect(versions.filter((version) => !/^(?:npm:[\w@./-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it('knows the content of every package by its SHA-512, and names no source', () => {
    expect(locked.length).toBeGreaterThan(5);
    // The hash of an archive covers the packages inside it.
    const unhashed = locked.filter(
      ([, { inBundle, integrity = '' }]) => !inBundle && !/^sha512-[\w+/]{86}==$/.test(integrity),
    );
    expect(unhashed).toEqual([]);
    expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });

  it('installs on Linux, macOS and Windows', () => {
    // npm writes only the binaries of its own platform when node_modules exists already.
    const names = new Set(locked.map(([name]) => nameOf(name)));
    const missing = [...names].flatMap((name) => {
      const [, family] = /^(.+)[-/]linux-x64(?:-gnu)?$/.exec(name) ?? [];
      if (family === undefined || family === ONLY_UNIX) return [];
      return ['darwin-arm64', 'win32-x64']
        .filter((os) => ![...names].some((other) => other.startsWith(`${family}-${os}`) || other === `${family}/${os}`))
        .map((os) => `${family} for ${os}`);
    });
    expect(missing).toEqual([]);
  });

  it('runs no script of a package when it is installed', () => {
    expect(readFileSync(path.join(folder, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
    const wanting = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([name]) => nameOf(name));
    for (const name of wanting) expect(refusedInstallScripts).toHaveProperty([name]);
  });
});
