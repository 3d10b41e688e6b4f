import { grid } from '../geometry/mesh';
import { RayCaster, rayTarget } from '../geometry/ray-caster';
import { normalize } from '../geometry/vector';
import { Surface } from '../shade/surface';
import type { Scene } from './scene';
import { setHit } from './set-hit';

/** One square of a barrel's side that lies along x, a metre in radius: flat one way, bent the other. */
const angle = 0.1;
const { positions, triangles } = grid(2, 2, (i, j) => [i * 0.3, Math.sin(j * angle), Math.cos(j * angle)]);
const normals = positions.map((v, i) => (i % 3 === 0 ? 0 : v));
const scene = {
  ...rayTarget(positions, triangles),
  normals,
  params: new Float32Array(8),
  part: new Uint32Array(4),
  finishes: new Uint8Array(2),
  panels: new Uint8Array(2).fill(1),
  cuttable: new Uint8Array(2),
  open: new Float32Array(4).fill(1),
} satisfies Scene;
const caster = new RayCaster(scene, scene.cuttable, () => false);

/** What is met straight under a point. */
function under(x: number, y: number): Surface {
  const s = new Surface();
  [s.dx, s.dy, s.dz] = normalize([0, 0, -1]);
  if (!caster.cast(x, y, 2, 0, 0, -1, 9)) throw new Error(`Nothing lies under ${x}, ${y}.`);
  setHit(s, scene, caster, x, y, 2, 0.001);
  return s;
}

test('both triangles of a square bend as sharply', () => {
  const [one, other] = [under(0.02, 0.02), under(0.28, 0.08)];
  expect(one.turn / one.footprint).toBeCloseTo(1, 1);
  expect(other.turn / other.footprint).toBeCloseTo(1, 1);
});
