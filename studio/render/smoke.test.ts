/** @jest-environment node */
import { carBySlug } from '../cars/index';
import { cameraFor } from '../views';
import { develop } from './develop';
import { floorMap } from './floor';
import { buildScene } from './scene';
import { newCanvas, renderTile, tileCount } from './tile';
import { Tracer } from './tracer';

const WIDTH = 200;

/** One small picture, as a worker makes it: eight bits a channel, row by row. */
async function smallPicture(slug: string): Promise<{ pixels: Buffer; width: number; height: number }> {
  const car = await carBySlug(slug);
  const scene = buildScene(car, 0.3);
  const tracer = new Tracer(car, scene);
  tracer.floor = floorMap(tracer.caster, car.dimensions.length, car.dimensions.width);
  const camera = cameraFor(car, 'front-three-quarter', scene.positions);
  const canvas = newCanvas(WIDTH);
  for (let tile = 0; tile < tileCount(canvas); tile++) renderTile(tracer, camera, canvas, tile, 1);
  return { pixels: develop(canvas), width: canvas.width, height: canvas.height };
}

/** Mean of the three channels over a rectangle given in shares of the picture. */
function brightness(
  { pixels, width, height }: Awaited<ReturnType<typeof smallPicture>>,
  [left, top, right, bottom]: readonly [number, number, number, number],
): readonly number[] {
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = Math.floor(top * height); y < bottom * height; y++) {
    for (let x = Math.floor(left * width); x < right * width; x++, count++) {
      for (let c = 0; c < 3; c++) sum[c]! += pixels[(y * width + x) * 3 + c]!;
    }
  }
  return sum.map((value) => value / count);
}

test('a small picture shows a red car in a dark room, the same to the byte when it is made again', async () => {
  const first = await smallPicture('ferrari-488-gtb');
  const [red, green, blue] = brightness(first, [0.3, 0.45, 0.7, 0.6]) as [number, number, number];
  expect(red).toBeGreaterThan(2 * green);
  expect(red).toBeGreaterThan(2 * blue);
  expect(Math.max(...brightness(first, [0, 0, 1, 0.15]))).toBeLessThan(60);
  expect((await smallPicture('ferrari-488-gtb')).pixels.equals(first.pixels)).toBe(true);
}, 120_000);
