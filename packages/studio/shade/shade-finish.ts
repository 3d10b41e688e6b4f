import { mix, type Rgb, smoothstep } from '../geometry/vector';
import type { FinishModel } from './finishes';
import { fresnel, rimCosine, type Shading, type Surface } from './surface';

/** The light at which the contrast of a pale paint changes nothing; less light makes it darker, more makes it lighter. */
const MIDDLE = 0.3;
const TRACED_BELOW = 0.2;

/** Light coming from a finish at a surface. */
export function shadeFinish(shading: Shading, s: Surface, finish: FinishModel): Rgb {
  const { light } = shading;
  const { open } = s;
  const underside = 1 - 0.4 * smoothstep(-0.25, -0.75, s.nz);
  const traced = finish.roughness < TRACED_BELOW && (finish.coat > 0 || finish.metal > 0) && s.depth > 0;
  let mirror: Rgb = [0, 0, 0];
  let blocked = 0;
  if (traced) {
    mirror = shading.mirror(s, finish.roughness);
    blocked = s.blocked;
  } else if (finish.coat > 0 || finish.metal > 0) {
    light.addTo(mirror, s.x, s.y, s.z, s.rx, s.ry, s.rz, Math.max(0.05, finish.roughness) + s.turn);
  }
  const hidden = (1 - 0.35 * blocked) * (s.rz < 0 ? 1 + s.rz * 0.6 : 1) * underside;
  // the closer parts face each other, the more often light of their own colour passes between them
  const flat = (1 - s.cosine) ** 2.5;
  const flop = finish.flop ?? finish.base;

  const sheen: Rgb = [0, 0, 0];
  if (finish.sheen > 0) light.addTo(sheen, s.x, s.y, s.z, s.rx, s.ry, s.rz, finish.sheenRoughness);
  // the broad lobe looks between the normal and the mirror direction
  const broad: Rgb = [0, 0, 0];
  const hx = s.nx * 0.58 + s.rx * 0.42;
  const hy = s.ny * 0.58 + s.ry * 0.42;
  const hz = s.nz * 0.58 + s.rz * 0.42;
  const h = 1 / (Math.hypot(hx, hy, hz) || 1);
  light.addTo(broad, s.x, s.y, s.z, hx * h, hy * h, hz * h, 0.75);

  // at the outline a reflection is thinner than a pixel: it would be a broken white line
  const coat =
    finish.coat > 0 ? fresnel(finish.coat, rimCosine(s), finish.roughness) * smoothstep(0.02, 0.1, s.cosine) : 0;
  const edge = finish.sheen > 0.2 ? 0.05 * (1 - s.cosine) ** 4 : 0;
  const brightest = Math.max(finish.base[0], finish.base[1], finish.base[2], 1e-4);
  // a light mirrored at a flat angle is limited; less on pale paint, where it must still be visible
  const lacquer = coat / (1 + (coat * Math.max(mirror[0], mirror[1], mirror[2])) / (1 + 2 * brightest));
  // flakes below the lacquer colour what it mirrors at a flat angle
  const tint = Math.min(0.42, 2 * coat) * Math.min(1, 0.15 + 2 * finish.sheen);
  // a pale paint is modelled more deeply: it would be one white patch
  const contrast = finish.flop ? 0.3 * Math.min(...finish.base) : 0;
  const out: Rgb = [0, 0, 0];
  for (let k = 0; k < 3; k++) {
    const base = mix(finish.base[k]!, flop[k]!, flat);
    const hue = finish.flop ? mix(1, finish.base[k]! / brightest, tint) : 1;
    const shade = (hidden * open) / (1 - Math.min(0.8, base * 1.6) * (1 - open));
    const lit = (sheen[k]! * finish.sheen + broad[k]! * finish.broad) * shade;
    const body = (base + edge * hue) * lit * (lit / MIDDLE) ** contrast;
    const metal = mirror[k]! * finish.metal * (0.35 + 0.65 * (base / brightest)) * Math.sqrt(brightest);
    out[k] = body * (1 - coat) + (mirror[k]! * lacquer * hue + metal) * underside * (traced ? mixOpen(open) : open);
  }
  return out;
}

/** A traced mirror already knows what hides the light; deep corners still lose a little. */
const mixOpen = (open: number) => 0.6 + 0.4 * open;

/** As above, without mirror rays, for surfaces inside recesses: `n` is the normal, `open` how much light gets in. */
export function shadeInside(
  shading: Shading,
  s: Surface,
  finish: FinishModel,
  n: readonly [number, number, number],
  open: number,
): Rgb {
  const { light } = shading;
  const towards = s.dx * n[0] + s.dy * n[1] + s.dz * n[2];
  const r: Rgb = [s.dx - 2 * towards * n[0], s.dy - 2 * towards * n[1], s.dz - 2 * towards * n[2]];
  const soft: Rgb = [0, 0, 0];
  const gloss: Rgb = [0, 0, 0];
  light.addTo(soft, s.x, s.y, s.z, n[0], n[1], n[2], 0.8);
  light.addTo(gloss, s.x, s.y, s.z, r[0], r[1], r[2], Math.max(0.08, finish.roughness));
  const shine =
    (finish.coat > 0 ? fresnel(finish.coat, Math.abs(towards)) : 0) + finish.metal * 0.6 + finish.sheen * 0.1;
  const out: Rgb = [0, 0, 0];
  for (let k = 0; k < 3; k++) {
    const tint = finish.metal > 0 ? finish.base[k]! : 1;
    out[k] = open * (finish.base[k]! * soft[k]! * (finish.broad + finish.sheen * 0.5) + gloss[k]! * shine * tint);
  }
  return out;
}
