import type { Finish, Intake, Lamp } from '../car/spec';
import { normalize, type Rgb, smoothstep } from '../geometry/vector';
import type { CompiledFeature } from './features';
import { barDistance } from './pattern';
import { type DrawnRay, descend, drawnRay, wallNormal } from './recess';
import { shadeFinish, shadeInside } from './shade-finish';
import { coverage, fresnel, polarised, type Shading, type Surface } from './surface';

/** From rib to rib at the far end of an opening; metres. */
const RIB = 0.014;

/** Lays `top` over `out` with the given opacity. */
function over(out: Rgb, top: Rgb, opacity: number): void {
  for (let k = 0; k < 3; k++) out[k] = out[k]! + (top[k]! - out[k]!) * opacity;
}

/** A direction of the described half, on the side of the car the surface is on. */
const onSide = (s: Surface, n: readonly [number, number, number]): [number, number, number] => [
  n[0],
  s.y < 0 ? -n[1] : n[1],
  n[2],
];

const outwards = (c: CompiledFeature): [number, number, number] => {
  const i = c.projection.inward;
  return [-i[0], -i[1], -i[2]];
};

/** Walls and the end of an opening, darker with depth. */
function hollow(
  shading: Shading,
  s: Surface,
  c: CompiledFeature,
  ray: DrawnRay,
  depth: number,
  walls: Intake['walls'],
  end: Finish,
): Rgb {
  const hit = descend(ray, c.feature.shape, depth);
  const open = (1 - 0.85 * smoothstep(0, depth, hit.depth)) * (0.25 + 0.75 * smoothstep(0, 0.5, s.z));
  if (hit.wall) {
    const normal = onSide(s, wallNormal(c.projection, c.feature.shape, hit.a, hit.b));
    return shadeInside(shading, s, shading.finishes[walls ?? 'satin-black'], normal, open * 0.8);
  }
  // corners are darker than the middle; a radiator's fins and a lamp's bowl are ribbed, where a pixel is finer than they
  const room = smoothstep(0, 0.05, -c.feature.shape.distance(hit.a, hit.b));
  const lean = 0.75 * Math.sin((hit.b * 2 * Math.PI) / RIB) * smoothstep(RIB * 0.6, RIB * 0.2, s.footprint);
  const [face, { up }] = [outwards(c), c.projection];
  const normal = onSide(s, normalize([face[0] + up[0] * lean, face[1] + up[1] * lean, face[2] + up[2] * lean]));
  return shadeInside(shading, s, shading.finishes[end], normal, open * (0.5 + 0.5 * room));
}

/** An air intake: frame, grille with parallax, walls, darkness. `distance` is the shape's at the surface. */
export function shadeIntake(shading: Shading, s: Surface, c: CompiledFeature, intake: Intake, distance: number): Rgb {
  const ray = drawnRay(c.projection, s);
  const out = hollow(
    shading,
    s,
    c,
    ray,
    intake.depth ?? 0.09,
    intake.walls,
    intake.walls === 'dark' ? 'dark' : 'satin-black',
  );
  if (intake.mesh) {
    const depth = intake.meshDepth ?? 0.02;
    const hit = descend(ray, intake.shape, depth);
    if (!hit.wall) {
      const d = barDistance(intake.mesh, hit.a, hit.b);
      const solid = coverage(d, s.footprint * 1.2);
      if (solid > 0) {
        // the bars are round: their normal leans away from their middle
        const e = 0.001;
        const { right, up } = c.projection;
        const la = (barDistance(intake.mesh, hit.a + e, hit.b) - d) / e;
        const lb = (barDistance(intake.mesh, hit.a, hit.b + e) - d) / e;
        const lean = Math.min(0.9, Math.max(0, (d + intake.mesh.bar / 2) / (intake.mesh.bar / 2)));
        const face = outwards(c);
        const n = [0, 1, 2].map((k) => face[k]! + (right[k]! * la + up[k]! * lb) * lean * 0.9);
        const size = Math.hypot(n[0]!, n[1]!, n[2]!) || 1;
        const normal = onSide(s, [n[0]! / size, n[1]! / size, n[2]! / size]);
        const shadow = 0.45 + 0.55 * smoothstep(0, 0.03, -distance);
        over(
          out,
          shadeInside(shading, s, shading.finishes[intake.mesh.finish ?? 'satin-black'], normal, shadow),
          solid,
        );
      }
    }
  }
  if (intake.frame) {
    const inside = coverage(-distance - intake.frame.width, s.footprint);
    over(out, shadeFinish(shading, s, shading.finishes[intake.frame.finish]), inside);
  }
  return out;
}

/** Brightest box a lens mirrors: one that faces up would else be as white as the box above it. */
const LENS_MIRRORS = 1.6;

const WARM_WHITE: Rgb = [0.92, 0.97, 1];

/** A round glass lens: a dark ball with a bright ring and the studio's light in it. */
function projector(
  shading: Shading,
  s: Surface,
  c: CompiledFeature,
  distance: number,
  a: number,
  b: number,
  bounds: readonly number[],
): Rgb {
  const ca = (bounds[0]! + bounds[2]!) / 2;
  const cb = (bounds[1]! + bounds[3]!) / 2;
  const radius = Math.max(1e-3, (bounds[3]! - bounds[1]!) / 2);
  const u = Math.max(-1, Math.min(1, (a - ca) / radius));
  const v = Math.max(-1, Math.min(1, (b - cb) / radius));
  const w = Math.sqrt(Math.max(0.05, 1 - u * u - v * v));
  const { right, up, inward } = c.projection;
  const n = [0, 1, 2].map((k) => right[k]! * u + up[k]! * v - inward[k]! * w);
  const out = shadeInside(shading, s, shading.finishes['gloss-black'], onSide(s, [n[0]!, n[1]!, n[2]!]), 1.4);
  const ring = smoothstep(-0.006, -0.002, distance);
  over(out, shadeInside(shading, s, shading.finishes.chrome, onSide(s, outwards(c)), 0.8), ring);
  // light gathered low in the ball, as in a real lens
  const gathered = 0.35 * smoothstep(0.9, 0.2, Math.hypot(u, v + 0.45));
  for (let k = 0; k < 3; k++) out[k] = out[k]! + gathered * WARM_WHITE[k]! * 0.35;
  return out;
}

/** A lamp: housing and elements behind a lens, each at its own depth. */
export function shadeLamp(shading: Shading, s: Surface, c: CompiledFeature, lamp: Lamp, distance: number): Rgb {
  const ray = drawnRay(c.projection, s);
  const depth = lamp.depth ?? 0.06;
  const inward = Math.max(ray.inward, 0.15);
  const out = hollow(shading, s, c, ray, depth, lamp.housing ?? 'gloss-black', lamp.housing ?? 'gloss-black');
  for (const element of lamp.elements) {
    const t = element.depth / inward;
    const a = ray.a + ray.da * t;
    const b = ray.b + ray.db * t;
    if (lamp.shape.distance(a, b) > 0) continue;
    const d = element.shape.distance(a, b);
    if (element.as === 'led') {
      const glow = (element.glow ?? 1) * 2.6;
      const colour = element.colour ?? WARM_WHITE;
      // a light guide is brightest along its middle, and lights the bowl it lies in
      const core = coverage(d, s.footprint) * (0.3 + 0.7 * smoothstep(0, -0.005, d));
      s.shining = Math.max(s.shining, core);
      const halo = 0.08 * Math.exp(-Math.max(0, d) / 0.013);
      for (let k = 0; k < 3; k++) {
        out[k] = out[k]! * (1 - core) + glow * colour[k]! * (core + halo * (1 - core));
      }
      continue;
    }
    const solid = coverage(d, s.footprint);
    if (solid === 0) continue;
    const top =
      element.as === 'projector'
        ? projector(shading, s, c, d, a, b, element.shape.bounds)
        : shadeInside(
            shading,
            s,
            shading.finishes[element.as],
            onSide(s, outwards(c)),
            0.8 + 0.2 * smoothstep(0, -0.01, d),
          );
    over(out, top, solid);
  }
  if (lamp.tint) for (let k = 0; k < 3; k++) out[k] = out[k]! * lamp.tint[k]!;
  // the lens itself: a dark bonded edge, then the reflection on top
  const bonded = smoothstep(-0.007, -0.002, distance) * 0.8;
  const mirror = polarised(shading.mirror(s), LENS_MIRRORS);
  const coat = fresnel(0.03, s.cosine);
  for (let k = 0; k < 3; k++) out[k] = out[k]! * (1 - bonded) * (1 - coat) + mirror[k]! * coat;
  return out;
}
