import { parentPort } from 'node:worker_threads';
import { withOpenDoor } from '../car/open-door';
import { carBySlug } from '../cars';
import { PLACES, type PlaceName } from '../light/places';
import type { Camera } from './camera';
import type { FloorMap } from './floor';
import type { Scene } from './scene';
import { Stage } from './stage';
import { type Canvas, renderTile, tileCount } from './tile';
import { Tracer } from './tracer';

/** A car with its place on the floor. Shared memory travels by reference. */
export interface CastMember {
  readonly slug: string;
  readonly openDoor?: boolean;
  readonly scene: Scene;
  readonly floor: FloorMap;
  readonly at: readonly [x: number, y: number];
}

/** A stage to work on, then pictures of it. */
export type WorkerMessage =
  | { readonly kind: 'stage'; readonly cast: readonly CastMember[]; readonly place: PlaceName }
  | {
      readonly kind: 'picture';
      readonly camera: Camera;
      readonly canvas: Canvas;
      readonly samples: number;
      /** The next tile to take, counted up by all workers. */
      readonly next: Int32Array;
    };

let stage: Stage | undefined;

parentPort?.on('message', async (message: WorkerMessage) => {
  if (message.kind === 'stage') {
    const place = PLACES[message.place];
    const actors = message.cast.map(async ({ slug, openDoor, scene, floor, at }) => {
      const car = await carBySlug(slug);
      const tracer = new Tracer(openDoor ? withOpenDoor(car) : car, scene, place);
      tracer.floor = floor;
      return { tracer, floor, at };
    });
    stage = new Stage(await Promise.all(actors), place);
    parentPort?.postMessage('ready');
    return;
  }
  const { camera, canvas, samples, next } = message;
  if (!stage) throw new Error('A picture was asked for before its stage.');
  stage.pixelAngle = (camera.spread * 2) / canvas.width;
  const tiles = tileCount(canvas);
  for (let tile = Atomics.add(next, 0, 1); tile < tiles; tile = Atomics.add(next, 0, 1)) {
    renderTile(stage, camera, canvas, tile, samples);
    parentPort?.postMessage('tile');
  }
  parentPort?.postMessage('done');
});
