import { Worker } from 'node:worker_threads';
import type { PlaceName } from '../light/places';
import type { Camera } from './camera';
import type { Canvas } from './tile';
import type { CastMember, WorkerMessage } from './worker';

/** Worker threads that share one stage at a time. */
export class RenderPool {
  private readonly workers: Worker[];

  constructor(count: number) {
    this.workers = Array.from({ length: count }, () => new Worker(new URL('./worker-start.mjs', import.meta.url)));
  }

  /** Gives every worker the cars and where they stand; resolves when all are ready. */
  async load(cast: readonly CastMember[], place: PlaceName): Promise<void> {
    await this.everyone({ kind: 'stage', cast, place }, 'ready');
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
