import { FINISHES } from '../car/spec';
import type { RayCaster } from '../geometry/ray-caster';
import { clamp } from '../geometry/vector';
import { MOST_TURN, PANELS, type Surface } from '../shade/surface';
import { CUT, type Scene } from './scene';

/** Corners of triangles whose normals stand wider apart than this (a cosine) are an edge. */
const SMOOTH_ONLY_WITHIN = 0.78;

/**
 * Where a ray from o has met the scene, and how the surface lies there: place, normals, mirrored direction, and how much
 * of it a pixel sees. The ray's direction is in `s` already.
 */
export function setHit(
  s: Surface,
  scene: Scene,
  caster: RayCaster,
  ox: number,
  oy: number,
  oz: number,
  pixelAngle: number,
): void {
  const { dx, dy, dz } = s;
  const { triangle: i, distance: t, u, v } = caster;
  const w = 1 - u - v;
  const a = scene.indices[3 * i]!;
  const b = scene.indices[3 * i + 1]!;
  const c = scene.indices[3 * i + 2]!;
  const n = scene.normals;
  s.open = scene.open[a]! * w + scene.open[b]! * u + scene.open[c]! * v;
  s.x = ox + dx * t;
  s.y = oy + dy * t;
  s.z = oz + dz * t;
  s.footprint = pixelAngle * t;
  s.finish = FINISHES[scene.finishes[i]!]!;
  s.panel = PANELS[scene.panels[i]!]!;
  s.ofDoor = scene.cuttable[i] === CUT.ofDoor;
  let nx = n[3 * a]! * w + n[3 * b]! * u + n[3 * c]! * v;
  let ny = n[3 * a + 1]! * w + n[3 * b + 1]! * u + n[3 * c + 1]! * v;
  let nz = n[3 * a + 2]! * w + n[3 * b + 2]! * u + n[3 * c + 2]! * v;
  let l = 1 / (Math.hypot(nx, ny, nz) || 1);
  nx *= l;
  ny *= l;
  nz *= l;
  const e = scene.positions;
  const [e1x, e1y, e1z] = [e[3 * b]! - e[3 * a]!, e[3 * b + 1]! - e[3 * a + 1]!, e[3 * b + 2]! - e[3 * a + 2]!];
  const [e2x, e2y, e2z] = [e[3 * c]! - e[3 * a]!, e[3 * c + 1]! - e[3 * a + 1]!, e[3 * c + 2]! - e[3 * a + 2]!];
  let gx = e1y * e2z - e1z * e2y;
  let gy = e1z * e2x - e1x * e2z;
  let gz = e1x * e2y - e1y * e2x;
  l = (gx * dx + gy * dy + gz * dz > 0 ? -1 : 1) / (Math.hypot(gx, gy, gz) || 1);
  gx *= l;
  gy *= l;
  gz *= l;
  s.inside = s.panel !== 'none' && nx * gx + ny * gy + nz * gz < 0;
  if (nx * gx + ny * gy + nz * gz < 0) {
    nx = -nx;
    ny = -ny;
    nz = -nz;
  }
  // parts with real edges keep them; the lofts are smooth everywhere
  if (s.panel === 'none' && nx * gx + ny * gy + nz * gz < SMOOTH_ONLY_WITHIN) {
    nx = gx;
    ny = gy;
    nz = gz;
  } else if (s.panel !== 'none') {
    const p = scene.params;
    s.station = p[2 * a]! * w + p[2 * b]! * u + p[2 * c]! * v;
    s.across = p[2 * a + 1]! * w + p[2 * b + 1]! * u + p[2 * c + 1]! * v;
  }
  let cosine = -(nx * dx + ny * dy + nz * dz);
  if (cosine < 0.02) {
    // a smooth normal may turn away at the silhouette: bend it back, so that the reflection stays outside
    const bend = 0.02 - cosine;
    nx -= dx * bend;
    ny -= dy * bend;
    nz -= dz * bend;
    l = 1 / Math.hypot(nx, ny, nz);
    nx *= l;
    ny *= l;
    nz *= l;
    cosine = 0.02;
  }
  s.nx = nx;
  s.ny = ny;
  s.nz = nz;
  s.turn = Math.min(MOST_TURN, (sharpestBend(scene, a, b, c) * s.footprint) / Math.max(cosine, 0.15));
  s.gx = gx;
  s.gy = gy;
  s.gz = gz;
  s.cosine = clamp(cosine);
  s.rx = dx + 2 * cosine * nx;
  s.ry = dy + 2 * cosine * ny;
  s.rz = dz + 2 * cosine * nz;
}

/** The sharpest bend of the smooth surface along the edges of a triangle: radians a metre. */
const sharpestBend = (scene: Scene, a: number, b: number, c: number) =>
  // all three: two neighbours that leave out different ones would show as a grain of dots at a flat angle
  Math.sqrt(Math.max(bend(scene, a, b), bend(scene, b, c), bend(scene, c, a)));

function bend({ normals: n, positions: p }: Scene, a: number, b: number): number {
  let [turn, edge] = [0, 1e-12];
  for (let q = 0; q < 3; q++) {
    turn += (n[3 * b + q]! - n[3 * a + q]!) ** 2;
    edge += (p[3 * b + q]! - p[3 * a + q]!) ** 2;
  }
  return turn / edge;
}
