import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { serveSecurely } from '@/e2e/browser/secure-site';
import { type Camera, launchBrowsers, openCamera, type Scene } from './camera';
import type { Picture, Problem, Run } from './run';
import { placeOf, type Shot, titleOf } from './shots';
import { writeThumbnail } from './thumbnail';

/** More take longer together, even on a large machine: the browser draws them one after the other. */
const CAMERAS = 2;

type Site = { readonly folder: string; readonly url: string };

/** Takes every shot into a folder; what cannot be taken becomes a problem, and the others are taken all the same. */
export async function photographAll(
  site: Site,
  shots: readonly Shot[],
  scenes: Readonly<Record<string, Scene>>,
  folder: string,
  onProgress: (done: number) => void,
): Promise<Run> {
  const secure = await serveSecurely(site.folder, site.url);
  const browsers = await launchBrowsers(secure);
  const taken = new Map<Shot, Picture | Problem>();
  const queue = [...shots];
  async function work(camera: Camera): Promise<void> {
    for (let shot = queue.shift(); shot; shot = queue.shift()) {
      taken.set(shot, await takenOf(camera, shot, scenes[shot.screen.name], folder));
      onProgress(taken.size);
    }
  }
  try {
    await Promise.all(Array.from({ length: CAMERAS }, () => work(openCamera(browsers, secure))));
  } finally {
    await Promise.all([...browsers.values()].map((browser) => browser.close()));
    secure.close();
  }
  const results = shots.flatMap((shot) => taken.get(shot) ?? []);
  return {
    site: site.folder,
    pictures: results.filter((result) => 'file' in result),
    problems: results.filter((result) => 'message' in result),
  };
}

async function takenOf(
  camera: Camera,
  shot: Shot,
  scene: Scene | undefined,
  folder: string,
): Promise<Picture | Problem> {
  try {
    if (!scene) throw new Error(`Nobody knows where ${shot.screen.name} is.`);
    return await keep(await camera.take(shot, scene), shot, folder);
  } catch (error) {
    return { title: titleOf(shot), message: error instanceof Error ? error.message : String(error) };
  }
}

async function keep(png: Buffer, shot: Shot, folder: string): Promise<Picture> {
  const place = placeOf(shot);
  const [file, thumbnail] = [`${place}.png`, `${place}.webp`];
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), png);
  const { width, height } = await sharp(png).metadata();
  const size = { width, height };
  return { shot, file, size, thumbnail, thumbnailSize: await writeThumbnail(png, size, path.join(folder, thumbnail)) };
}
