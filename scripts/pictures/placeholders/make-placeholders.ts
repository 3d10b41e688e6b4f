import { contentHash, encodePicture, PICTURES_FOLDER } from '../encode-picture';
import { readManifest } from '../manifest';
import { pictureShape } from '../shapes';
import { placeholders } from './placeholder-scenes';
import { drawScene, paintScene } from './scene';

/**
 * Draws the pictures nobody has made yet. A picture made from a photograph or in the studio is left alone, and so is a
 * placeholder whose drawing has not changed. Returns the names written.
 */
export async function makePlaceholders(folder = PICTURES_FOLDER): Promise<readonly string[]> {
  const manifest = await readManifest(folder);
  const written: string[] = [];
  for (const { name, scene } of placeholders) {
    const source = contentHash(drawScene(scene));
    const existing = manifest[name];
    if (existing && (existing.origin !== 'placeholder' || existing.source === source)) continue;
    const master = await paintScene(scene);
    await encodePicture(name, master, pictureShape(name).widths, { origin: 'placeholder', source, folder });
    written.push(name);
  }
  return written;
}
