import { carBySlug } from './cars';
import { cameraFor } from './views';

/** The corners of a car's box as vertices, often enough that the framing, which takes every third, meets all of them. */
function corners({ length, width, height }: { length: number; width: number; height: number }): Float32Array {
  const points: number[] = [];
  for (const x of [0, length])
    for (const y of [-width / 2, width / 2])
      for (const z of [0, height]) points.push(...Array(3).fill([x, y, z]).flat());
  return Float32Array.from(points);
}

/** How long a car is drawn in its side view, as a share of the picture's width. */
async function drawnLength(slug: string): Promise<number> {
  const car = await carBySlug(slug);
  const { eye, spread } = cameraFor(car, 'side', corners(car.dimensions));
  return car.dimensions.length / (2 * (eye[1] - car.dimensions.width / 2) * spread);
}

test('a small car is drawn shorter than a long one, though not by all that it is', async () => {
  const [phantom, fType] = [await drawnLength('rolls-royce-phantom'), await drawnLength('jaguar-f-type-r')];
  expect(phantom).toBeCloseTo(0.92, 2);
  expect(fType / phantom).toBeGreaterThan(4.47 / 5.762);
  expect(fType / phantom).toBeLessThan(0.9);
});
