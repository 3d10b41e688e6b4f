import { archRadius } from '../car/body';
import type { CarSpec } from '../car/spec';
import { PLACES } from '../light/places';
import { buildScene } from '../render/scene';
import { setHit } from '../render/set-hit';
import { Tracer } from '../render/tracer';
import { compileFeatures, featureDistance } from '../shade/features';
import { Panels } from '../shade/panels';
import { Surface } from '../shade/surface';

/** What a drawing tells apart. */
const AREAS = ['car', 'glass', 'details', 'wheels', 'openings', 'lamps', 'intakes', 'gaps'] as const;
export type Area = (typeof AREAS)[number];

/** A car seen straight on, without perspective, as one picture for each area: 1 where it is seen, else 0. */
export interface Elevation {
  /** Pixels. The empty margin on all sides is part of them. */
  readonly columns: number;
  readonly rows: number;
  readonly areas: Readonly<Record<Area, Float32Array>>;
  /** From a place in pixels to millimetres: rightwards from the car's left end, upwards from the ground. */
  toMillimetres(column: number, row: number): readonly [number, number];
}

export const ELEVATIONS = ['side', 'front'] as const;
type ElevationName = (typeof ELEVATIONS)[number];

/** Metres between two rays, and of empty margin. */
const STEP = 0.0025;
const MARGIN = 0.05;
const FAR = 10;
/** Top of the floor pan, over the ground. */
const FLOOR = 0.17;
/** Half the width of a panel line; wider than the gap itself, or nothing is seen of it. */
const HALF_GAP = 0.0045;

const radiusAt = ({ x, tyreRadius }: CarSpec['front'], hit: Surface) => Math.hypot(hit.x - x, hit.z - tyreRadius);

/** Looks at the right-hand side, which faces right, or at the face. */
export function elevationOf(car: CarSpec, name: ElevationName): Elevation {
  const { length, width, height } = car.dimensions;
  const scene = buildScene(car, 1);
  const tracer = new Tracer(car, scene, PLACES.studio);
  const panels = new Panels(car, tracer);
  const features = compileFeatures(car).reverse();
  const isSide = name === 'side';
  // Mirrors stand out beyond the width.
  const beyond = isSide ? 0 : 0.15;
  const across = (isSide ? length : width) + 2 * (beyond + MARGIN);
  const [columns, rows] = [Math.ceil(across / STEP), Math.ceil((height + 2 * MARGIN) / STEP)];
  const areas = Object.fromEntries(AREAS.map((area) => [area, new Float32Array(columns * rows)])) as Record<
    Area,
    Float32Array
  >;
  const s = new Surface();
  [s.dx, s.dy, s.dz] = isSide ? [0, -1, 0] : [1, 0, 0];

  for (let row = 0; row < rows; row++) {
    const z = row * STEP - MARGIN;
    for (let column = 0; column < columns; column++) {
      const along = column * STEP - MARGIN - beyond;
      const [ox, oy] = isSide ? [length - along, FAR] : [-FAR, width / 2 - along];
      if (!tracer.caster.cast(ox, oy, z, s.dx, s.dy, s.dz, 2 * FAR)) continue;
      setHit(s, scene, tracer.caster, ox, oy, z, 0);
      // The floor pan only keeps light out.
      if (s.finish === 'dark' && s.panel === 'none' && s.z < FLOOR) continue;
      const at = row * columns + column;
      areas.car[at] = 1;
      for (const area of areasOf(s)) areas[area][at] = 1;
    }
  }
  return {
    columns,
    rows,
    areas,
    toMillimetres: (column, row) => [1000 * (column * STEP - MARGIN - beyond), 1000 * (row * STEP - MARGIN)],
  };

  function areasOf(hit: Surface): readonly Area[] {
    if (hit.panel === 'none' || hit.inside) {
      if (!isSide) return hit.finish === 'tyre' ? ['wheels'] : hit.finish === 'dark' ? ['intakes'] : ['details'];
      const axle = [car.front, car.rear].find((one) => radiusAt(one, hit) < archRadius(one));
      if (!axle) return hit.finish === 'dark' || hit.inside ? ['intakes'] : ['details'];
      const radius = radiusAt(axle, hit);
      // The gap of the arch shows in places only.
      if (radius > axle.rimRadius) return radius < axle.tyreRadius + 0.004 ? ['wheels'] : [];
      return /^(?:rim|chrome|satin-metal)/.test(hit.finish) ? [] : ['openings'];
    }
    for (const compiled of features) {
      const { feature } = compiled;
      if (feature.kind === 'crease') continue;
      const d = featureDistance(compiled, hit);
      if (feature.kind === 'gap') {
        if (Math.abs(d) < HALF_GAP) return ['gaps'];
      } else if (d < 0) {
        if (feature.kind === 'lamp') return ['lamps'];
        if (feature.kind === 'intake') return ['intakes'];
        return feature.finish === 'paint' ? [] : /black|dark|carbon/.test(feature.finish) ? ['intakes'] : [];
      }
    }
    return hit.panel === 'cabin' && panels.isGlass(hit) ? ['glass'] : [];
  }
}
