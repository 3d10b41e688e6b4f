import { access, mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOM } from '@/lib/schema/palette';
import { OUTPUT, PREVIEWS, type StudioOptions } from './photograph';

const CELL = { width: 640, height: 400 };
const COLUMNS = 3;

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** Puts all cars side by side, one sheet per view: for judging crop, horizon and exposure. */
export async function makeSheets(options: StudioOptions): Promise<void> {
  const folder = options.preview ? PREVIEWS : OUTPUT;
  for (const view of options.views) {
    const name = view === 'spin' ? 'spin/00' : view;
    const files = options.cars.map((slug) => join(folder, slug, `${name}.png`));
    const present: string[] = [];
    for (const file of files) if (await exists(file)) present.push(file);
    if (present.length === 0) continue;
    const rows = Math.ceil(present.length / COLUMNS);
    const cells = await Promise.all(
      present.map(async (file, i) => ({
        input: await sharp(file).resize(CELL.width, CELL.height).toBuffer(),
        left: (i % COLUMNS) * CELL.width,
        top: Math.floor(i / COLUMNS) * CELL.height,
      })),
    );
    const sheet = join(folder, 'sheets', `${view}.png`);
    await mkdir(join(folder, 'sheets'), { recursive: true });
    await sharp({
      create: { width: CELL.width * COLUMNS, height: CELL.height * rows, channels: 3, background: ROOM },
    })
      .composite(cells)
      .png()
      .toFile(`${sheet}.part`);
    await rename(`${sheet}.part`, sheet);
    console.log(sheet);
  }
}
