import type { RayCaster } from '../geometry/ray-caster';
import { clamp, mix } from '../geometry/vector';
import { PANELS } from '../shade/surface';
import { CUT, type Scene } from './scene';

const RAYS = 16;
const GOLDEN_ANGLE = 2.399963;
/** Off the surface, so that a vertex does not hide itself; and how far something may be and still hide light. Metres. */
const LIFT = 0.004;
const REACH = 1.4;
/** What the floor gives, beside the room over it. */
const FLOOR = 0.3;
/** Nodes of a loft's table along the car and round its section: between them the shadow is interpolated. */
const ALONG = 100;
const ROUND = 40;
/** How many nodes deep a table is filled within the car. */
const SPREAD = 4;
/** A part is looked at once in a cube of this size, and once in this much of a turn of their normals. */
const CELL = 0.025;
const TURNS = 1;

/** Directions round +z, as many to each side as light arrives from there. */
const HEMISPHERE = Array.from({ length: RAYS }, (_, k) => {
  const up = Math.sqrt(1 - (k + 0.5) / RAYS);
  const out = Math.sqrt(1 - up * up);
  return [Math.cos(k * GOLDEN_ANGLE) * out, Math.sin(k * GOLDEN_ANGLE) * out, up] as const;
});

/** Whether a triangle that a ray has met is a pane, which hides nothing. */
type IsClear = (triangle: number) => boolean;

/**
 * How much light reaches each vertex past the rest of the car: 1 in the open, 0 in a hole. Found once a car, so that every
 * picture has soft shadows for nothing.
 */
export function bakeOpenness(caster: RayCaster, scene: Scene, isClear: IsClear, cell = CELL): void {
  const panelOf = new Uint8Array(scene.open.length);
  scene.indices.forEach((vertex, i) => {
    // an open door is no longer where its loft's table would look for it
    const ofDoor = scene.cuttable[(i / 3) | 0] === CUT.ofDoor;
    panelOf[vertex] = ofDoor ? PANELS.indexOf('none') : scene.panels[(i / 3) | 0]!;
  });
  PANELS.forEach((panel, index) => {
    const vertices = [...panelOf.keys()].filter((vertex) => panelOf[vertex] === index);
    if (panel === 'none') bakeParts(caster, scene, isClear, vertices, cell);
    else if (vertices.length > 0) bakeLoft(caster, scene, isClear, vertices);
  });
}

function bakeParts(caster: RayCaster, scene: Scene, isClear: IsClear, vertices: readonly number[], cell: number): void {
  const known = new Map<string, number>();
  for (const vertex of vertices) {
    const [x, y, z, nx, ny, nz] = at(scene, vertex);
    // the other side of the car is the same
    const place = [x, Math.abs(y), z].map((v) => Math.round(v / cell));
    const key = [scene.part[vertex], ...place, ...[nx, y < 0 ? -ny : ny, nz].map((v) => Math.round(v * TURNS))].join();
    let share = known.get(key);
    if (share === undefined) {
      // of a thin or inward-turned mesh the side that is seen is the one that more light reaches
      share = Math.max(
        opennessAt(caster, [x, y, z, nx, ny, nz], isClear),
        opennessAt(caster, [x, y, z, -nx, -ny, -nz], isClear),
      );
      known.set(key, share);
    }
    scene.open[vertex] = share;
  }
}

/**
 * A loft by a table over its own two coordinates, each node looked at from the vertex nearest to it. A node within the car
 * takes after its neighbours outside: its darkness would lie as smudges along the line where two lofts meet.
 */
function bakeLoft(caster: RayCaster, scene: Scene, isClear: IsClear, vertices: readonly number[]): void {
  const { params, open } = scene;
  const stations = vertices.map((v) => params[2 * v]!);
  const from = stations.reduce((a, b) => Math.min(a, b));
  const perMetre = (ALONG - 1) / (stations.reduce((a, b) => Math.max(a, b)) - from);
  const place = (v: number) => [(params[2 * v]! - from) * perMetre, params[2 * v + 1]! * (ROUND - 1)] as const;
  const nearest = new Map<number, readonly [vertex: number, distance: number]>();
  for (const v of vertices) {
    if (scene.positions[3 * v + 1]! < 0) continue;
    const [a, b] = place(v);
    const node = Math.round(a) * ROUND + Math.round(b);
    const distance = Math.hypot(a - Math.round(a), b - Math.round(b));
    if (distance < (nearest.get(node)?.[1] ?? Infinity)) nearest.set(node, [v, distance]);
  }
  const table = new Float32Array(ALONG * ROUND).fill(Number.NaN);
  for (const [node, [v]] of nearest) {
    const p = at(scene, v);
    if (!isWithin(caster, scene, p)) table[node] = opennessAt(caster, p, isClear);
  }
  for (let pass = 0; pass < SPREAD; pass++) spread(table);
  // deeper within nothing is seen
  table.forEach((value, node) => {
    if (Number.isNaN(value)) table[node] = 0;
  });
  for (const v of vertices) {
    const [a, b] = place(v);
    const i = clamp(Math.floor(a), 0, ALONG - 2);
    const j = clamp(Math.floor(b), 0, ROUND - 2);
    const row = (k: number) => mix(table[k * ROUND + j]!, table[k * ROUND + j + 1]!, b - j);
    open[v] = mix(row(i), row(i + 1), a - i);
  }
}

/** Whether the first thing over a point is the inside of a loft. */
function isWithin(caster: RayCaster, { panels, indices, normals }: Scene, [x, y, z, nx, ny, nz]: Placed): boolean {
  if (!caster.cast(x + nx * LIFT, y + ny * LIFT, z + nz * LIFT, nx, ny, nz, REACH)) return false;
  const n = 3 * indices[3 * caster.triangle]!;
  return panels[caster.triangle] !== 0 && nx * normals[n]! + ny * normals[n + 1]! + nz * normals[n + 2]! > 0;
}

/** Gives each empty node of a table the mean of its neighbours that are not. */
function spread(table: Float32Array): void {
  const before = table.slice();
  before.forEach((value, node) => {
    if (!Number.isNaN(value)) return;
    const near = [-ROUND, -1, 1, ROUND].map((step) => before[node + step]!).filter((v) => v >= 0);
    if (near.length > 0) table[node] = near.reduce((a, b) => a + b) / near.length;
  });
}

type Placed = readonly [x: number, y: number, z: number, nx: number, ny: number, nz: number];

const at = ({ positions: p, normals: n }: Scene, v: number): Placed => [
  p[3 * v]!,
  p[3 * v + 1]!,
  p[3 * v + 2]!,
  n[3 * v]!,
  n[3 * v + 1]!,
  n[3 * v + 2]!,
];

function opennessAt(caster: RayCaster, [x, y, z, nx, ny, nz]: Placed, isClear: IsClear): number {
  // two directions square to the normal (Duff and others, 2017)
  const sign = nz < 0 ? -1 : 1;
  const a = -1 / (sign + nz);
  const b = nx * ny * a;
  const [tx, ty, tz] = [1 + sign * nx * nx * a, sign * b, -sign * nx];
  const [sx, sy, sz] = [b, sign + ny * ny * a, -ny];
  const [px, py, pz] = [x + nx * LIFT, y + ny * LIFT, Math.max(0.002, z + nz * LIFT)];
  let [sum, most] = [0, 0];
  for (const [u, v, w] of HEMISPHERE) {
    const dx = tx * u + sx * v + nx * w;
    const dy = ty * u + sy * v + ny * w;
    const dz = tz * u + sz * v + nz * w;
    const light = dz < 0 ? FLOOR : 1;
    most += light;
    const reach = dz < 0 ? Math.min(REACH, pz / -dz) : REACH;
    if (!caster.cast(px, py, pz, dx, dy, dz, reach) || isClear(caster.triangle)) sum += light;
    else sum += light * 0.35 * (caster.distance / REACH);
  }
  return sum / Math.max(most, 0.3);
}
