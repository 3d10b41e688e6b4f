import { ARCH_DEPTH, archRadius } from '../car/body';
import { closed, inDoorway } from '../car/open-door';
import type { CarSpec, FINISHES } from '../car/spec';
import { type CutAway, RayCaster } from '../geometry/ray-caster';
import type { Rgb } from '../geometry/vector';
import type { Backdrop, Place } from '../light/place';
import { StudioLight } from '../light/studio-light';
import { addCabinLight, type CabinLamp, cabinLamps } from '../shade/cabin-lamps';
import { carpetFinish, woodFinish } from '../shade/cabin-marks';
import { type FinishModel, finishModels } from '../shade/finishes';
import { Panels } from '../shade/panels';
import { shadeFinish } from '../shade/shade-finish';
import { MOST_TURN, PANELS, type Shading, Surface } from '../shade/surface';
import { carbonFinish, discFinish, tyreFinish } from '../shade/wheel-marks';
import { type FloorMap, openAt } from './floor';
import { bakeOpenness } from './openness';
import { CUT, type Scene } from './scene';
import { setHit } from './set-hit';

const OFFSET = 4e-4;
const BOUNCES = 2;
/** What tinted panes let through: one pane from seats and dashboard, two from the backdrop beyond the cabin. */
const [GLASS_TINT, TWO_PANES] = [0.8, 0.14];
/** Size of the cubes in which a part's shadow is looked up, where it is seen near by; metres. */
const FINE_CELL = 0.01;
/** What a single pane lets through to an eye within the cabin. */
const CLEAR_TINT = 0.78;

/** Follows rays through the scene. One per worker: it holds scratch state. */
export class Tracer implements Shading {
  readonly light: StudioLight;
  readonly finishes: Record<(typeof FINISHES)[number], FinishModel>;
  readonly caster: RayCaster;
  /** Width of a pixel at one metre. */
  pixelAngle = 0.001;
  floor: FloorMap | undefined;
  /** What is seen through the car's windows, and whether it has been. */
  backdrop: Backdrop;
  sawBackdrop = false;
  private readonly panels: Panels;
  /** Lit where a door stands open. */
  private readonly lamps: readonly CabinLamp[] | undefined;

  constructor(
    readonly car: CarSpec,
    private readonly scene: Scene,
    private readonly place: Place,
  ) {
    const { length, height } = car.dimensions;
    this.backdrop = place;
    this.light = new StudioLight(place.lights(length, height), place.surroundings(length));
    this.finishes = finishModels(car.colours);
    const inner = car.dimensions.width / 2 - ARCH_DEPTH;
    const [front, rear] = [archRadius(car.front) ** 2, archRadius(car.rear) ** 2];
    const inArch: CutAway = (x, y, z) => {
      if (y < inner && y > -inner) return false;
      const f = (x - car.front.x) ** 2 + (z - car.front.tyreRadius) ** 2;
      return f < front || (x - car.rear.x) ** 2 + (z - car.rear.tyreRadius) ** 2 < rear;
    };
    const door = car.openDoor;
    const cutAway: CutAway = door
      ? (x, y, z, by) =>
          by === CUT.ofDoor
            ? !inDoorway(door, ...closed(door, [x, y, z]))
            : inDoorway(door, x, y, z) || inArch(x, y, z, by)
      : inArch;
    this.caster = new RayCaster(scene, scene.cuttable, cutAway);
    this.panels = new Panels(car, this);
    this.lamps = door && cabinLamps(car);
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
      const image = this.surface(x, y, z, rx, ry, rz, s.screen, s.depth - 1);
      // a pixel of a curved mirror shows more of the car than a pixel of a flat one
      const footprint = s.footprint + image.footprint + 2 * s.turn * this.caster.distance;
      image.turn = Math.min(MOST_TURN, (image.turn * footprint) / Math.max(image.footprint, 1e-6));
      image.footprint = footprint;
      const seen = this.shade(image);
      for (let k = 0; k < 3; k++) out[k] = seen[k]!;
      s.blocked = 1;
    } else if (rz < -1e-4) {
      this.floorSeenFromCar(out, x + rx * toFloor, y + ry * toFloor, z, rx, ry, rz);
    } else {
      this.light.addTo(out, x, y, z, rx, ry, rz, Math.max(0.004, roughness) + s.turn);
    }
    return out;
  }

  /** The floor in the car's paint: its own light, and what glances off it. */
  private floorSeenFromCar(out: Rgb, x: number, y: number, z: number, rx: number, ry: number, rz: number): void {
    if (this.place.floorAt && !this.place.floorAt(x, y)) {
      // the wall stands before it
      this.light.addTo(out, x, y, z, rx, ry, rz, 0.02);
      return;
    }
    // the flatter the view, the more the floor is a mirror; a veil over the lower doors if it were a whole one
    const k = 0.03 + 0.35 * (1 + rz) ** 8;
    const glance: Rgb = [0, 0, 0];
    this.light.addTo(glance, x, y, 0.001, rx, ry, -rz, 0.2);
    const own: Rgb = [0, 0, 0];
    this.place.groundInPaint(own, x, y, this.floor ? openAt(this.floor, x, y) : 1, this.car.dimensions.length, z);
    for (let c = 0; c < 3; c++) out[c]! += own[c]! * (1 - k) + glance[c]! * k;
  }

  /** Lets light reach every vertex through what the caster says is open and through glass. */
  bakeOpenness(): void {
    const { caster, scene, panels } = this;
    const s = new Surface();
    const glazed = new Map<number, boolean>();
    const isClear = (triangle: number): boolean => {
      if (PANELS[scene.panels[triangle]!] !== 'cabin') return false;
      let clear = glazed.get(triangle);
      if (clear === undefined) {
        const corner = scene.indices[3 * triangle]!;
        const p = scene.positions.subarray(3 * corner, 3 * corner + 3) as unknown as [number, number, number];
        const door = scene.cuttable[triangle] === CUT.ofDoor ? this.car.openDoor : undefined;
        [s.x, s.y, s.z] = door ? closed(door, p) : p;
        s.station = scene.params[2 * corner]!;
        clear = panels.isGlass(s);
        glazed.set(triangle, clear);
      }
      return clear;
    };
    // a cabin that one looks into from near by shows coarse shadows as blocks
    bakeOpenness(caster, scene, isClear, this.car.openDoor && FINE_CELL);
  }

  /** The cabin through a pane: seats and dashboard dim, and the backdrop through the glass on the other side. */
  through(s: Surface): Rgb {
    const out: Rgb = [0, 0, 0];
    if (s.depth < BOUNCES) return [0.003, 0.003, 0.0031];
    const { dx, dy, dz } = s;
    const [x, y, z] = [s.x + dx * 2e-3, s.y + dy * 2e-3, s.z + dz * 2e-3];
    const inner = this.caster.cast(x, y, z, dx, dy, dz, 12) && this.surface(x, y, z, dx, dy, dz, s.screen, 0);
    // out between the lofts of body and cabin, where there is no window
    if (!inner) return out;
    if (inner.panel === 'cabin' && this.panels.isGlass(inner)) {
      // bonnet, wipers and far mirror, seen through both panes
      if (this.caster.cast(inner.x + dx * 2e-3, inner.y + dy * 2e-3, inner.z + dz * 2e-3, dx, dy, dz, 12)) return out;
      this.lookAtBackdrop(out, [s.x, s.y, s.z], s);
      return out.map((v) => v * TWO_PANES) as Rgb;
    }
    const finish = inner.panel === 'none' ? this.finishes[inner.finish] : this.finishes['cabin-plastic'];
    const light: Rgb = [0, 0, 0];
    this.light.addTo(light, inner.x, inner.y, inner.z, inner.nx, inner.ny, inner.nz, 0.9);
    const open = GLASS_TINT * inner.open;
    const rim = 0.3 * (1 - inner.cosine) ** 3;
    for (let k = 0; k < 3; k++) {
      const base = finish.base[k]!;
      out[k] = open * (base * (0.3 + light[k]! * 0.6) + rim * Math.min(0.2, base + 0.03) * light[k]!);
    }
    if (this.lamps) addCabinLight(out, this.lamps, inner, finish.base);
    return out;
  }

  /** Out of the cabin through a pane: the car's own flank, the floor, the room. */
  beyond(s: Surface): Rgb {
    const out: Rgb = [0, 0, 0];
    const { dx, dy, dz } = s;
    const [x, y, z] = [s.x + dx * 2e-3, s.y + dy * 2e-3, s.z + dz * 2e-3];
    const toFloor = dz < -1e-4 ? -z / dz : 1e9;
    if (s.depth > 0 && this.caster.cast(x, y, z, dx, dy, dz, toFloor)) {
      const seen = this.shade(this.surface(x, y, z, dx, dy, dz, s.screen, s.depth - 1));
      for (let k = 0; k < 3; k++) out[k] = seen[k]!;
    } else if (toFloor < 1e9) this.floorSeenFromCar(out, x + dx * toFloor, y + dy * toFloor, z, dx, dy, dz);
    else this.lookAtBackdrop(out, [x, y, z], s);
    return out.map((v) => v * CLEAR_TINT) as Rgb;
  }

  private lookAtBackdrop(out: Rgb, from: readonly number[], { dx, dy, dz, screen }: Surface): void {
    this.backdrop.background(out, from, [dx, dy, dz], screen);
    this.sawBackdrop = true;
  }

  /** Light from a surface towards where it was seen from. */
  shade(s: Surface): Rgb {
    if (s.panel !== 'none') return this.panels.shade(s);
    const finish = this.finishes[s.finish];
    switch (s.finish) {
      case 'tyre':
        return shadeFinish(this, s, tyreFinish(this.car, s, finish));
      case 'disc':
        return shadeFinish(this, s, discFinish(this.car, s, finish));
      case 'carbon':
        return shadeFinish(this, s, carbonFinish(s, finish));
      case 'leather':
      case 'wood':
      case 'carpet':
        return this.inCabin(s);
      default:
        return shadeFinish(this, s, finish);
    }
  }

  inCabin(s: Surface): Rgb {
    const finish = this.finishes[s.finish];
    // light of its own colour passes to and fro in there: no corner is quite dark
    if (this.lamps) s.open = 0.08 + 0.64 * s.open;
    const own = s.finish === 'wood' ? woodFinish(s, finish) : s.finish === 'carpet' ? carpetFinish(s, finish) : finish;
    const out = shadeFinish(this, s, own);
    if (this.lamps) addCabinLight(out, this.lamps, s, own.base);
    return out;
  }

  /** What the caster has just found along a ray, as a surface. */
  surface(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    screen: readonly number[],
    depth = BOUNCES,
  ): Surface {
    const s = new Surface();
    s.dx = dx;
    s.dy = dy;
    s.dz = dz;
    s.depth = depth;
    s.screen = screen;
    setHit(s, this.scene, this.caster, ox, oy, oz, this.pixelAngle);
    return s;
  }
}
