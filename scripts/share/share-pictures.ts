import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import sharp, { type Channels } from 'sharp';
import { isSpin, type PictureRecord } from '@/lib/pictures/manifest';
import { ROOM } from '@/lib/schema/palette';
import { writeAtomically } from '@/scripts/files/write-atomically';
import { cuts, loadTypeface } from '@/scripts/typeface/typeface';
import { PICTURES_FOLDER } from '../pictures/encode-picture';
import { readManifest } from '../pictures/manifest';
import {
  drawShareCard,
  SHARE_HEIGHT,
  SHARE_WIDTH,
  type ShareBrand,
  type ShareText,
  type ShareTypefaces,
} from './share-card';

/** The content of one share picture. */
export type ShareCard = ShareText & {
  /** Its file name: 'vehicle-1.jpg'. */
  readonly file: string;
  /** The picture that fills it, as the manifest names it: 'ferrari-488-gtb/front-three-quarter'. */
  readonly picture: string;
  /** The point that stays in view after the crop, in percent from the left and top; 'whole' crops nothing. */
  readonly focus?: Focus | 'whole';
};

type Focus = { readonly x: number; readonly y: number };

/** By a hash of their content. */
const CACHE = path.join('.cache', 'share');

/** Counts up whenever `paint` makes other bytes of the same photograph and drawing. */
const EDITION = '5';

/** On a share picture that is no photograph. */
const DRAWN = 'Studio illustration';

type Folders = {
  readonly pictures?: string;
  readonly cache?: string;
};

/**
 * Writes the pictures shown where a page's link is shared: 1200 by 630 pixels, JPEG, into <outDir>/share/. Text is set
 * as outlines: no font needs to be installed. The same cards give the same bytes, and are painted once.
 * @throws Error for a picture the manifest does not have
 */
export async function writeSharePictures(
  outDir: string,
  cards: readonly ShareCard[],
  brand: ShareBrand,
  { pictures = PICTURES_FOLDER, cache = CACHE }: Folders = {},
): Promise<void> {
  const typefaces = await loadTypefaces(cards);
  const frames = new Map<string, Promise<Frame>>();
  const manifest = { ...(await readManifest(pictures)), ...(await readManifest(path.join(pictures, 'photographs'))) };
  await pMap(
    cards,
    async (card) => {
      const record = manifest[card.picture];
      if (!record || isSpin(record))
        throw new Error(`The share picture ${card.file} needs '${card.picture}', which ${pictures} lacks.`);
      const photograph = await readFile(path.join(pictures, `${record.file ?? card.picture}-${widthFor(record)}.avif`));
      const drawing = drawShareCard(record.origin === 'studio' ? { ...card, note: DRAWN } : card, typefaces, brand);
      const key = createHash('sha256')
        .update(EDITION + JSON.stringify(card.focus))
        .update(photograph)
        .update(drawing)
        .digest('hex');
      const kept = path.join(cache, `${key}.jpg`);
      const painted = await readFile(kept).catch(() => null);
      const frameOf = () =>
        remember(frames, card.picture + JSON.stringify(card.focus), () => frame(photograph, card.focus));
      const picture = painted ?? (await paint(await frameOf(), drawing));
      if (!painted) await writeAtomically(kept, picture);
      await writeAtomically(path.join(outDir, 'share', card.file), picture);
    },
    { concurrency: availableParallelism() },
  );
}

/**
 * The smallest width that fills the frame. Decoding is most of the work, and the next width takes four times as long.
 */
function widthFor({ width, height, avif }: PictureRecord): number {
  const needed = Math.max(SHARE_WIDTH, (SHARE_HEIGHT * width) / height);
  const widths = Object.keys(avif).map(Number);
  return Math.min(...widths.filter((one) => one >= needed), width);
}

async function loadTypefaces(cards: readonly ShareCard[]): Promise<ShareTypefaces> {
  const serifText = cards.map(({ title, siteName }) => title + siteName).join('');
  const sansText = [DRAWN, ...cards.map(({ line }) => line)].join('');
  const [serif, sans] = await Promise.all([loadTypeface(cuts.serif, serifText), loadTypeface(cuts.sans, sansText)]);
  return { serif, sans };
}

/** A decoded picture of SHARE_WIDTH by SHARE_HEIGHT. */
type Frame = { readonly data: Buffer; readonly info: { readonly channels: Channels } };

/** Frames in memory, of 2 MB each. To decode one is half of the work, and many cars may have one drawing. */
const FRAMES = 16;

function remember(frames: Map<string, Promise<Frame>>, key: string, make: () => Promise<Frame>): Promise<Frame> {
  const made = frames.get(key) ?? make();
  frames.delete(key);
  frames.set(key, made);
  for (const oldest of frames.keys()) if (frames.size > FRAMES) frames.delete(oldest);
  return made;
}

async function paint({ data, info }: Frame, drawing: string): Promise<Buffer> {
  // Laid over as pixels: over the photograph as a drawing it takes a third longer.
  const overlay = await sharp(Buffer.from(drawing)).raw().toBuffer();
  const size = { width: SHARE_WIDTH, height: SHARE_HEIGHT };
  return (
    sharp(data, { raw: { ...size, channels: info.channels } })
      .composite([{ input: overlay, raw: { ...size, channels: 4 } }])
      // As small and as good as mozjpeg's result, which takes twelve times as long.
      .jpeg({ quality: 80, quantisationTable: 3 })
      .toBuffer()
  );
}

/** Cars are low in their pictures: crop at the top, which is dark. */
const FOOT: Focus = { x: 50, y: 100 };

/** Crops around the focus, where only one direction is longer than the frame; 'whole' is not cropped. */
async function frame(photograph: Buffer, focus: ShareCard['focus'] = FOOT): Promise<Frame> {
  const onDark = sharp(photograph).flatten({ background: ROOM });
  if (focus === 'whole') {
    const whole = onDark.resize(SHARE_WIDTH, SHARE_HEIGHT, { fit: 'contain', background: ROOM });
    return whole.raw().toBuffer({ resolveWithObject: true });
  }
  const { x, y } = focus;
  const { data, info } = await onDark
    .resize(SHARE_WIDTH, SHARE_HEIGHT, { fit: 'outside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const cut = sharp(data, { raw: { width, height, channels } }).extract({
    left: Math.round(((width - SHARE_WIDTH) * x) / 100),
    top: Math.round(((height - SHARE_HEIGHT) * y) / 100),
    width: SHARE_WIDTH,
    height: SHARE_HEIGHT,
  });
  return cut.raw().toBuffer({ resolveWithObject: true });
}
