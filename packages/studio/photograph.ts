import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { PLASTER, ROOM } from '@/lib/schema/palette';
import { withOpenDoor } from './car/open-door';
import type { CarSpec } from './car/spec';
import { carBySlug } from './cars';
import type { Rgb } from './geometry/vector';
import { PLACES, type PlaceName } from './light/places';
import { codeHash, isCurrent, pictureKey, writePicture } from './output';
import type { Camera } from './render/camera';
import { cutOut } from './render/cut-out';
import { develop, inBytes } from './render/develop';
import { type FloorMap, floorMap } from './render/floor';
import { RenderPool } from './render/pool';
import { Progress } from './render/progress';
import { buildScene, type Scene } from './render/scene';
import { newCanvas, tileCount } from './render/tile';
import { Tracer } from './render/tracer';
import { SITE_SHOTS, type Standing } from './site-shots';
import { cameraFor, PICTURE_WIDTH, type PictureView, SPIN_FRAMES, SPIN_WIDTH } from './views';

export interface StudioOptions {
  readonly cars: readonly string[];
  readonly views: readonly PictureView[];
  /** Also the pictures of the site itself that show one of the cars. */
  readonly site: boolean;
  readonly preview: boolean;
  /** Pixels. */
  readonly previewWidth: number;
  readonly workers: number;
  readonly force: boolean;
}

export const OUTPUT = '.cache/studio';
export const PREVIEWS = '.cache/studio/preview';

const rgb = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255) as Rgb;

/** The grounds cars are cut out of, those of the pages. */
const GROUNDS = { dark: rgb(ROOM), light: rgb(PLASTER) };

/** One file to make. */
interface Job {
  /** The cars in it, and where they stand; the camera is told of the first. */
  readonly cast: readonly Standing[];
  readonly place: PlaceName;
  readonly camera: (car: CarSpec, positions: Float32Array) => Camera;
  readonly file: string;
  readonly key: string;
  readonly width: number;
  readonly samples: number;
  readonly quality: number;
  /** Without its ground, so that a page of either theme can be that. */
  readonly cutOut: boolean;
}

/** The pictures of one car: five single ones, a folder of frames for the spin, and those of the site it is in. */
async function jobsFor(slug: string, options: StudioOptions): Promise<Job[]> {
  const code = await codeHash(slug);
  const root = options.preview ? PREVIEWS : OUTPUT;
  const quality = options.preview ? 0.6 : 1;
  const alone: Job['cast'] = [{ slug, at: [0, 0] }];
  const job = (
    name: string,
    fullWidth: number,
    camera: Job['camera'],
    settings: object,
    others: Partial<Pick<Job, 'samples' | 'cast' | 'place'>> & { cutOut?: boolean | undefined },
  ): Job => {
    const samples = options.preview ? 3 : (others.samples ?? 11);
    const width = options.preview ? options.previewWidth : fullWidth;
    const key = pictureKey(code, { ...settings, width, samples, quality });
    const file = join(root, `${name}.png`);
    return {
      cast: alone,
      place: 'studio',
      ...others,
      cutOut: others.cutOut ?? false,
      camera,
      file,
      key,
      width,
      samples,
      quality,
    };
  };
  const views = options.views.flatMap((view) => {
    const spinning = view === 'spin';
    return Array.from({ length: spinning ? SPIN_FRAMES : 1 }, (_, frame) => {
      const name = spinning ? `spin/${String(frame).padStart(2, '0')}` : view;
      const camera: Job['camera'] = (car, positions) => cameraFor(car, view, positions, frame);
      // A frame of a spin is small, seen moving and much compressed: finer sampling would only take longer.
      return spinning
        ? job(`${slug}/${name}`, SPIN_WIDTH, camera, { view, frame }, { samples: 5, cutOut: true })
        : job(`${slug}/${name}`, PICTURE_WIDTH, camera, { view, frame }, { cutOut: true });
    });
  });
  const shots = options.site ? SITE_SHOTS.filter(({ cast }) => cast[0]!.slug === slug) : [];
  const ofSite = shots.map(async ({ name, width, camera, cast, place, cutOut }) => {
    const others = await Promise.all(cast.slice(1).map((other) => codeHash(other.slug)));
    return job(name, width, camera, { name, others }, { cast, place, cutOut });
  });
  return [...views, ...(await Promise.all(ofSite))];
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
      const own = jobs.filter((job) => job.cast[0]!.slug === slug);
      if (own.length > 0) await photographCar(own, pool, progress);
    }
  } finally {
    await pool.close();
  }
  progress.finish(`${jobs.length} picture${jobs.length === 1 ? '' : 's'} made`);
}

/** A car with all that is found out about it once. */
interface Prepared {
  readonly car: CarSpec;
  readonly scene: Scene;
  readonly floor: FloorMap;
}

async function prepare({ slug, covered, openDoor }: Standing, quality: number): Promise<Prepared> {
  const known = await carBySlug(slug);
  const car = openDoor ? withOpenDoor(known) : known;
  const scene = buildScene(car, quality, covered);
  const tracer = new Tracer(car, scene, PLACES.studio);
  tracer.bakeOpenness();
  return { car, scene, floor: floorMap(tracer.caster, car.dimensions.length, car.dimensions.width) };
}

const nameOf = ({ slug, covered, openDoor }: Standing) =>
  `${slug}${covered ? ', covered' : ''}${openDoor ? ', a door open' : ''}`;

/** Makes the pictures of one car, and those it stands in with others. */
async function photographCar(jobs: readonly Job[], pool: RenderPool, progress: Progress): Promise<void> {
  const cars = new Map<string, Prepared>();
  let loaded = '';
  for (const { cast, place, ...job } of jobs) {
    const stage = JSON.stringify({ cast, place });
    if (stage !== loaded) {
      for (const standing of cast) {
        if (cars.has(nameOf(standing))) continue;
        progress.say(`${nameOf(standing)}: building`);
        cars.set(nameOf(standing), await prepare(standing, job.quality));
      }
      await pool.load(
        cast.map((standing) => {
          const { scene, floor } = cars.get(nameOf(standing))!;
          return { slug: standing.slug, openDoor: standing.openDoor, at: standing.at, scene, floor };
        }),
        place,
      );
      loaded = stage;
    }
    const { car, scene } = cars.get(nameOf(cast[0]!))!;
    const camera = job.camera(car, scene.positions);
    const canvas = newCanvas(job.width);
    const perTile = job.width ** 2 / tileCount(canvas);
    progress.say(job.file);
    await pool.render(camera, canvas, job.samples, () => progress.advance(perTile));
    await mkdir(join(job.file, '..'), { recursive: true });
    const picture = develop(canvas, 'own', camera.focus);
    const pixels = job.cutOut
      ? cutOut(picture, develop(canvas, 'light', camera.focus), GROUNDS)
      : inBytes(picture, canvas.width);
    await writePicture(job.file, job.key, pixels, canvas.width, canvas.height);
  }
}
