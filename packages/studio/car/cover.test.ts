import { box } from '../geometry/mesh';
import { coverParts } from './cover';

/** A low box with a mirror-like ear at one side: 4 m long, 1.8 m wide, 1.2 m high. */
const car = [
  { mesh: dense(box([0, -0.9, 0.15], [4, 0.9, 1.2])), finish: 'paint' as const },
  { mesh: dense(box([1.9, 0.9, 0.9], [2, 1.05, 1])), finish: 'paint' as const },
];
const [cloth] = coverParts(car);

/** A box's corners repeated along x, as a car's body has points everywhere. */
function dense(mesh: ReturnType<typeof box>) {
  const xs = mesh.positions.filter((_, i) => i % 3 === 0);
  const [from, to] = [Math.min(...xs), Math.max(...xs)];
  const positions: number[] = [];
  for (let s = 0; s <= 400; s++) {
    for (let v = 0; v < mesh.positions.length; v += 3) {
      positions.push(from + ((to - from) * s) / 400, mesh.positions[v + 1]!, mesh.positions[v + 2]!);
    }
  }
  return { positions: Float32Array.from(positions), triangles: new Uint32Array() };
}

function pointsNear(x: number): [y: number, z: number][] {
  const { positions } = cloth!.mesh;
  const found: [number, number][] = [];
  for (let v = 0; v < positions.length; v += 3) {
    if (Math.abs(positions[v]! - x) < 0.02) found.push([positions[v + 1]!, positions[v + 2]!]);
  }
  return found;
}

test('the cloth lies on the roof and hangs to just over the floor', () => {
  const heights = pointsNear(3).map(([, z]) => z);
  expect(Math.max(...heights)).toBeGreaterThan(1.2);
  expect(Math.max(...heights)).toBeLessThan(1.3);
  expect(Math.min(...heights)).toBeCloseTo(0.035, 2);
});

test('it hangs outside the car, further out at the hem', () => {
  const hanging = pointsNear(3).filter(([, z]) => z < 0.9);
  expect(Math.min(...hanging.map(([y]) => y))).toBeGreaterThan(0.9);
  const hem = pointsNear(3).filter(([, z]) => z < 0.04);
  expect(Math.max(...hem.map(([y]) => y))).toBeGreaterThan(0.925);
});

test('it is drawn over what stands out, and falls back beside it', () => {
  const width = (x: number) =>
    Math.max(
      ...pointsNear(x)
        .filter(([, z]) => z > 0.85)
        .map(([y]) => y),
    );
  expect(width(1.95)).toBeGreaterThan(1.0);
  expect(width(1.8)).toBeGreaterThan(0.95);
  expect(width(1)).toBeLessThan(0.95);
});

test('it is closed in front and behind', () => {
  const { positions } = cloth!.mesh;
  const ends = [...positions.keys()].filter((i) => i % 3 === 0);
  const first = Math.min(...ends.map((i) => positions[i]!));
  expect(ends.filter((i) => positions[i] === first).every((i) => positions[i + 1] === 0)).toBe(true);
});

test('beside what stands out it never folds back under its own skirt', () => {
  const { positions } = cloth!.mesh;
  const hem = Math.min(...pointsNear(2).map(([, z]) => z));
  const falls: number[] = [];
  for (let v = 3; v < positions.length; v += 3) {
    // each section begins anew at the hem
    const fall = positions[v - 1]! - positions[v + 2]!;
    if (fall > 1e-6 && positions[v + 2]! > hem + 1e-6) falls.push(fall);
  }
  expect(falls).toEqual([]);
});
