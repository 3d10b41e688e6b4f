import { existsSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { pictureKey } from '@/lib/schema/picture';
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

/** A file that was meant as a photograph and cannot be shown, with advice for the dealer. */
type RefusedFile = PhotographFile & { readonly advice: string };

/** Raw formats look like TIFF by their first bytes, so they are known by their names. */
const RAW = /\.(arw|bmp|cr2|cr3|dng|gif|jxl|nef|orf|psd|raf|rw2)$/i;
const FILM = /\.(avi|m4v|mov|mp4|webm)$/i;
/** Names that a damaged photograph has. Others without a photograph in them are ignored. */
const PHOTOGRAPH = /\.(jpe?g?|jfif|png|webp|avif|tiff?|hei[cf]|hif)\s*$/i;
/** Files that operating systems leave behind. */
const HIDDEN = /(?:^|[\\/])(?:\.|__MACOSX|Thumbs\.db$|desktop\.ini$)/i;
/** The first bytes of JPEG, PNG, WebP, TIFF, AVIF and HEIC. Browsers and phones give them many other endings. */
const PICTURE = /^(?:\xff\xd8\xff|\x89PNG|RIFF....WEBP|II\*\0|MM\0\*|....ftyp(?:avi|hei|hev|mif|msf))/s;

/**
 * The dealer's photographs below `root`, sorted by name, the files that were meant as one but cannot be taken, and a
 * line for each other file.
 */
export async function listPhotographs(root: string) {
  const photographs = new Map<string, PhotographFile>();
  const refused: RefusedFile[] = [];
  const ignored: string[] = [];
  const folder = path.join(root, PHOTOGRAPHS_FOLDER);
  const files = existsSync(folder) ? [...(await filesOf(folder))].sort() : [];
  for (const relative of files.filter((one) => !HIDDEN.test(one))) {
    const inside = relative.split(path.sep).join('/');
    const photograph = {
      file: path.join(folder, relative),
      shown: `${PHOTOGRAPHS_FOLDER}/${inside}`,
      name: inside.replace(/\.\w+\s*$/, ''),
    };
    const key = pictureKey(photograph.name);
    const rival = photographs.get(key);
    const kind = await kindOf(photograph.file);
    const advice = adviceOn(photograph, kind);
    if (kind === 'other') ignored.push(`${photograph.shown} is ignored, since it is no photograph`);
    else if (advice) refused.push({ ...photograph, advice });
    else if (rival) ignored.push(`${photograph.shown}: ${rival.shown} has the same name; rename one of them`);
    else photographs.set(key, photograph);
  }
  return { photographs: [...photographs.values()], refused, ignored };
}

function adviceOn({ name }: PhotographFile, kind: Awaited<ReturnType<typeof kindOf>>) {
  if (kind === 'raw') return 'this format cannot be shown on a website; save the photograph as JPEG';
  if (kind === 'film') return 'this is a film; the site shows photographs, so take it out of the folder';
  if (kind === 'link') return 'this is no readable file; put the photograph itself there';
  return name.includes('/') ? null : 'put it into a folder with the name of its car, such as pictures/porsche-taycan/';
}

async function kindOf(file: string) {
  if (RAW.test(file)) return 'raw';
  if (FILM.test(file)) return 'film';
  // A link that leads nowhere or to a folder, or a pipe, which would be waited for.
  const isFile = await stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
  if (!isFile) return 'link';
  return PHOTOGRAPH.test(file) || PICTURE.test(await firstBytes(file)) ? 'photograph' : 'other';
}

async function firstBytes(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
