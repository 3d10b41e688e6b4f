import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { KnownPictures } from '@/lib/pictures/manifest';
import { dataFiles } from '@/lib/schema/data-files';
import type { Logo } from '@/lib/schema/logo';
import { decodeText } from '@/lib/text/decode-text';
import { type Fault, faultLine } from './faults';
import { fieldsOf } from './fields';
import { type CheckedData, inspectData, type RawData } from './inspect-data';
import { printText } from './print';
import { isDocument, lineAt, readJson } from './read-json';
import { readLogo } from './read-logo';

/** A fault with the line of the file it is in; 1 where the line is not known. */
export type PlacedFault = { readonly file: string; readonly line: number; readonly text: string };

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

const ENDING = '.json';
const FILES = Object.entries(dataFiles(new Set()));

/**
 * Reads and checks a data folder, and goes on after a file that cannot be read. Never throws.
 * @param pictures those that entries may use
 */
export function inspectFolder(folder: string, pictures: KnownPictures): FolderInspection {
  const unreadable = new Map<string, PlacedFault>();
  const texts = new Map<string, string>();
  /** Undefined of a file that is missing or unreadable, which is a fault. */
  const read = (name: string): unknown => {
    const file = `data/${name}${ENDING}`;
    const refuse = (line: number, words: string) => void unreadable.set(file, { file, line, text: `${file}${words}` });
    try {
      const { text, encoding } = decodeText(readFileSync(path.join(folder, name + ENDING)));
      if (encoding !== 'UTF-8' && !isDocument(text))
        return refuse(1, `: it was saved with the letters of ${encoding}; save it as UTF-8`);
      texts.set(file, text);
      const reading = readJson(text);
      if ('value' in reading) return reading.value;
      const { line, column, advice } = reading.mistake;
      return refuse(line, `, line ${line}, column ${column}: ${advice}`);
    } catch (error) {
      const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
      return refuse(1, isMissing ? ': there is no such file' : ': it cannot be opened');
    }
  };
  const isThere = (name: string) => existsSync(path.join(folder, name + ENDING));
  const given = FILES.filter(([name, file]) => !('otherwise' in file) || isThere(name));
  const raw = {
    ...Object.fromEntries(given.map(([name]) => [name, read(name)])),
    vehicles: Object.fromEntries(carFiles(folder).map((name) => [name, read(`vehicles/${name}`)])),
  } as RawData;
  const { faults, notices, unfinished, data } = inspectData(raw, pictures);
  const logo = logoIn(folder, fieldsOf(raw.brand).logo);
  const placed = (file: string, at: Fault['at'], text: string) => ({
    file,
    line: lineAt(texts.get(file) ?? '', at),
    text,
  });
  const placedFaults = [
    ...unreadable.values(),
    ...faults
      .filter(({ file }) => !unreadable.has(file))
      .map((fault) => placed(fault.file, fault.at, faultLine(fault))),
    ...(typeof logo === 'string' ? [placed(`data/brand${ENDING}`, ['logo'], logo)] : []),
  ];
  return {
    faults: placedFaults.map(({ text }) => text),
    placedFaults,
    notices: [...notices, ...strayFiles(folder)],
    unfinished: unfinished.map(({ file, at, text }) => placed(file, at, text)),
    // An optional file that exists and cannot be read is a fault too.
    data: data && typeof logo === 'object' && unreadable.size === 0 ? { ...data, logo } : null,
  };
}

/**
 * The logo, or what is wrong with its file.
 * @param name as data/brand.json has it; nothing of one that is no name, which is a fault of that file
 */
function logoIn(folder: string, name: unknown): Logo | string | undefined {
  if (typeof name !== 'string' || path.basename(name) !== name) return undefined;
  try {
    return readLogo(readFileSync(path.join(folder, name)));
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const words = isMissing ? 'there is no such file; data/brand.json names it as the logo' : (error as Error).message;
    return `data/${printText(name)}: ${words}`;
  }
}

/** The names of the vehicles' files without their ending, sorted, so that every system reads them in one order. */
function carFiles(folder: string): readonly string[] {
  return filesIn(path.join(folder, 'vehicles'))
    .filter((file, _, files) => file.endsWith(ENDING) && copied(file, files) === undefined)
    .map((file) => file.slice(0, -ENDING.length));
}

const filesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder).sort() : []);

/** The ends that systems and people give the names of copies: 'site 2', 'site (1)', 'site - Copy', 'site copy'. */
const COPY = /(?: ?\(.*\)| - copy.*| copy.*| \d+)$/i;

/** The file that another one is a copy of, or that was meant by its name: 'site.json' of 'site (1).json' and 'site.json.txt'. */
function copied(file: string, files: readonly string[]): string | undefined {
  const [name = ''] = file.split(ENDING);
  return files.find((one) => one !== file && [name + ENDING, name.replace(COPY, '') + ENDING].includes(one));
}

/** A line for each file that is not read and looks as if it should be. */
function strayFiles(folder: string): readonly string[] {
  return [folder, path.join(folder, 'vehicles')].flatMap((inside) => {
    const files = filesIn(inside);
    const shown = (file: string) => `data/${inside === folder ? '' : 'vehicles/'}${printText(file)}`;
    return files.flatMap((file) => {
      const original = copied(file, files);
      if (original) {
        return [
          `${shown(file)} is not read: it looks like a copy of ${shown(original)}; put what is right into that one and delete this, or give it a name of its own if it is another car`,
        ];
      }
      const name = file.slice(0, -ENDING.length);
      const isKnown = inside !== folder || name === 'desk' || FILES.some(([known]) => known === name);
      if (file.includes(`${ENDING}.`)) return [`${shown(file)} is not read: its name must end in ${ENDING}`];
      return isKnown || !file.endsWith(ENDING)
        ? []
        : [`${shown(file)} is not read: the site knows no file of that name`];
    });
  });
}
