import { Worker } from 'node:worker_threads';
import type { Camera } from './camera';
import type { FloorMap } from './floor';
import type { Scene } from './scene';
import type { Canvas } from './tile';
import type { WorkerMessage } from './worker';

/** Worker threads that share one scene at a time. */
export class RenderPool {
  private readonly workers: Worker[];

  constructor(count: number) {
    this.workers = Array.from({ length: count }, () => new Worker(new URL('./worker-start.mjs', import.meta.url)));
  }

  /** Gives every worker the scene; resolves when all are ready. */
  async load(slug: string, scene: Scene, floor: FloorMap): Promise<void> {
    await this.everyone({ kind: 'scene', slug, scene, floor }, 'ready');
  }

  /** Renders into the canvas; `onTile` is called as tiles are finished. */
  async render(camera: Camera, canvas: Canvas, samples: number, onTile: () => void): Promise<void> {
    const next = new Int32Array(new SharedArrayBuffer(4));
    await this.everyone({ kind: 'picture', camera, canvas, samples, next }, 'done', onTile);
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }

  private async everyone(message: WorkerMessage, until: string, onOther?: () => void): Promise<void> {
    await Promise.all(
      this.workers.map(
        (worker) =>
          new Promise<void>((resolve, reject) => {
            const listen = (answer: string) => {
              if (answer !== until) return onOther?.();
              worker.off('message', listen);
              worker.off('error', reject);
              resolve();
            };
            worker.on('message', listen);
            worker.once('error', reject);
            worker.postMessage(message);
          }),
      ),
    );
  }
}
