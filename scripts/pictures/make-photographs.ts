import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { contentHash, encodePicture, PICTURES_FOLDER } from './encode-picture';
import { readManifest } from './manifest';
import { listPhotographs } from './photograph-files';
import { type PictureShape, pictureShape } from './shapes';

/** Where a dealer puts photographs, seen from the top of the repository: pictures/ferrari-488-gtb/side.jpg. */
export const PHOTOGRAPHS_FOLDER = 'pictures';

export type PhotographReport = {
  /** Names of the pictures written. */
  readonly written: readonly string[];
  /** Names of those whose photograph has not changed. */
  readonly unchanged: readonly string[];
  /** One line for each photograph that could not be used; the others are made all the same. */
  readonly faults: readonly string[];
};

/** Makes the shipped sizes of every new or changed photograph, in place of whatever picture has that name. */
export async function makePhotographs(from = PHOTOGRAPHS_FOLDER, folder = PICTURES_FOLDER): Promise<PhotographReport> {
  const { photographs, faults: misnamed } = await listPhotographs(from);
  const manifest = await readManifest(folder);
  const written: string[] = [];
  const unchanged: string[] = [];
  const faults = [...misnamed];
  for (const { file, name } of photographs) {
    try {
      const content = await readFile(file);
      const source = contentHash(content);
      if (manifest[name]?.origin === 'photograph' && manifest[name].source === source) {
        unchanged.push(name);
        continue;
      }
      const shape = pictureShape(name);
      const master = await cropped(content, shape);
      await encodePicture(name, master, shape.widths, { origin: 'photograph', source, folder });
      written.push(name);
    } catch (error) {
      faults.push(`${file}: cannot be used as a photograph (${firstLine((error as Error).message)})`);
    }
  }
  return { written, unchanged, faults };
}

/** The middle of a photograph in the picture's shape, upright, at its own resolution. */
async function cropped(content: Buffer, { width, height }: PictureShape): Promise<Buffer> {
  const upright = await sharp(content).autoOrient().png({ compressionLevel: 0 }).toBuffer({ resolveWithObject: true });
  const ratio = width / height;
  const size = {
    width: Math.min(upright.info.width, Math.round(upright.info.height * ratio)),
    height: Math.min(upright.info.height, Math.round(upright.info.width / ratio)),
  };
  const left = Math.floor((upright.info.width - size.width) / 2);
  const top = Math.floor((upright.info.height - size.height) / 2);
  return sharp(upright.data)
    .extract({ left, top, ...size })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

function firstLine(message: string): string {
  return message.split('\n', 1)[0] ?? message;
}
