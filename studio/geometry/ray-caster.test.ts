import { buildBvh } from './bvh';
import { pebble } from './mesh';
import { RayCaster } from './ray-caster';

const ball = pebble([0, 0, 0], [1, 1, 1], 0, 64);
const bvh = buildBvh(ball.positions, ball.triangles);
const count = ball.triangles.length / 3;
const caster = (cut: boolean) => new RayCaster(bvh, new Uint8Array(count).fill(cut ? 1 : 0), (x) => x < 0);

test('a ray meets the near side of a ball', () => {
  const c = caster(false);
  expect(c.cast(-3, 0.1, 0.2, 1, 0, 0, 100)).toBe(true);
  expect(c.distance).toBeCloseTo(3 - Math.sqrt(1 - 0.05), 2);
});

test('it misses past the edge, and within too short a reach', () => {
  expect(caster(false).cast(-3, 1.1, 0, 1, 0, 0, 100)).toBe(false);
  expect(caster(false).cast(-3, 0.1, 0, 1, 0, 0, 1.5)).toBe(false);
});

test('what is cut away lets it through to the far side', () => {
  const c = caster(true);
  expect(c.cast(-3, 0.1, 0.2, 1, 0, 0, 100)).toBe(true);
  expect(c.distance).toBeCloseTo(3 + Math.sqrt(1 - 0.05), 2);
});

test('it finds the nearest of all triangles, as a plain search does', () => {
  const c = caster(false);
  const all = new RayCaster(
    { ...bvh, boxes: new Float32Array([-9, -9, -9, 9, 9, 9]), links: new Int32Array([0, count]) },
    new Uint8Array(count),
    () => false,
  );
  for (let i = 0; i < 200; i++) {
    const d: [number, number, number] = [Math.sin(i * 1.7), Math.cos(i * 2.3), Math.sin(i * 0.9 + 1)];
    const hit = c.cast(0.2, -0.1, 0.3, ...d, 100);
    expect(hit).toBe(all.cast(0.2, -0.1, 0.3, ...d, 100));
    if (hit) expect(c.distance).toBeCloseTo(all.distance, 5);
  }
});
