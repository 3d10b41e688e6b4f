import { grid, type Mesh } from '../geometry/mesh';
import { bspline, type Curve, curve } from '../geometry/spline';
import { mix, smootherstep, type Vec2, type Vec3 } from '../geometry/vector';
import type { CabinSpec } from './spec';

/** The greenhouse's lines as functions of the station. */
export interface CabinCurves {
  readonly roof: Curve;
  readonly base: Curve;
  readonly rail: Curve;
  readonly drop: Curve;
  readonly belt: Curve;
}

export const cabinCurves = (cabin: CabinSpec): CabinCurves => ({
  roof: curve(cabin.roof),
  base: curve(cabin.base),
  rail: curve(cabin.rail),
  drop: curve(cabin.drop),
  belt: curve(cabin.belt),
});

/** The greenhouse as sections along x, from inside the body up to the roof's middle. */
export class CabinSections {
  readonly curves: CabinCurves;

  constructor(private readonly cabin: CabinSpec) {
    this.curves = cabinCurves(cabin);
  }

  section(x: number): (t: number) => Vec2 {
    const c = this.curves;
    const roof = c.roof(x);
    const railZ = roof - c.drop(x);
    const belt = Math.min(c.belt(x), railZ - 0.01);
    const base = c.base(x);
    const rail = Math.min(c.rail(x), base - 0.002);
    return bspline([
      [base + 0.03, belt - 0.17],
      [base + 0.012, belt - 0.06],
      [base, belt + 0.01],
      [mix(base, rail, 0.55) + (this.cabin.bulge ?? 0.015), mix(belt, railZ, 0.6)],
      [rail, railZ, this.cabin.railSharpness ?? 2.2],
      [rail * 0.86, mix(railZ, roof, 0.55)],
      [rail * 0.5, roof - 0.004],
      [rail * 0.2, roof],
      [0, roof],
    ]);
  }

  /** Sweeps the sides of both screens. */
  place(station: number, [y, z]: Vec2): Vec3 {
    return [station + this.sweep(station, y), y, z];
  }

  private sweep(station: number, y: number): number {
    const { cabin, curves } = this;
    const across = y / Math.max(0.2, curves.base(station));
    const rearFrom = cabin.rearScreen?.from ?? cabin.to - 0.6;
    const front = (cabin.wrapFront ?? 0.25) * smootherstep(cabin.windscreen.to + 0.5, cabin.from + 0.1, station);
    const rear = (cabin.wrapRear ?? 0.2) * smootherstep(rearFrom - 0.4, cabin.to - 0.1, station);
    return (front - rear) * across * across;
  }

  /** About how high the greenhouse is above (x, y); -1 outside it. */
  heightAt(x: number, y: number): number {
    const c = this.curves;
    const station = x - this.sweep(x - this.sweep(x, y), y);
    const [base, rail, roof] = [c.base(station), c.rail(station), c.roof(station)];
    if (y > base) return -1;
    const railZ = roof - c.drop(station);
    if (y > rail) return mix(railZ, Math.min(c.belt(station), railZ), (y - rail) / (base - rail));
    return roof - c.drop(station) * (y / rail) ** 2;
  }

  /** How far out the greenhouse is at (x, z); 0 over or under it. */
  sideAt(x: number, z: number): number {
    const at = this.section(x);
    for (let i = 60; i > 0; i--) {
      const [high, low] = [at(i / 60), at((i - 1) / 60)];
      if (low[1] <= z && z <= high[1]) return mix(low[0], high[0], (z - low[1]) / (high[1] - low[1] || 1));
    }
    return 0;
  }

  /** Where the windscreen comes out of a bonnet of the given height, in the middle. */
  cowl(bonnet: Curve): number {
    const { from, windscreen } = this.cabin;
    for (let x = from; x < windscreen.to; x += 0.005) if (this.curves.roof(x) > bonnet(x)) return x;
    return from;
  }

  /** A point of the surface: station, and y from the middle outwards on the top and screens. */
  topAt(station: number, y: number): Vec3 {
    const at = this.section(station);
    for (let i = 0; i <= 80; i++) {
      const point = at(1 - i / 160);
      if (point[0] >= y) return this.place(station, point);
    }
    return this.place(station, at(0.5));
  }
}

/** One half of the greenhouse. */
export function cabinMesh(sections: CabinSections, cabin: CabinSpec, quality: number): Mesh {
  const rows = Math.round(230 * quality);
  const columns = Math.round(90 * quality);
  return grid(rows + 1, columns + 1, (i, j) => {
    const station = mix(cabin.from, cabin.to, i / rows);
    const at = sections.section(station);
    return [...sections.place(station, at(j / columns)), station, j / columns];
  });
}
