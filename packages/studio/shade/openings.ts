import type { Finish, Intake, Lamp, LampElement, MeshPattern } from '../car/spec';
import { gradient, type Shape } from '../geometry/shape';
import { clamp, normalize, type Rgb, smoothstep, type Vec3 } from '../geometry/vector';
import { roundEdge } from './edges';
import type { CompiledFeature } from './features';
import { barDistance } from './pattern';
import { type DrawnRay, descend, drawnRay } from './recess';
import { shadeFinish, shadeInside } from './shade-finish';
import { coverage, fresnel, polarised, type Shading, type Surface } from './surface';

/** From rib to rib at the far end of an opening; metres. */
const RIB = 0.014;
/** Brightest box a lamp's cover mirrors: one that faces up would else be as white as the box above it. */
const COVER_MIRRORS = 0.9;
/** What both faces of the cover together mirror straight on. */
const COVER_COAT = 0.045;
/** Its rounded rim: metres inside its edge from where to where, and how much of the light it mirrors. */
const RIM = { from: 0.0015, to: 0.004, shine: 0.5 };
/** A box mirrored in it: what reaches the eye, and how wide it is, at most a third of the cover's height. */
const SHEEN = { light: 0.05, width: 0.022 };
/** A frame behind the cover: how far, and how wide, at most a tenth of the lamp's height; its inner edge is polished. */
const BEZEL = { depth: 0.012, width: 0.009, polished: 0.002 };
/** How much of the light its cover lets into the bowl. */
const BOWL_LIT = 0.24;
const WARM_WHITE: Rgb = [0.92, 0.97, 1];

/** An opening that is looked into, painted from its far end up to the surface. */
class Opening {
  readonly out: Rgb = [0, 0, 0];
  readonly ray: DrawnRay;
  readonly shape: Shape;
  /** How the end leans where it is seen, from rib to rib. */
  private ribs = 0;

  constructor(
    private readonly shading: Shading,
    readonly s: Surface,
    private readonly c: CompiledFeature,
  ) {
    this.ray = drawnRay(c.projection, s);
    this.shape = c.feature.shape;
  }

  get height(): number {
    return this.shape.bounds[3] - this.shape.bounds[1];
  }

  /** Lays `top` over what lies deeper. */
  over(top: Rgb, opacity: number): void {
    for (let k = 0; k < 3; k++) this.out[k]! += (top[k]! - this.out[k]!) * opacity;
  }

  /** Lays a part over it. Its normal has these shares of the drawing's axes and of the way out. */
  lay(finish: Finish, [a, b, way]: Vec3, open: number, opacity = 1): void {
    const { right, up, inward } = this.c.projection;
    const [x, y, z] = normalize([
      right[0] * a + up[0] * b - inward[0] * way,
      right[1] * a + up[1] * b - inward[1] * way,
      right[2] * a + up[2] * b - inward[2] * way,
    ]);
    const { shading, s } = this;
    this.over(shadeInside(shading, s, shading.finishes[finish], [x, s.y < 0 ? -y : y, z], open), opacity);
  }

  /** Its walls and its end, darker with depth; `lit` is how much light is let in. */
  layHollow(depth: number, walls: Finish, end: Finish, lit = 1): void {
    const { s, shape } = this;
    const hit = descend(this.ray, shape, depth);
    const open = lit * (1 - 0.85 * smoothstep(0, depth, hit.depth)) * (0.25 + 0.75 * smoothstep(0, 0.5, s.z));
    if (hit.wall) {
      const [a, b] = gradient(shape, hit.a, hit.b);
      this.lay(walls, [-a, -b, 0], open * 0.8);
      return;
    }
    // the upper edge throws its shadow down the end, corners are dark
    const room = smoothstep(0, 0.05, -shape.distance(hit.a, hit.b + depth * 0.6));
    // a radiator's fins and a lamp's bowl are ribbed, where a pixel is finer than they; folded metal is not
    const ribs = walls === 'paint' ? 0 : smoothstep(RIB * 0.6, RIB * 0.2, s.footprint);
    this.ribs = ribs * Math.sin((hit.b * 2 * Math.PI) / RIB);
    this.lay(end, [0, 0.75 * this.ribs, 1], open * (0.15 + 0.85 * room));
  }

  /** A grille's bars so deep behind the surface; `lit` is the light that other bars leave them. */
  layBars(mesh: MeshPattern, depth: number, lit: number): void {
    const { shape } = this;
    const hit = descend(this.ray, shape, depth);
    if (hit.wall) return;
    const bars = { distance: (a: number, b: number) => barDistance(mesh, a, b) };
    const d = bars.distance(hit.a, hit.b);
    const solid = coverage(d, this.s.footprint * 1.2);
    if (solid === 0) return;
    // the bars are round: their normal leans away from their middle
    const lean = 0.9 * clamp(1 + (2 * d) / mesh.bar, 0, 0.9);
    const [a, b] = gradient(bars, hit.a, hit.b);
    // the lip over them keeps the light of the boxes off the upper ones
    const shadow = 0.3 + 0.7 * smoothstep(0, 0.06, -shape.distance(hit.a, hit.b + depth));
    this.lay(mesh.finish ?? 'satin-black', [a * lean, b * lean, 1], lit * shadow, solid);
  }

  /** The frame that the bowl of a lamp opens in: it slopes inwards. */
  layBezel(): void {
    const { shape, s } = this;
    const { a, b, wall } = descend(this.ray, shape, BEZEL.depth);
    if (wall) return;
    const inside = -shape.distance(a, b) - Math.min(BEZEL.width, this.height / 10);
    const seen = coverage(inside, s.footprint);
    if (seen === 0) return;
    const [u, v] = gradient(shape, a, b);
    this.lay('dark-chrome', [-u, -v, 1], 0.5, seen);
    this.lay('chrome', [-u, -v, 1], 0.6, seen * (1 - coverage(inside + BEZEL.polished, s.footprint)));
  }

  /** A part of a lamp, seen through its cover. */
  layElement({ shape, depth, as, glow = 1, colour = WARM_WHITE }: LampElement): void {
    const { ray, s, out } = this;
    const t = depth / Math.max(ray.inward, 0.15);
    const [a, b] = [ray.a + ray.da * t, ray.b + ray.db * t];
    if (this.shape.distance(a, b) > 0) return;
    const d = shape.distance(a, b);
    const solid = coverage(d, s.footprint);
    if (as === 'led') {
      // a light guide is brightest, and palest, along its middle; it lights the ribs of its bowl near by, a red one all of it
      const core = solid * (0.3 + 0.7 * smoothstep(0, -0.003, d));
      const pale = 0.3 * core * smoothstep(-0.001, -0.0045, d);
      s.shining = Math.max(s.shining, core);
      const away = Math.max(0, d);
      const halo =
        (0.07 * Math.exp(-away / 0.012) + 0.011 * (1 - Math.min(...colour)) * Math.exp(-away / 0.06)) *
        (1 + 0.35 * this.ribs);
      for (let k = 0; k < 3; k++)
        out[k] =
          out[k]! * (1 - core) + 2.8 * glow * (colour[k]! * (core + halo * (1 - core)) + pale * (1 - colour[k]!));
    } else if (solid === 0) return;
    else if (as === 'projector') this.layProjector(shape, d, a, b, solid);
    else this.lay(as, [0, 0, 1], 0.8 + 0.2 * smoothstep(0, -0.01, d), solid);
  }

  /** A round glass lens: a dark ball with a bright ring and the studio's light in it. */
  private layProjector({ bounds: [a0, b0, a1, b1] }: Shape, d: number, a: number, b: number, solid: number): void {
    const radius = Math.max(1e-3, (b1 - b0) / 2);
    const u = clamp((a - (a0 + a1) / 2) / radius, -1, 1);
    const v = clamp((b - (b0 + b1) / 2) / radius, -1, 1);
    this.lay('gloss-black', [u, v, Math.sqrt(Math.max(0.05, 1 - u * u - v * v))], 1.4, solid);
    this.lay('chrome', [0, 0, 1], 0.8, solid * smoothstep(-0.006, -0.002, d));
    // light gathered low in the ball, as in a real lens
    const gathered = 0.2 * solid * smoothstep(0.9, 0.2, Math.hypot(u, v + 0.45));
    for (let k = 0; k < 3; k++) this.out[k]! += gathered * WARM_WHITE[k]!;
  }

  /** A lamp's cover: bonded round its edge in black, and over that what it mirrors, most where its rim is rounded. */
  layCover(distance: number, width: number): void {
    const { s, shape, ray, out } = this;
    const bonded = smoothstep(-0.009, -0.003, distance) * 0.9;
    const rim = RIM.shine * (coverage(distance + RIM.from, width) - coverage(distance + RIM.to, width));
    const mirror = polarised(this.shading.mirror(s), COVER_MIRRORS);
    const coat = Math.max(rim, fresnel(COVER_COAT, s.cosine));
    // the box over the nose lies along its upper edge, graded down to a crisp lower end
    const { right, up } = this.c.projection;
    const band = Math.min(SHEEN.width, this.height / 3);
    const d = shape.distance(ray.a + right[2] * band, ray.b + up[2] * band);
    const sheen = SHEEN.light * coverage(-d, width) * (1 - 0.7 * smoothstep(0, band, d)) * (1 - s.blocked);
    for (let k = 0; k < 3; k++) out[k] = out[k]! * (1 - bonded) * (1 - coat) + mirror[k]! * coat + sheen;
  }
}

/** An air intake: walls, darkness, grille with parallax, frame. `distance` is the shape's at the surface. */
export function shadeIntake(shading: Shading, s: Surface, c: CompiledFeature, intake: Intake, distance: number): Rgb {
  const { depth = 0.09, walls = 'dark', mesh, meshDepth = 0.02, frame } = intake;
  const opening = new Opening(shading, s, c);
  opening.layHollow(depth, walls, walls === 'dark' ? 'dark' : 'satin-black');
  if (mesh) {
    // bars are as deep as wide: their back half shows past the front one, in its shadow
    opening.layBars(mesh, meshDepth + mesh.bar, 0.3);
    opening.layBars(mesh, meshDepth, 1);
  }
  if (frame) {
    // rolled like a bead: it leans outwards at its outer edge and inwards at its inner one
    const bead = { radius: frame.width / 2, lean: 0.7 };
    roundEdge(s, c, distance, 0, bead);
    roundEdge(s, c, distance + frame.width, 0, bead);
    opening.over(
      shadeFinish(shading, s, shading.finishes[frame.finish]),
      coverage(-distance - frame.width, s.footprint),
    );
  }
  return opening.out;
}

/** A lamp: housing and elements behind its cover, each at its own depth; `width` is a pixel's across the edge. */
export function shadeLamp(
  shading: Shading,
  s: Surface,
  c: CompiledFeature,
  { depth = 0.06, housing = 'dark-chrome', elements, tint }: Lamp,
  distance: number,
  width: number,
): Rgb {
  const opening = new Opening(shading, s, c);
  opening.layHollow(depth, housing, housing, BOWL_LIT);
  opening.layBezel();
  for (const element of elements) opening.layElement(element);
  if (tint) for (let k = 0; k < 3; k++) opening.out[k]! *= tint[k]!;
  opening.layCover(distance, width);
  return opening.out;
}
