import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { KnownPictures } from '@/lib/pictures/manifest';
import type { Logo } from '@/lib/schema/logo';
import { type Fault, faultLine } from './faults';
import { fieldsOf } from './fields';
import { type CheckedData, inspectData, type RawData } from './inspect-data';
import { lineAt } from './line-at';
import { printText } from './print';
import { ENDING, type PlacedFault, readDataFile } from './read-file';
import { readLogo } from './read-logo';

const FILES = ['order', 'services', 'testimonials', 'team', 'claims', 'brand', 'site'] as const;
/** These need not be there. */
const OPTIONAL_FILES = ['gone', 'rental', 'accounts', 'legal', 'feeds'] as const;
const BRAND = `data/brand${ENDING}`;

export type FolderInspection = {
  /** Everything that is wrong, a line each. */
  readonly faults: readonly string[];
  /** The same faults for an editor or a reviewer's screen. */
  readonly placedFaults: readonly PlacedFault[];
  /** Things that are allowed but worth knowing, one line each. */
  readonly notices: readonly string[];
  /** Things to be done before the site is published. */
  readonly unfinished: readonly PlacedFault[];
  /** null when there are faults. */
  readonly data: (CheckedData & { readonly logo: Logo }) | null;
};

/**
 * Reads and checks a data folder, and goes on after a file that cannot be read. Never throws.
 * @param pictures those that entries may use
 * @param publicFolder the files of the site that are no pages; without it, documents are not looked for
 */
export function inspectFolder(folder: string, pictures: KnownPictures, publicFolder?: string): FolderInspection {
  const unreadable = new Map<string, PlacedFault>();
  const texts = new Map<string, string>();
  const repeated: PlacedFault[] = [];
  // An unreadable file stays undefined, which is a fault.
  const read = (name: string): unknown => {
    const file = readDataFile(folder, name);
    if (file.text !== undefined) texts.set(file.shown, file.text);
    if (file.unreadable) unreadable.set(file.shown, file.unreadable);
    repeated.push(...file.repeated);
    return file.value;
  };
  const given = OPTIONAL_FILES.filter((name) => existsSync(path.join(folder, name + ENDING)));
  const files = [...FILES, ...given];
  const single = Object.fromEntries(files.map((name) => [name, read(name)]));
  const names = vehicleFiles(path.join(folder, 'vehicles'));
  const vehicles = Object.fromEntries(names.map((name) => [name, read(`vehicles/${name}`)]));

  for (const shown of doubleEndings(folder)) {
    const meant = shown.replace(/\.txt$/i, '');
    const text = `${shown}: Windows has added '.txt' to its name; rename it to ${meant}`;
    const [, car] = /^data\/vehicles\/(.+)\.json$/.exec(meant) ?? [];
    if (car !== undefined && !(car in vehicles)) vehicles[car] = undefined;
    // In place of the faults of a file that is missing, not of one that is there too.
    unreadable.set(texts.has(meant) ? shown : meant, { file: shown, line: 1, text });
  }

  const { faults, notices, unfinished, data } = inspectData(
    { ...single, vehicles } as RawData,
    pictures,
    publicFolder === undefined ? undefined : (file) => isFile(path.join(publicFolder, file)),
  );
  const logo = logoIn(folder, fieldsOf(single.brand).logo);
  const isReadable = ({ file }: Fault) => !unreadable.has(file);
  const placedFaults = [
    ...unreadable.values(),
    ...repeated,
    ...faults.filter(isReadable).map((fault) => ({
      file: fault.file,
      line: lineAt(texts.get(fault.file), fault.at),
      text: faultLine(fault),
    })),
    ...logo.faults.map((text) => ({ file: BRAND, line: lineAt(texts.get(BRAND), ['logo']), text })),
  ];
  return {
    faults: placedFaults.map(({ text }) => text),
    placedFaults,
    notices,
    unfinished: unfinished.map(({ file, at, text }) => ({ file, line: lineAt(texts.get(file), at), text })),
    // An optional file that exists and cannot be read is a fault too.
    data: data && logo.read && unreadable.size + repeated.length === 0 ? { ...data, logo: logo.read } : null,
  };
}

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

type LogoReading = { readonly read: Logo | null; readonly faults: readonly string[] };

/** @param name as data/brand.json has it; one that is no name is a fault of that file */
function logoIn(folder: string, name: unknown): LogoReading {
  if (typeof name !== 'string' || path.basename(name) !== name) return { read: null, faults: [] };
  const shown = `data/${printText(name)}`;
  try {
    return { read: readLogo(readFileSync(path.join(folder, name))), faults: [] };
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const said = missing ? 'there is no such file; data/brand.json names it as the logo' : (error as Error).message;
    return { read: null, faults: [`${shown}: ${said}`] };
  }
}

/** Files that Notepad has saved as 'site.json.txt', as the dealer knows them. */
function doubleEndings(folder: string): readonly string[] {
  return ['', 'vehicles'].flatMap((inner) => {
    const inside = path.join(folder, inner);
    const names = existsSync(inside) ? readdirSync(inside).sort() : [];
    return names.filter((name) => /\.json\.txt$/i.test(name)).map((name) => path.posix.join('data', inner, name));
  });
}

/** The names of the vehicles' files without their ending, sorted, so that every system reads them in one order. */
function vehicleFiles(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length))
    .sort();
}
