import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { carBySlug } from './cars/index';
import { codeHash, isCurrent, pictureKey, writePicture } from './output';
import type { Camera } from './render/camera';
import { develop } from './render/develop';
import { floorMap } from './render/floor';
import { RenderPool } from './render/pool';
import { Progress } from './render/progress';
import { buildScene } from './render/scene';
import { newCanvas, tileCount } from './render/tile';
import { Tracer } from './render/tracer';
import { cameraFor, PICTURE_WIDTH, type PictureView, TURN_FRAMES, TURN_WIDTH } from './views';

export interface StudioOptions {
  readonly cars: readonly string[];
  readonly views: readonly PictureView[];
  readonly preview: boolean;
  /** Pixels. */
  readonly previewWidth: number;
  readonly workers: number;
  readonly force: boolean;
}

export const OUTPUT = '.cache/studio';
export const PREVIEWS = '.cache/studio/preview';

/** One file to make. */
interface Job {
  readonly slug: string;
  readonly view: PictureView;
  readonly frame: number;
  readonly file: string;
  readonly key: string;
  readonly width: number;
  readonly samples: number;
  readonly quality: number;
}

/** The pictures of one car: five single ones, and a folder of frames for the turn. */
async function jobsFor(slug: string, options: StudioOptions): Promise<Job[]> {
  const code = await codeHash(slug);
  const folder = join(options.preview ? PREVIEWS : OUTPUT, slug);
  return options.views.flatMap((view) => {
    const turning = view === 'turn';
    const width = options.preview ? options.previewWidth : turning ? TURN_WIDTH : PICTURE_WIDTH;
    const samples = options.preview ? 2 : 3;
    const quality = options.preview ? 0.6 : 1;
    return Array.from({ length: turning ? TURN_FRAMES : 1 }, (_, frame) => {
      const name = turning ? `turn/${String(frame).padStart(2, '0')}` : view;
      const key = pictureKey(code, { view, frame, width, samples, quality });
      return { slug, view, frame, file: join(folder, `${name}.png`), key, width, samples, quality };
    });
  });
}

/** Renders what is asked for and not yet there. */
export async function photograph(options: StudioOptions): Promise<void> {
  const jobs: Job[] = [];
  for (const slug of options.cars) {
    for (const job of await jobsFor(slug, options)) {
      if (options.force || !(await isCurrent(job.file, job.key))) jobs.push(job);
    }
  }
  if (jobs.length === 0) {
    console.log('Nothing has changed.');
    return;
  }
  const workers = Math.min(options.workers, availableParallelism());
  const pool = new RenderPool(workers);
  const progress = new Progress(jobs.reduce((n, job) => n + job.width ** 2, 0));
  try {
    for (const slug of options.cars) {
      const own = jobs.filter((job) => job.slug === slug);
      if (own.length > 0) await photographCar(slug, own, pool, progress);
    }
  } finally {
    await pool.close();
  }
  progress.finish(`${jobs.length} picture${jobs.length === 1 ? '' : 's'} made`);
}

async function photographCar(slug: string, jobs: readonly Job[], pool: RenderPool, progress: Progress): Promise<void> {
  progress.say(`${slug}: building`);
  const car = await carBySlug(slug);
  const scene = buildScene(car, jobs[0]!.quality);
  const { caster } = new Tracer(car, scene);
  await pool.load(slug, scene, floorMap(caster, car.dimensions.length, car.dimensions.width));
  for (const job of jobs) {
    const camera: Camera = cameraFor(car, job.view, scene.positions, job.frame);
    const canvas = newCanvas(job.width);
    const perTile = job.width ** 2 / tileCount(canvas);
    progress.say(job.file);
    await pool.render(camera, canvas, job.samples, () => progress.advance(perTile));
    await mkdir(join(job.file, '..'), { recursive: true });
    await writePicture(job.file, job.key, develop(canvas), canvas.width, canvas.height);
  }
}
