import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import studio from '@/public/pictures/manifest.json';
import { type KnownPictures, type PictureManifest, picturesOf } from './manifest';

/** The build's folder for the sizes of the dealer's photographs (scripts/pictures); tests set another. */
const PHOTOGRAPHS = process.env.PHOTOGRAPHS_FOLDER ?? 'public/pictures/photographs';

/** All pictures of the site. A photograph wins over a drawing of the same name. */
// The import's type knows the letters of each text, but not that `origin` is one of a few words.
export const allPictures: PictureManifest = { ...(studio as PictureManifest), ...photographs() };

/** Those that replace no drawing. */
export const furtherPhotographs = Object.keys(photographs()).filter((name) => !(name in studio));

/** The pictures that pages may use. */
export const knownPictures: KnownPictures = new Map(picturesOf(allPictures));

/** None while none has been made; not every program that reads pages makes them. */
function photographs(): PictureManifest {
  const file = path.join(PHOTOGRAPHS, 'manifest.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
