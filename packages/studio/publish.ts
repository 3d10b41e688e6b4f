import { access } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';
import { contentHash, encodePicture, PICTURES_FOLDER } from '@/scripts/pictures/encode-picture';
import { readManifest } from '@/scripts/pictures/manifest';
import { pictureShape } from '@/scripts/pictures/shapes';
import { CAR_SLUGS } from './cars';
import { OUTPUT } from './photograph';
import { publishSpin } from './publish-spin';
import { SITE_SHOTS } from './site-shots';
import { VIEW_NAMES } from './views';

/** Cuts a master to the shape the site wants, evenly from both sides or from top and bottom. */
async function cropped(master: string, shape: { width: number; height: number }): Promise<Buffer> {
  const { width = shape.width } = await sharp(master).metadata();
  const height = Math.round((width * shape.height) / shape.width);
  // in as many bits as the master has
  return sharp(master)
    .toColourspace(await spaceOf(master))
    .resize(width, height, { fit: 'cover' })
    .png()
    .toBuffer();
}

/** Cut-outs have sixteen bits a channel, all others eight. */
const isCutOut = async (master: string | Buffer) => (await sharp(master).metadata()).depth === 'ushort';
const spaceOf = async (master: string) => ((await isCutOut(master)) ? 'rgb16' : 'srgb');

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * Makes the sizes the site ships from the masters there are, and records them, for those that have changed. A dealer's own
 * photograph of the same name stays: it is of the real car.
 * @returns the names of the pictures made
 */
export async function publish(): Promise<readonly string[]> {
  const manifest = await readManifest(PICTURES_FOLDER);
  const published: string[] = [];
  const encode = async (name: string, master: Buffer) => {
    const known = manifest[name];
    const source = contentHash(master);
    if (known?.origin === 'photograph' || known?.source === source) return;
    const { widths, budget } = pictureShape(name);
    await encodePicture(name, master, widths, { origin: 'studio', source, budget, cutOut: await isCutOut(master) });
    published.push(name);
  };
  const views = VIEW_NAMES.filter((view) => view !== 'spin');
  const names = [
    ...CAR_SLUGS.flatMap((slug) => views.map((view) => `${slug}/${view}`)),
    ...SITE_SHOTS.map((shot) => shot.name),
  ];
  // one encoder uses one core
  await pMap(
    names,
    async (name) => {
      const master = join(OUTPUT, `${name}.png`);
      if (await exists(master)) await encode(name, await cropped(master, pictureShape(name)));
    },
    { concurrency: availableParallelism() },
  );
  for (const slug of CAR_SLUGS) if (await publishSpin(slug)) published.push(`${slug}/spin`);
  return published;
}
