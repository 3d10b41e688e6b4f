import { availableParallelism } from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';
import { feedPictureRoute } from '@/lib/page/routes';
import { isSpin } from '@/lib/pictures/manifest';
import { writeAtomically } from '@/scripts/files';
import { PICTURES_FOLDER, readManifest } from '../pictures/make-photographs';

/**
 * Writes the photographs that feeds name, whole, at their largest width, as JPEG.
 * @param names as the manifest names them: 'ferrari-488-gtb/yard'
 * @throws Error for a picture the manifest does not have
 */
export async function writeFeedPictures(outDir: string, names: readonly string[], pictures = PICTURES_FOLDER) {
  const manifest = await readManifest(path.join(pictures, 'photographs'));
  await pMap(
    names,
    async (name) => {
      const record = manifest[name];
      if (!record || isSpin(record)) throw new Error(`The feeds need '${name}', which ${pictures} lacks.`);
      const largest = Math.max(...Object.keys(record.avif).map(Number));
      const file = record.file ?? name;
      const jpeg = await sharp(path.join(pictures, `${file}-${largest}.avif`))
        .jpeg({ quality: 85, quantisationTable: 3 })
        .toBuffer();
      await writeAtomically(path.join(outDir, feedPictureRoute(file)), jpeg);
    },
    { concurrency: availableParallelism() },
  );
}
