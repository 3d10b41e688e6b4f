import { cross, length, normalize, type Rgb, smoothstep, type Vec3 } from '../geometry/vector';

/** A soft box: a rectangle of light with a faded edge, lit on both sides. */
export interface LightCard {
  readonly centre: Vec3;
  /** Half-axes, metres: they carry the size. */
  readonly across: Vec3;
  readonly along: Vec3;
  /** Radiance, and its colour. */
  readonly strength: number;
  readonly colour: Rgb;
  /** Width of the faded edge as a fraction of the half-axes. */
  readonly fade: readonly [number, number];
  /** Light at the end `along` points away from, as a fraction of that at the other: a graded box. 1 unless given. */
  readonly from?: number;
}

const CARD_FLOATS = 21;

const cubic = (t: number) => t * t * (3 - 2 * t);

/** A box from -1 to 1 blurred by a smooth kernel of half-width w, at u: the whole reason there is no noise. */
function blurredBox(u: number, w: number): number {
  const rise = (1 + u) / w;
  const fall = (1 - u) / w;
  return (
    cubic(fall < -1 ? 0 : fall > 1 ? 1 : (fall + 1) / 2) + cubic(rise < -1 ? 0 : rise > 1 ? 1 : (rise + 1) / 2) - 1
  );
}

/** Adds what is seen past the lights from a point along a direction; roughness as below. */
export type Surroundings = (
  out: Rgb,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  roughness: number,
) => void;

/** All light of the studio, seen from any point in any direction with any roughness. */
export class StudioLight {
  private readonly data: Float64Array;
  private readonly count: number;

  constructor(
    cards: readonly LightCard[],
    private readonly surroundings: Surroundings,
  ) {
    this.count = cards.length;
    this.data = new Float64Array(cards.length * CARD_FLOATS);
    cards.forEach((card, i) => {
      const a = length(card.across);
      const b = length(card.along);
      this.data.set(
        [
          ...card.centre,
          ...normalize(cross(card.across, card.along)),
          ...card.across.map((v) => v / (a * a)),
          ...card.along.map((v) => v / (b * b)),
          ...card.colour.map((c) => c * card.strength),
          a,
          b,
          ...card.fade,
          card.from ?? 1,
        ],
        i * CARD_FLOATS,
      );
    });
  }

  /** Adds what is seen from o along the unit direction d; roughness is the tangent of the blur's half angle. */
  addTo(out: Rgb, ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, roughness: number): void {
    const card = this.data;
    for (let i = 0, o = 0; i < this.count; i++, o += CARD_FLOATS) {
      const nx = card[o + 3]!;
      const ny = card[o + 4]!;
      const nz = card[o + 5]!;
      const facing = dx * nx + dy * ny + dz * nz;
      if (facing > -1e-4 && facing < 1e-4) continue;
      const px = card[o]! - ox;
      const py = card[o + 1]! - oy;
      const pz = card[o + 2]! - oz;
      const t = (px * nx + py * ny + pz * nz) / facing;
      if (t <= 0.02) continue;
      const hx = dx * t - px;
      const hy = dy * t - py;
      const hz = dz * t - pz;
      const u = hx * card[o + 6]! + hy * card[o + 7]! + hz * card[o + 8]!;
      const v = hx * card[o + 9]! + hy * card[o + 10]! + hz * card[o + 11]!;
      const blur = roughness * t * (1 + 0.6 * (1 - Math.abs(facing)));
      const fu = blurredBox(u, card[o + 17]! + blur / card[o + 15]!);
      if (fu <= 0) continue;
      const fv = blurredBox(v, card[o + 18]! + blur / card[o + 16]!);
      if (fv <= 0) continue;
      const from = card[o + 20]!;
      const f = fu * fv * (from + (1 - from) * smoothstep(-1 - blur, 1 + blur, v));
      out[0] += f * card[o + 12]!;
      out[1] += f * card[o + 13]!;
      out[2] += f * card[o + 14]!;
    }
    this.surroundings(out, ox, oy, oz, dx, dy, dz, roughness);
  }
}
