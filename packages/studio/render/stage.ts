import { type Rgb, smoothstep } from '../geometry/vector';
import type { Backdrop, Place } from '../light/place';
import { type FloorMap, openAt } from './floor';
import { DISTANCE, ON_LIGHT, SHINING } from './layer';
import type { Tracer } from './tracer';

/** A car where it stands: metres along and across the floor from the place's own origin. */
export interface Actor {
  readonly tracer: Tracer;
  readonly floor: FloorMap;
  readonly at: readonly [x: number, y: number];
}

/** Cars on one floor, seen together. Each mirrors the place, not the others. */
export class Stage {
  constructor(
    private readonly actors: readonly Actor[],
    private readonly place: Place,
  ) {}

  /** Width of a pixel at one metre. */
  set pixelAngle(angle: number) {
    for (const { tracer } of this.actors) tracer.pixelAngle = angle;
  }

  /**
   * Light along a primary ray. `layer` receives the floor's mirror image apart: colour and, fourth, coverage; how far from
   * the floor what is mirrored stands; how much of the light comes from a lamp; how far away it was met; and, last, the light
   * on the place's light ground, if it has one. The image is left out unless asked for.
   */
  primary(
    o: readonly number[],
    d: readonly number[],
    screen: readonly number[],
    layer: number[],
    withFloorImage: boolean,
  ): Rgb {
    const [ox, oy, oz] = [o[0]!, o[1]!, o[2]!];
    const [dx, dy, dz] = [d[0]!, d[1]!, d[2]!];
    const { onLight } = this.place;
    const remember = (light: Rgb) => {
      for (let k = 0; k < 3; k++) layer[ON_LIGHT + k] = light[k]!;
    };
    layer.fill(0);
    const toFloor = dz < -1e-6 ? -oz / dz : 1e9;
    const met = this.nearest(ox, oy, oz, dx, dy, dz, toFloor);
    if (met) {
      const { tracer, at } = met;
      layer[DISTANCE] = tracer.caster.distance;
      const seenBefore = (backdrop: Backdrop) => {
        tracer.backdrop = backdrop;
        const surface = tracer.surface(ox - at[0], oy - at[1], oz, dx, dy, dz, screen);
        const seen = tracer.shade(surface);
        layer[SHINING] = surface.shining;
        // the floor's image, the next to look through these windows, is of the place itself
        tracer.backdrop = this.place;
        return seen;
      };
      tracer.sawBackdrop = false;
      const seen = seenBefore(this.place);
      // only through its windows does a car look different there
      const looksThrough = onLight && tracer.sawBackdrop && this.nearest(ox, oy, oz, dx, dy, dz, toFloor);
      if (onLight) remember(looksThrough ? seenBefore(onLight) : seen);
      return seen;
    }
    const out: Rgb = [0, 0, 0];
    const light: Rgb = [0, 0, 0];
    layer[DISTANCE] = toFloor;
    const x = ox + dx * toFloor;
    const y = oy + dy * toFloor;
    if (dz >= -1e-6 || (this.place.floorAt && !this.place.floorAt(x, y))) {
      this.place.background(out, o, d, screen);
      onLight?.background(light, o, d, screen);
      remember(light);
      return out;
    }
    let open = 1;
    let [distance, length] = [Infinity, 1];
    for (const { tracer, floor, at } of this.actors) {
      open *= openAt(floor, x - at[0], y - at[1]);
      const own = tracer.car.dimensions.length;
      const away = Math.hypot(x - at[0] - own / 2, (y - at[1]) * 1.25);
      if (away < distance) [distance, length] = [away, own];
    }
    layer[3] = 1;
    this.place.ground(out, { x, y, open, distance, length, screen });
    onLight?.ground(light, { x, y, open, distance, length, screen });
    const mirrored = this.nearest(x, y, 0.0005, dx, dy, -dz, 12);
    if (mirrored) {
      const far = mirrored.tracer.caster.distance;
      // in the shade under a car it shows nothing: a far wheel's hub would be a speck there
      const strength = this.place.mirrors * Math.exp(-far * 0.9) * smoothstep(0, 0.4, open);
      for (let k = 0; k < 3; k++) out[k]! *= 1 - strength * 0.85;
      if (withFloorImage) {
        const { tracer, at } = mirrored;
        const image = tracer.shade(tracer.surface(x - at[0], y - at[1], 0.0005, dx, dy, -dz, screen, 0));
        const fade = this.place.groundFade(distance, length, screen);
        // bright rims would stand out on the floor before the body does
        for (let k = 0; k < 3; k++) layer[k] = Math.min(image[k]!, 0.7) * strength * fade;
        layer[4] = far * -dz;
      }
    }
    remember(light);
    return out;
  }

  /** Whose surface the ray meets first; that actor's caster then stands at the hit. */
  private nearest(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    reach: number,
  ): Actor | undefined {
    let first: Actor | undefined;
    for (const actor of this.actors) {
      const { caster } = actor.tracer;
      if (caster.cast(ox - actor.at[0], oy - actor.at[1], oz, dx, dy, dz, reach)) {
        first = actor;
        reach = caster.distance;
      }
    }
    return first;
  }
}
