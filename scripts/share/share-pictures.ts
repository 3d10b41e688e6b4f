import path from 'node:path';
import sharp from 'sharp';
import { isSpin } from '@/lib/pictures/manifest';
import { PICTURES_FOLDER } from '../pictures/encode-picture';
import { readManifest } from '../pictures/manifest';
import { writeAtomically } from '../pictures/write-atomically';
import { drawShareCard, SHARE_HEIGHT, SHARE_WIDTH, type ShareText, type ShareTypefaces } from './share-card';
import { cuts, loadTypeface } from './typeface';

/** What one share picture shows. */
export type ShareCard = ShareText & {
  /** Its file name: 'vehicle-1.jpg'. */
  readonly file: string;
  /** The picture that fills it, as the manifest names it: 'ferrari-488-gtb/front-three-quarter'. */
  readonly picture: string;
};

/**
 * Writes the pictures shown where a page's link is shared: 1200 by 630 pixels, JPEG, into <outDir>/share/. Text is set
 * as outlines, so no font needs to be installed; the same cards give the same bytes.
 * @param pictures the folder of the pictures and their manifest
 * @throws Error for a picture the manifest does not have
 */
export async function writeSharePictures(
  outDir: string,
  cards: readonly ShareCard[],
  pictures = PICTURES_FOLDER,
): Promise<void> {
  const typefaces = await loadTypefaces(cards);
  const manifest = await readManifest(pictures);
  for (const card of cards) {
    const record = manifest[card.picture];
    if (!record || isSpin(record))
      throw new Error(`The share picture ${card.file} needs '${card.picture}', which ${pictures} lacks.`);
    const photograph = path.join(pictures, `${card.picture}-${record.width}.avif`);
    await writeAtomically(path.join(outDir, 'share', card.file), await paint(photograph, card, typefaces));
  }
}

async function loadTypefaces(cards: readonly ShareCard[]): Promise<ShareTypefaces> {
  const serifText = cards.map(({ title, siteName }) => title + siteName).join('');
  const sansText = cards.map(({ line }) => line).join('');
  const [serif, sans] = await Promise.all([loadTypeface(cuts.serif, serifText), loadTypeface(cuts.sans, sansText)]);
  return { serif, sans };
}

async function paint(photograph: string, text: ShareText, typefaces: ShareTypefaces): Promise<Buffer> {
  return (
    sharp(photograph)
      // From the foot: the cars stand low in their pictures, and what is cut off above them is dark.
      .resize(SHARE_WIDTH, SHARE_HEIGHT, { fit: 'cover', position: 'bottom' })
      .composite([{ input: Buffer.from(drawShareCard(text, typefaces)) }])
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer()
  );
}
