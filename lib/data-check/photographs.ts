import type { KnownPictures } from '@/lib/pictures/manifest';
import { nearest } from '@/lib/schema/nearest';
import type { ShownPicture } from '@/lib/schema/types';
import { printText } from './print';

/** Pixels along the longer side; a smaller photograph is blurred on a large screen. */
const SHARP = 1200;

/** By the names of files, as people count: 2 before 10. */
const byName = new Intl.Collator('en', { numeric: true });

/** The folder of a picture: 'porsche-taycan' of 'porsche-taycan/side'. */
const folderOf = (name: string) => name.slice(0, Math.max(0, name.indexOf('/')));

/** In the order of their names. */
export function photographsByFolder(pictures: KnownPictures): ReadonlyMap<string, readonly string[]> {
  const folders = new Map<string, string[]>();
  for (const [name, { origin }] of pictures) {
    if (origin !== 'photograph') continue;
    const folder = folderOf(name);
    const names = folders.get(folder);
    if (names) names.push(name);
    else folders.set(folder, [name]);
  }
  for (const names of folders.values()) names.sort(byName.compare);
  return folders;
}

/**
 * Notices about photographs, one line for each folder and kind.
 * @param cars the names of their files
 * @param sound those without a fault; the photographs of another are not judged
 * @param shown all pictures that the data name, and those that follow from it
 */
export function photographNotices(
  pictures: KnownPictures,
  cars: readonly string[],
  sound: ReadonlySet<string>,
  shown: readonly ShownPicture[],
): readonly string[] {
  const places = new Map(shown.map((one) => [one.picture, one]));
  const folders = new Set(cars);
  return Array.from(photographsByFolder(pictures), ([folder, names]) => {
    const used = names.filter((name) => places.has(name));
    const list = (some: readonly string[]) =>
      some.map((name) => fileName(pictures.get(name)?.original ?? name)).join(', ');
    const note = (some: readonly string[], text: string) =>
      some.length === 0 ? [] : [`pictures/${printText(folder)}/: ${text}: ${list(some)}`];
    const sizeOf = (name: string) => pictures.get(name) ?? { width: 0, height: 0 };
    const upright = used.filter((name) => sizeOf(name).height > sizeOf(name).width && !places.get(name)?.focus);
    const small = used.filter((name) => Math.max(sizeOf(name).width, sizeOf(name).height) < SHARP);
    return [
      ...(used.length === 0 && !folders.has(folder) ? [strayFolder(folder, cars)] : []),
      ...(sound.has(folder)
        ? note(
            names.filter((name) => !places.has(name)),
            `not shown, since 'images' in data/vehicles/${folder}.json does not name them`,
          )
        : []),
      ...note(
        upright,
        'upright, so shown whole between dark sides; photographs taken with the camera lying fill their place',
      ),
      ...note(
        small,
        `less than ${SHARP} pixels wide, so not sharp on a large screen; send the photograph itself, not a preview of it`,
      ),
    ];
  }).flat();
}

function strayFolder(folder: string, cars: readonly string[]): string {
  const meant = nearest(folder, cars, Math.ceil(folder.length / 3));
  const hint =
    meant === null ? 'give it the name of a file in data/vehicles/ without its ending' : `rename it to ${meant}`;
  return `pictures/${printText(folder)}/ is the folder of no car, so its photographs are not shown; ${hint}`;
}

const fileName = (path: string) => printText(path.slice(path.lastIndexOf('/') + 1));
