import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** A file in the folder of photographs and the name of the picture it becomes. */
type PhotographFile = { readonly file: string; readonly name: string };

export type PhotographList = {
  readonly photographs: readonly PhotographFile[];
  /** One line each for files that were meant as photographs but cannot be taken. */
  readonly faults: readonly string[];
};

const TAKEN = /\.(jpe?g|png|webp)$/i;
const OTHER_PHOTOGRAPHS = /\.(avif|bmp|gif|heic|heif|tiff?)$/i;
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;

/** The dealer's photographs under `folder`, in the order of their names. None where there is no such folder. */
export async function listPhotographs(folder: string): Promise<PhotographList> {
  const photographs = new Map<string, PhotographFile>();
  const faults: string[] = [];
  for (const file of await filesUnder(folder)) {
    const name = path
      .relative(folder, file)
      .replace(/\.[^.]+$/, '')
      .split(path.sep)
      .join('/');
    const rival = photographs.get(name);
    if (OTHER_PHOTOGRAPHS.test(file)) {
      faults.push(`${file}: save it as JPEG, PNG or WebP first`);
    } else if (!TAKEN.test(file)) {
      // A read-me or a file the operating system leaves behind.
    } else if (!NAME.test(name)) {
      faults.push(
        `${file}: name it with a folder, lower-case letters, digits and hyphens, such as ferrari-488-gtb/side.jpg`,
      );
    } else if (rival) {
      faults.push(`${file}: ${rival.file} is for the same picture; keep one of them`);
    } else {
      photographs.set(name, { file, name });
    }
  }
  return { photographs: [...photographs.values()], faults };
}

async function filesUnder(folder: string): Promise<readonly string[]> {
  try {
    const files = await readdir(folder, { recursive: true });
    return files.map((file) => path.join(folder, file)).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
