import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Every package whose code may reach a visitor, and why it is worth its bytes. */
const runtimePackages: Readonly<Record<string, string>> = {
  clsx: 'Joins class names whose parts depend on a condition; a quarter of a kilobyte.',
  'lucide-react': 'Draws the icons; only the shapes reach a page, as paths of its HTML.',
  next: 'Renders every page to a file; ISLANDS=off ships its scripts too.',
  preact: 'Brings the islands of a page to life, in a tenth of the bytes of the runtime they are written for.',
  react: 'The language of the components; Preact takes its place in the browser.',
  'react-dom': 'Renders the pages at the build; its scripts reach visitors with ISLANDS=off only.',
  uqr: 'Computes the QR code of a vehicle page on the device, so that no service is asked for it.',
};

/** Packages that want to run a script when they are installed, and why the site does without it. */
const refusedInstallScripts: Readonly<Record<string, string>> = {
  '@parcel/watcher': 'Would compile itself; a compiled form comes as a package of its own.',
  esbuild: 'Would check and shorten its command; the one inside its package for the platform is used as it is.',
  'unrs-resolver': 'Would fetch its compiled form, which the lock file already names as a package.',
};

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
