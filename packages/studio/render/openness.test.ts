import { grid, merge } from '../geometry/mesh';
import { RayCaster, rayTarget } from '../geometry/ray-caster';
import { bakeOpenness } from './openness';
import type { Scene } from './scene';

/** A table top of two skins at .5 m and, over its left half, a roof at .6 m. */
const table = grid(2, 2, (i, j) => [i * 2, j, 0.5]);
const underside = grid(2, 2, (i, j) => [i * 4 - 1, j * 3 - 1, 0.49]);
const roof = grid(2, 2, (i, j) => [-0.5 + i, j * 3 - 1, 0.6]);
const { positions, triangles } = merge([table, underside, roof]);
const vertices = positions.length / 3;
const scene: Scene = {
  ...rayTarget(positions, triangles),
  normals: Float32Array.from({ length: vertices * 3 }, (_, i) => (i % 3 === 2 ? 1 : 0)),
  params: new Float32Array(vertices * 2),
  part: new Uint32Array(vertices),
  finishes: new Uint8Array(triangles.length / 3),
  panels: new Uint8Array(triangles.length / 3),
  cuttable: new Uint8Array(triangles.length / 3),
  open: new Float32Array(vertices).fill(1),
};
const caster = new RayCaster(scene, scene.cuttable, () => false);
const [UNDER_ROOF, OUTSIDE] = [0, 2];

test('less light reaches what lies under a roof than what lies beside it', () => {
  bakeOpenness(caster, scene, () => false);
  expect(scene.open[OUTSIDE]).toBeGreaterThan(0.9);
  expect(scene.open[UNDER_ROOF]).toBeLessThan(0.7);
});

test('a roof of glass hides nothing', () => {
  bakeOpenness(caster, scene, () => true);
  expect(scene.open[UNDER_ROOF]).toBeGreaterThan(0.9);
});
