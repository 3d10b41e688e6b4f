import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { filesOf } from '@/scripts/files';

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

/** The accepted formats of photographs, by file name ending. */
const PHOTOGRAPH = /\.(jpe?g|png|webp|avif|tiff?|hei[cf]|hif)$/i;
const RAW = /\.(arw|bmp|cr2|cr3|dng|gif|jxl|nef|orf|psd|raf|rw2)$/i;
const FILM = /\.(avi|m4v|mov|mp4|webm)$/i;
/** Files that operating systems leave behind. */
const HIDDEN = /(?:^|[\\/])(?:\.|__MACOSX)/;

/** The dealer's photographs below `root`, sorted by name, and one line for each file that was meant as one but cannot be taken. */
export async function listPhotographs(root: string) {
  const photographs = new Map<string, PhotographFile>();
  const faults: string[] = [];
  const folder = path.join(root, PHOTOGRAPHS_FOLDER);
  const files = existsSync(folder) ? [...(await filesOf(folder))].sort() : [];
  for (const relative of files.filter((one) => !HIDDEN.test(one))) {
    const inside = relative.split(path.sep).join('/');
    const photograph = {
      file: path.join(folder, relative),
      shown: `${PHOTOGRAPHS_FOLDER}/${inside}`,
      name: inside.replace(/\.[^./]+$/, ''),
    };
    const fault = await faultOf(photograph, photographs);
    if (fault) faults.push(`${photograph.shown}: ${fault}`);
    else if (PHOTOGRAPH.test(relative)) photographs.set(photograph.name.toLowerCase(), photograph);
  }
  return { photographs: [...photographs.values()], faults };
}

async function faultOf({ file, name }: PhotographFile, others: ReadonlyMap<string, PhotographFile>) {
  if (RAW.test(file)) return 'this format cannot be shown on a website; save the photograph as JPEG';
  if (FILM.test(file)) return 'this is a film; the site shows photographs, so take it out of the folder';
  if (!PHOTOGRAPH.test(file)) return null;
  if (!name.includes('/')) return 'put it into a folder with the name of its car, such as pictures/porsche-taycan/';
  const rival = others.get(name.toLowerCase());
  if (rival) return `${rival.shown} has the same name; rename one of them`;
  // A link that leads nowhere, or a pipe, which would be waited for.
  const isFile = await stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
  return isFile ? null : 'this is no readable file; put the photograph itself there';
}
