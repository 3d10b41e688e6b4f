import { pebble } from './mesh';
import { RayCaster, rayTarget } from './ray-caster';

const ball = pebble([0, 0, 0], [1, 1, 1], 0, 64);
const target = rayTarget(ball.positions, ball.triangles);
const count = ball.triangles.length / 3;
const caster = (cut: boolean) => new RayCaster(target, new Uint8Array(count).fill(cut ? 1 : 0), (x) => x < 0);

test('a ray meets the near side of a ball', () => {
  const c = caster(false);
  expect(c.cast(-3, 0.1, 0.2, 1, 0, 0, 100)).toBe(true);
  expect(c.distance).toBeCloseTo(3 - Math.sqrt(1 - 0.05), 2);
});

test('the distance is counted in lengths of the direction, and so is the reach', () => {
  const c = caster(false);
  expect(c.cast(-3, 0.1, 0.2, 0.5, 0, 0, 100)).toBe(true);
  expect(c.distance).toBeCloseTo(2 * (3 - Math.sqrt(1 - 0.05)), 1);
  expect(c.cast(-3, 0.1, 0.2, 0.5, 0, 0, 4)).toBe(false);
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

test('the weights of the corners lead to the point that was met', () => {
  const c = caster(false);
  for (let i = 0; i < 200; i++) {
    const d = [Math.sin(i * 1.7), Math.cos(i * 2.3), Math.sin(i * 0.9 + 1)] as const;
    expect(c.cast(0.2, -0.1, 0.3, ...d, 100)).toBe(true);
    const [a, b, e] = [0, 1, 2].map((corner) => 3 * ball.triangles[3 * c.triangle + corner]!) as [
      number,
      number,
      number,
    ];
    [0.2, -0.1, 0.3].forEach((from, k) => {
      const p = ball.positions;
      const met = (1 - c.u - c.v) * p[a + k]! + c.u * p[b + k]! + c.v * p[e + k]!;
      expect(met).toBeCloseTo(from + c.distance * d[k]!, 5);
    });
  }
});
