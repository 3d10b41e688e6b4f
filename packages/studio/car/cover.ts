import { grid } from '../geometry/mesh';
import { clamp, mix, type Vec3 } from '../geometry/vector';
import type { Part } from './spec';

/** Stations along the car, and directions from outwards to upwards in each section. */
const STATIONS = 320;
const DIRECTIONS = 56;
/** Metres the cloth lies off the car. */
const EASE = 0.012;
/** How often every station is drawn tight between its neighbours: cloth bridges a hollow of about 40 cm. */
const PULLS = 500;
const SOFTENINGS = 14;
/** The car's very ends are left out: rows of the cloth close over them, bulging by so many metres. */
const ENDS = { left: 3, rows: 10, bulge: 0.09 };
/** The line the skirt hangs from is evened out over so many stations to each side. */
const EVENED = 14;
/** Rows of the skirt that hangs from the widest line to the floor, and where its hem is. */
const SKIRT = 40;
const HEM = 0.035;
/** Folds of the hanging cloth: how deep at the hem, and about how far apart. */
const FOLD = { depth: 0.05, apart: 0.38 };

/** Support of the car's sections: how far they reach in each direction, per station; the cloth is their hull. */
function supports(parts: readonly Part[], from: number, to: number): Float64Array[] {
  const reach = Array.from({ length: STATIONS }, () => new Float64Array(DIRECTIONS + 1));
  for (const { mesh } of parts) {
    for (let v = 0; v < mesh.positions.length; v += 3) {
      const [x, y, z] = [mesh.positions[v]!, Math.abs(mesh.positions[v + 1]!), mesh.positions[v + 2]!];
      const station = reach[Math.round(((x - from) / (to - from)) * (STATIONS - 1))]!;
      for (let k = 0; k <= DIRECTIONS; k++) {
        const angle = ((Math.PI / 2) * k) / DIRECTIONS;
        station[k] = Math.max(station[k]!, (y + EASE) * Math.cos(angle) + (z + EASE) * Math.sin(angle));
      }
    }
  }
  return reach;
}

/** Draws the cloth tight along the car: nowhere under what lies below it, else as low as its neighbours let it. */
function drawnTight(car: readonly Float64Array[]): readonly Float64Array[] {
  let cloth = car.map((station) => station.slice());
  for (let pull = 0; pull < PULLS; pull++) {
    cloth = cloth.map((station, i) => {
      const [before, after] = [cloth[i - 1], cloth[i + 1]];
      if (!before || !after) return station;
      return station.map((_, k) => Math.max(car[i]![k]!, (before[k]! + after[k]!) / 2));
    });
  }
  return cloth;
}

/** Cloth is no hull of points: its facets are rounded off. */
function softened(cloth: readonly Float64Array[]): readonly Float64Array[] {
  let soft = cloth;
  for (let pass = 0; pass < SOFTENINGS; pass++) {
    const before = soft;
    soft = before.map((station, i) => {
      const [previous, next] = [before[i - 1] ?? station, before[i + 1] ?? station];
      return station.map((_, k) => {
        // the middle mirrors the other half; at the side the section goes straight on down
        const across = (h: Float64Array) =>
          k === 0 ? h[0]! : (h[k - 1]! + 2 * h[k]! + h[k < DIRECTIONS ? k + 1 : k - 1]!) / 4;
        return (across(previous) + 2 * across(station) + across(next)) / 4;
      });
    });
  }
  return soft;
}

/** A cloth over a whole car, down to the floor: one half; its mirror image is the other. */
export function coverParts(parts: readonly Part[]): Part[] {
  let [from, to] = [Infinity, -Infinity];
  for (const { mesh } of parts) {
    for (let v = 0; v < mesh.positions.length; v += 3) {
      from = Math.min(from, mesh.positions[v]! - EASE);
      to = Math.max(to, mesh.positions[v]! + EASE);
    }
  }
  const cloth = softened(drawnTight(supports(parts, from, to).slice(ENDS.left, -ENDS.left)));
  const count = cloth.length;
  const stationAt = (i: number) => mix(from, to, (i + ENDS.left) / (STATIONS - 1));
  const step = Math.PI / 2 / DIRECTIONS;
  const turn = (h: Float64Array, k: number) =>
    (h[Math.min(DIRECTIONS, k + 1)]! - h[Math.max(0, k - 1)]!) /
    (step * (Math.min(DIRECTIONS, k + 1) - Math.max(0, k - 1)));
  const side = cloth.map((h) => h[0]!);
  const shoulder = cloth.map((_, i) => {
    const near = cloth.slice(Math.max(0, i - EVENED), i + EVENED + 1);
    return near.reduce((sum, h) => sum + turn(h, 0), 0) / near.length;
  });
  // the length of the outline in plan, from the nose, so that folds are as far apart round the corners
  const along = [0];
  for (let i = 1; i < count; i++) {
    along.push(along[i - 1]! + Math.hypot(stationAt(1) - stationAt(0), side[i]! - side[i - 1]!));
  }
  const fold = (i: number) => {
    const s = along[i]! / FOLD.apart;
    return (0.5 + 0.5 * Math.sin(2 * Math.PI * s + 1.7 * Math.sin(s * 1.37) + 0.9 * Math.sin(s * 0.61 + 2))) ** 1.6;
  };
  const place = (i: number, j: number): Vec3 => {
    const h = cloth[i]!;
    const x = stationAt(i);
    if (j > SKIRT) {
      const k = j - SKIRT;
      const angle = step * k;
      const d = k === DIRECTIONS ? 0 : turn(h, k);
      // the line of the skirt is evened out, the sections are not: none of them dips under it
      const z = Math.max(shoulder[i]!, h[k]! * Math.sin(angle) + d * Math.cos(angle));
      return [x, Math.max(0, h[k]! * Math.cos(angle) - d * Math.sin(angle)), z];
    }
    const down = 1 - j / SKIRT;
    const [before, after] = [Math.max(0, i - 2), Math.min(count - 1, i + 2)];
    const slope = (side[after]! - side[before]!) / (stationAt(after) - stationAt(before));
    const out = 1 / Math.hypot(1, slope);
    const swing = FOLD.depth * fold(i) * clamp(down * 1.15) ** 1.4 + 0.02 * down;
    return [x - slope * out * swing, Math.max(0, side[i]! + out * swing), mix(shoulder[i]!, HEM, down)];
  };
  const mesh = grid(count + 2 * ENDS.rows, SKIRT + DIRECTIONS + 1, (row, j) => {
    const i = clamp(row - ENDS.rows, 0, count - 1);
    const [x, y, z] = place(i, j);
    const beyond = Math.abs(row - ENDS.rows - i) / ENDS.rows;
    const bulge = ENDS.bulge * Math.sqrt(1 - (1 - beyond) ** 2);
    return [x + (row < ENDS.rows ? -bulge : bulge), y * (1 - beyond), z];
  });
  return [{ mesh, finish: 'cloth' }];
}
