import { parentPort } from 'node:worker_threads';
import { carBySlug } from '../cars/index';
import type { Camera } from './camera';
import type { FloorMap } from './floor';
import type { Scene } from './scene';
import { type Canvas, renderTile, tileCount } from './tile';
import { Tracer } from './tracer';

/** A scene to work on, then pictures of it. Shared memory travels by reference. */
export type WorkerMessage =
  | { readonly kind: 'scene'; readonly slug: string; readonly scene: Scene; readonly floor: FloorMap }
  | {
      readonly kind: 'picture';
      readonly camera: Camera;
      readonly canvas: Canvas;
      readonly samples: number;
      /** The next tile to take, counted up by all workers. */
      readonly next: Int32Array;
    };

let tracer: Tracer | undefined;

parentPort?.on('message', async (message: WorkerMessage) => {
  if (message.kind === 'scene') {
    tracer = new Tracer(await carBySlug(message.slug), message.scene);
    tracer.floor = message.floor;
    parentPort?.postMessage('ready');
    return;
  }
  const { camera, canvas, samples, next } = message;
  if (!tracer) throw new Error('A picture was asked for before its scene.');
  tracer.pixelAngle = (camera.spread * 2) / canvas.width;
  const tiles = tileCount(canvas);
  for (let tile = Atomics.add(next, 0, 1); tile < tiles; tile = Atomics.add(next, 0, 1)) {
    renderTile(tracer, camera, canvas, tile, samples);
    parentPort?.postMessage('tile');
  }
  parentPort?.postMessage('done');
});
