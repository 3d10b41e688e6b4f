import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Change, Comparison } from './changes-page';
import { comparePixels, type Pixels } from './compare-pixels';
import type { Picture, Run } from './run';
import { type Narrowing, narrowed, placeOf } from './shots';
import { writeThumbnail } from './thumbnail';

type Kept = { readonly folder: string; readonly run: Run };

/** Lays two runs over each other, as far as they are about the same; overlays are written beside the later pictures. */
export async function compareRuns(earlier: Kept, later: Kept, narrowing: Narrowing): Promise<Comparison> {
  const shots = narrowed(
    earlier.run.pictures.map(({ shot }) => shot),
    narrowing,
  );
  const wanted = new Set(shots.map(placeOf));
  const before = new Map(earlier.run.pictures.map((picture) => [placeOf(picture.shot), picture]));
  const after = new Set(later.run.pictures.map(({ shot }) => placeOf(shot)));
  const changes: Change[] = [];
  const added: Picture[] = [];
  for (const picture of later.run.pictures) {
    const counterpart = before.get(placeOf(picture.shot));
    const change = counterpart ? await changeOf(earlier.folder, counterpart, later.folder, picture) : null;
    if (change) changes.push(change);
    if (!counterpart) added.push(picture);
  }
  return {
    changes,
    added,
    unchanged: later.run.pictures.length - changes.length - added.length,
    gone: [...before].flatMap(([place, picture]) => (wanted.has(place) && !after.has(place) ? [picture] : [])),
  };
}

/** Null for pictures whose pixels are the same. */
async function changeOf(
  earlierFolder: string,
  before: Picture,
  laterFolder: string,
  after: Picture,
): Promise<Change | null> {
  const files = [path.join(earlierFolder, before.file), path.join(laterFolder, after.file)] as const;
  const [one, other] = files.map((file) => readFileSync(file)) as [Buffer, Buffer];
  // The same bytes are the same picture, and nearly all are.
  if (one.equals(other)) return null;
  const { changed, share, overlay } = comparePixels(await pixelsOf(one), await pixelsOf(other));
  if (changed === 0) return null;
  const place = path.posix.join('changes', placeOf(after.shot));
  const file = `${place}.png`;
  const thumbnail = `${place}.webp`;
  mkdirSync(path.join(laterFolder, path.dirname(file)), { recursive: true });
  const { width, height, data } = overlay;
  const picture = await sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 3 })
    .toBuffer({ resolveWithObject: false });
  await sharp(picture).toFile(path.join(laterFolder, file));
  const thumbnailSize = await writeThumbnail(picture, { width, height }, path.join(laterFolder, thumbnail));
  return { before, after, share, overlay: { file, thumbnail, thumbnailSize } };
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
