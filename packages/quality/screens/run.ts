import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Shot, Size } from './shots';

/** Where runs are kept, a folder each. */
const RUNS = path.join('.cache', 'screens');
const LIST = 'pictures.json';

/** A picture that was taken. Files are named from the folder of the run. */
export type Picture = {
  readonly shot: Shot;
  readonly file: string;
  readonly size: Size;
  readonly thumbnail: string;
  readonly thumbnailSize: Size;
};

/** A picture that could not be taken. */
export type Problem = { readonly title: string; readonly message: string };

export type Run = {
  /** The folder of the site. */
  readonly site: string;
  readonly pictures: readonly Picture[];
  readonly problems: readonly Problem[];
};

export const runFolder = (name: string) => path.join(RUNS, name);
export const listFile = (folder: string) => path.join(folder, LIST);

/**
 * The folder of an earlier run, by its name or by its path.
 * @throws Error when there is none, or the run did not come to its end
 */
export function earlierFolder(nameOrFolder: string): string {
  const found = [runFolder(nameOrFolder), nameOrFolder].find((folder) => existsSync(listFile(folder)));
  if (!found) throw new Error(`There is no finished run in ${runFolder(nameOrFolder)} or ${nameOrFolder}.`);
  return found;
}

export function readRun(folder: string): Run {
  return JSON.parse(readFileSync(listFile(folder), 'utf8'));
}
