import { grid, type Mesh, merge } from '../geometry/mesh';
import { RayCaster, rayTarget } from '../geometry/ray-caster';
import { bakeOpenness } from './openness';
import type { Scene } from './scene';

/** Meshes that all face one way; `panelOf` says by a mesh's place in the list which loft it is, if any. */
function sceneOf(meshes: readonly Mesh[], facing: readonly number[], panelOf: (mesh: number) => number): Scene {
  const { positions, triangles, params } = merge(meshes);
  const vertices = positions.length / 3;
  return {
    ...rayTarget(positions, triangles),
    normals: Float32Array.from({ length: vertices * 3 }, (_, i) => facing[i % 3]!),
    params: params!,
    part: new Uint32Array(vertices),
    finishes: new Uint8Array(triangles.length / 3),
    panels: Uint8Array.from(meshes.flatMap((mesh, i) => Array<number>(mesh.triangles.length / 3).fill(panelOf(i)))),
    cuttable: new Uint8Array(triangles.length / 3),
    open: new Float32Array(vertices).fill(1),
  };
}

function casterOf(scene: Scene): RayCaster {
  return new RayCaster(scene, scene.cuttable, () => false);
}

/** A table top of two skins at .5 m and, over its left half, a roof at .6 m. */
const table = grid(2, 2, (i, j) => [i * 2, j, 0.5]);
const underside = grid(2, 2, (i, j) => [i * 4 - 1, j * 3 - 1, 0.49]);
const roof = grid(2, 2, (i, j) => [-0.5 + i, j * 3 - 1, 0.6]);
const scene = sceneOf([table, underside, roof], [0, 0, 1], () => 0);
const caster = casterOf(scene);
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

/** The side of a cabin that goes on down within the body, which stands a centimetre farther out and ends at the belt. */
const [BELT, ROWS] = [0.4875, 121];
const cabin = grid(21, ROWS, (i, j) => [i / 20, 0.1, j / 120, i / 20, j / 120]);
const body = grid(2, 2, (i, j) => [i * 3 - 1.3, 0.11, j * BELT, i, j]);
const joined = sceneOf([cabin, body], [0, 1, 0], (mesh) => 2 - mesh);

test('what lies within the car throws no shadow on what stands out of it', () => {
  bakeOpenness(casterOf(joined), joined, () => false);
  const outside = joined.open.slice(0, 21 * ROWS).filter((_, v) => (v % ROWS) / 120 > BELT);
  expect(Math.min(...outside)).toBeGreaterThan(0.75);
});
