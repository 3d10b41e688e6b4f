import { constants } from 'node:fs';
import { access, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { HEIC_ADVICE } from './read-photograph';

/** The dealer's folder of photographs, from the top of the repository: pictures/porsche-taycan/IMG_2041.JPG. */
const PHOTOGRAPHS_FOLDER = 'pictures';

export type PhotographFile = {
  /** Its path. */
  readonly file: string;
  /** As the dealer knows it: 'pictures/porsche-taycan/side.jpg', on every system. */
  readonly shown: string;
  /** The picture it becomes: 'porsche-taycan/side'. */
  readonly name: string;
};

type PhotographList = {
  readonly photographs: readonly PhotographFile[];
  /** Those of iPhones, of which JPEG is made first. */
  readonly heic: readonly PhotographFile[];
  /** One line each for files that were meant as photographs but cannot be taken. */
  readonly faults: readonly string[];
};

/** The accepted formats of photographs, by file name ending. */
export const PHOTOGRAPH = /\.(jpe?g|png|webp|avif|tiff?)$/i;
export const HEIC = /\.(heic|heif|hif)$/i;
const RAW = /\.(arw|bmp|cr2|cr3|dng|gif|jxl|nef|orf|psd|raf|rw2)$/i;
const FILM = /\.(avi|m4v|mov|mp4|webm)$/i;
/** Files that operating systems leave behind. */
const HIDDEN = /(?:^|[\\/])(?:\.|__MACOSX)/;

/** The dealer's photographs below `root`, sorted by name. */
export async function listPhotographs(root: string): Promise<PhotographList> {
  const photographs = new Map<string, PhotographFile>();
  const heic: PhotographFile[] = [];
  const faults: string[] = [];
  for (const relative of await filesUnder(path.join(root, PHOTOGRAPHS_FOLDER))) {
    const inside = relative.split(path.sep).join('/');
    const shown = `${PHOTOGRAPHS_FOLDER}/${inside}`;
    const name = inside.replace(/\.[^./]+$/, '');
    const rival = photographs.get(name.toLowerCase());
    if (HIDDEN.test(relative)) continue;
    const file = path.join(root, PHOTOGRAPHS_FOLDER, relative);
    if (HEIC.test(relative)) {
      faults.push(`${shown}: ${HEIC_ADVICE}`);
      heic.push({ file, shown, name });
    } else if (RAW.test(relative))
      faults.push(`${shown}: this format cannot be shown on a website; save the photograph as JPEG`);
    else if (FILM.test(relative))
      faults.push(`${shown}: this is a film; the site shows photographs, so take it out of the folder`);
    else if (!PHOTOGRAPH.test(relative)) continue;
    else if (!name.includes('/'))
      faults.push(`${shown}: put it into a folder with the name of its car, such as pictures/porsche-taycan/`);
    else if (rival) faults.push(`${shown}: ${rival.shown} has the same name; rename one of them`);
    else {
      const oddity = await oddityOf(file);
      if (oddity !== null) faults.push(`${shown}: ${oddity}`);
      else photographs.set(name.toLowerCase(), { file, shown, name });
    }
  }
  return { photographs: [...photographs.values()], heic, faults };
}

/**
 * The reason why a photograph's name belongs to no readable file; null for a readable one. A pipe would be waited for.
 */
async function oddityOf(file: string): Promise<string | null> {
  try {
    const found = await stat(file);
    if (found.isDirectory()) return 'this is a folder with the name of a photograph; rename it';
    if (!found.isFile()) return 'this is no file; take it out of the folder';
    await access(file, constants.R_OK);
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES'
      ? 'this file may not be read by your account; copy it there again'
      : 'this is a link that leads nowhere; put the photograph itself there';
  }
}

async function filesUnder(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder, { recursive: true })).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
