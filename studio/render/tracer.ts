import { ARCH_DEPTH, archRadius } from '../car/body';
import type { CarSpec, FINISHES } from '../car/spec';
import { RayCaster } from '../geometry/ray-caster';
import { type Rgb, smoothstep } from '../geometry/vector';
import { studioRig } from '../light/rig';
import { StudioLight } from '../light/studio-light';
import { type FinishModel, finishModels } from '../shade/finishes';
import { Panels } from '../shade/panels';
import { shadeFinish } from '../shade/shade-finish';
import { MOST_TURN, type Shading, Surface } from '../shade/surface';
import { carbonFinish, discFinish, tyreFinish } from '../shade/wheel-marks';
import { backdrop, type FloorMap, floorFade, floorPool, openAt } from './floor';
import type { Scene } from './scene';
import { setHit } from './set-hit';

const OFFSET = 4e-4;
const BOUNCES = 3;
const GLASS_TINT = 0.62;

/** Follows rays through the scene. One per worker: it holds scratch state. */
export class Tracer implements Shading {
  readonly light: StudioLight;
  readonly finishes: Record<(typeof FINISHES)[number], FinishModel>;
  readonly caster: RayCaster;
  /** Width of a pixel at one metre. */
  pixelAngle = 0.001;
  floor: FloorMap | undefined;
  private readonly panels: Panels;

  constructor(
    readonly car: CarSpec,
    private readonly scene: Scene,
  ) {
    const rig = studioRig(car.dimensions.length, car.dimensions.height);
    this.light = new StudioLight(rig.cards, rig.ambient);
    this.finishes = finishModels(car.colours);
    const inner = car.dimensions.width / 2 - ARCH_DEPTH;
    const [front, rear] = [archRadius(car.front) ** 2, archRadius(car.rear) ** 2];
    this.caster = new RayCaster(scene, scene.cuttable, (x, y, z) => {
      if (y < inner && y > -inner) return false;
      const f = (x - car.front.x) ** 2 + (z - car.front.tyreRadius) ** 2;
      return f < front || (x - car.rear.x) ** 2 + (z - car.rear.tyreRadius) ** 2 < rear;
    });
    this.panels = new Panels(car, this);
  }

  /**
   * Light along a primary ray. `layer` receives the floor's mirror image apart: colour and, fourth, coverage;
   * and, fifth, how much of the light comes from a lamp.
   */
  primary(o: readonly number[], d: readonly number[], screen: readonly number[], layer: number[]): Rgb {
    const [ox, oy, oz] = [o[0]!, o[1]!, o[2]!];
    const [dx, dy, dz] = [d[0]!, d[1]!, d[2]!];
    const [sx, sy] = [screen[0]!, screen[1]!];
    layer.fill(0);
    const toFloor = dz < -1e-6 ? -oz / dz : 1e9;
    if (this.caster.cast(ox, oy, oz, dx, dy, dz, toFloor)) {
      const surface = this.surface(ox, oy, oz, dx, dy, dz, BOUNCES, sx, sy);
      const out = this.shade(surface);
      layer[4] = surface.shining;
      return out;
    }
    const out: Rgb = [0, 0, 0];
    backdrop(out, sx, sy);
    if (dz >= -1e-6) return out;
    const { length } = this.car.dimensions;
    const x = ox + dx * toFloor;
    const y = oy + dy * toFloor;
    const distance = Math.hypot(x - length / 2, y * 1.25);
    const fade = floorFade(distance, length);
    const open = this.floor ? openAt(this.floor, x, y) : 1;
    const pool = floorPool(distance, length);
    layer[3] = 1;
    let kept = 1;
    if (this.caster.cast(x, y, 0.0005, dx, dy, -dz, 12)) {
      const far = this.caster.distance;
      const image = this.shade(this.surface(x, y, 0.0005, dx, dy, -dz, 1, sx, sy));
      const strength = 0.6 * Math.exp(-far * 0.6);
      kept = 1 - strength * 0.85;
      for (let k = 0; k < 3; k++) layer[k] = Math.min(image[k]!, 2.2) * strength * fade;
    }
    for (let k = 0; k < 3; k++) {
      const floor = (out[k]! * 0.55 * open + pool * open) * kept;
      out[k] = out[k]! + (floor - out[k]!) * fade;
    }
    return out;
  }

  mirror(s: Surface, roughness = 0): Rgb {
    if (s.mirror) return s.mirror;
    const out: Rgb = [0, 0, 0];
    s.mirror = out;
    const [x, y, z] = [s.x + s.gx * OFFSET, s.y + s.gy * OFFSET, s.z + s.gz * OFFSET];
    const { rx, ry, rz } = s;
    if (s.depth <= 0) {
      this.light.addTo(out, x, y, z, rx, ry, rz, Math.max(0.05, roughness) + s.turn);
      for (let k = 0; k < 3; k++) out[k]! *= 0.6;
      return out;
    }
    const toFloor = rz < -1e-4 ? -z / rz : 1e9;
    if (this.caster.cast(x, y, z, rx, ry, rz, toFloor)) {
      const image = this.surface(x, y, z, rx, ry, rz, s.depth - 1, s.screenX, s.screenY);
      // a pixel of a curved mirror shows more of the car than a pixel of a flat one
      const footprint = s.footprint + image.footprint + 2 * s.turn * this.caster.distance;
      image.turn = Math.min(MOST_TURN, (image.turn * footprint) / Math.max(image.footprint, 1e-6));
      image.footprint = footprint;
      const seen = this.shade(image);
      for (let k = 0; k < 3; k++) out[k] = seen[k]!;
      s.blocked = 1;
    } else if (rz < -1e-4) {
      this.floorSeenFromCar(out, x + rx * toFloor, y + ry * toFloor, rx, ry, rz);
    } else {
      this.light.addTo(out, x, y, z, rx, ry, rz, Math.max(0.004, roughness) + s.turn);
    }
    return out;
  }

  /** The floor in the car's paint: its pool of light, and the cards glancing off it. */
  private floorSeenFromCar(out: Rgb, x: number, y: number, rx: number, ry: number, rz: number): void {
    const { length } = this.car.dimensions;
    const distance = Math.hypot((x - length / 2) / 1.5, y);
    const pool = (this.floor ? openAt(this.floor, x, y) : 1) * 0.022 * Math.exp((-distance * distance) / 8);
    const glance: Rgb = [0, 0, 0];
    this.light.addTo(glance, x, y, 0.001, rx, ry, -rz, 0.12);
    const k = (0.04 + 0.96 * (1 + rz) ** 5) * 0.5;
    for (let c = 0; c < 3; c++) out[c] = out[c]! + pool + glance[c]! * k;
  }

  openness(s: Surface): number {
    if (s.depth <= 0) return 0.6;
    const [x, y, z] = [s.nx * 0.8, s.ny * 0.8, s.nz * 0.8 + 0.35];
    const l = 1 / Math.hypot(x, y, z);
    const [px, py, pz] = [s.x + s.gx * OFFSET, s.y + s.gy * OFFSET, s.z + s.gz * OFFSET];
    return this.caster.cast(px, py, pz, x * l, y * l, z * l, 2.5) ? 0.14 : 1;
  }

  /** The cabin through a pane: seats and dashboard dim, and the backdrop through the glass on the other side. */
  through(s: Surface): Rgb {
    const out: Rgb = [0, 0, 0];
    if (s.depth <= 1) return [0.003, 0.003, 0.0031];
    const { dx, dy, dz } = s;
    if (!this.caster.cast(s.x + dx * 2e-3, s.y + dy * 2e-3, s.z + dz * 2e-3, dx, dy, dz, 12)) {
      backdrop(out, s.screenX, s.screenY);
      return out.map((v) => v * GLASS_TINT) as Rgb;
    }
    const inner = this.surface(s.x + dx * 2e-3, s.y + dy * 2e-3, s.z + dz * 2e-3, dx, dy, dz, 0, s.screenX, s.screenY);
    if (inner.panel === 'cabin' && this.panels.isGlass(inner)) {
      backdrop(out, s.screenX, s.screenY);
      return out.map((v) => v * GLASS_TINT * 1.4) as Rgb;
    }
    const finish = inner.panel === 'none' ? this.finishes[inner.finish] : this.finishes['cabin-plastic'];
    const light: Rgb = [0, 0, 0];
    this.light.addTo(light, inner.x, inner.y, inner.z, inner.nx, inner.ny, inner.nz, 0.9);
    // the roof keeps most of it out, and the deeper the darker
    const open = GLASS_TINT * (0.06 + 0.94 * smoothstep(0.35, 1.05, inner.z)) * 0.55;
    const rim = 0.3 * (1 - inner.cosine) ** 3;
    for (let k = 0; k < 3; k++) {
      const base = finish.base[k]!;
      out[k] = open * (base * (0.12 + light[k]! * 0.5) + rim * Math.min(0.2, base + 0.03) * light[k]!);
    }
    return out;
  }

  private shade(s: Surface): Rgb {
    if (s.panel !== 'none') return this.panels.shade(s);
    const finish = this.finishes[s.finish];
    switch (s.finish) {
      case 'light':
        s.shining = 1;
        return [2.6, 2.8, 3];
      case 'tyre':
        return shadeFinish(this, s, tyreFinish(this.car, s, finish), this.openness(s));
      case 'disc':
        return shadeFinish(this, s, discFinish(this.car, s, finish), this.openness(s) * 0.8);
      case 'carbon':
        return shadeFinish(this, s, carbonFinish(s, finish));
      case 'paint':
      case 'second-paint':
      case 'chrome':
      case 'glass':
        return shadeFinish(this, s, finish);
      default:
        return shadeFinish(this, s, finish, this.openness(s));
    }
  }

  /** What the caster has just found, as a surface. */
  private surface(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    depth: number,
    sx: number,
    sy: number,
  ): Surface {
    const s = new Surface();
    s.dx = dx;
    s.dy = dy;
    s.dz = dz;
    s.depth = depth;
    s.screenX = sx;
    s.screenY = sy;
    setHit(s, this.scene, this.caster, ox, oy, oz, this.pixelAngle);
    return s;
  }
}
