import { readFileSync } from 'node:fs';
import manifest from '../../package.json';
import lock from '../../package-lock.json';
import { refusedInstallScripts, runtimePackages } from './allowed-packages';

type Locked = {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly inBundle?: boolean;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
};

const REGISTRY = 'https://registry.npmjs.org/';

/** Every package of the lock file by its folder; the first entry, '', is the site itself. */
const locked = Object.entries<Locked>(lock.packages).filter(([folder]) => folder !== '');

const nameOf = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

it('ships only packages that have a reason', () => {
  expect(Object.keys(manifest.dependencies).sort()).toEqual(Object.keys(runtimePackages).sort());
  for (const [name, reason] of Object.entries(runtimePackages))
    expect([name, reason.length > 20]).toEqual([name, true]);
});

it('names every package by one exact version', () => {
  const { 'decap-cms': standIns, ...overrides } = manifest.overrides;
  const inPlaceOf = Object.entries(standIns).map(([name, alias]) => [name, alias.slice(alias.lastIndexOf('@') + 1)]);
  const versions = [
    ...Object.entries({ ...manifest.dependencies, ...manifest.devDependencies, ...overrides }),
    ...inPlaceOf,
  ] as [string, string][];
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

it('knows the content of every package by its SHA-512', () => {
  // A package inside another's archive is covered by the other's hash.
  const own = locked.filter(([, { inBundle }]) => !inBundle);
  expect(own.length).toBeGreaterThan(100);
  expect(own.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity))).toEqual([]);
  expect(locked.filter(([, { link }]) => link)).toEqual([]);
});

it('takes packages from the registry only, or says no address, so that any mirror will do', () => {
  const foreign = locked.filter(([, { resolved }]) => resolved !== undefined && !resolved.startsWith(REGISTRY));
  expect(foreign).toEqual([]);
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^omit-lockfile-registry-resolved=true$/m);
});

it('lets no package run a script when it is installed', () => {
  const wanting = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([folder]) => nameOf(folder));
  expect([...new Set(wanting)].sort()).toEqual(Object.keys(refusedInstallScripts).sort());
  for (const name of wanting) expect(manifest.allowScripts).toHaveProperty([name], false);
  expect(Object.values<boolean>(manifest.allowScripts)).not.toContain(true);
});
