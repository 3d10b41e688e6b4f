import { BodySections } from '../car/body';
import { CabinSections, cabinCurves } from '../car/cabin';
import { closed, turnedBack, turnedWith } from '../car/open-door';
import type { CarSpec, Feature, OpenDoor } from '../car/spec';
import { projection } from '../car/view';
import type { Shape } from '../geometry/shape';
import { type Rgb, smoothstep } from '../geometry/vector';
import { COVER, FLUSH, foldCrease, roundEdge, SHEET } from './edges';
import { type CompiledFeature, compileFeatures, featureDistance } from './features';
import { shadeIntake, shadeLamp } from './openings';
import { shadeFinish } from './shade-finish';
import { coverage, fresnel, polarised, type Shading, Surface } from './surface';

const GAP_WIDTH = 0.004;
/** Between the metal and a black part. */
const JOINT = 0.003;
const FRIT = 0.018;
/** Over the bonnet's end the windscreen is printed this far up, where wipers lie; metres. */
const PRINTED_FOOT = 0.055;
/** Width of the rubber lip a pane is set in. */
const SEAL = 0.005;
/** Brightest box a pane mirrors, and the softness of its edge: dark glass with a sheen, never a white band. */
const PANE_MIRRORS = 1.4;
const PANE_SOFTNESS = 0.02;
/**
 * A silk over the set that only side windows mirror: the tangents of the height, across the car, at which its edge begins, is
 * whole, and is fainter again. Its edge lies across the upper half of most windows, and shows that they are glass.
 */
const SILK = { strength: 0.11, edge: [1.75, 1.9], faint: 4, kept: 0.3 } as const;
function silk(s: Surface): number {
  const height = s.rz / Math.max(1e-3, Math.abs(s.ry));
  const { strength, edge, faint, kept } = SILK;
  return (
    strength * (1 - s.blocked) * smoothstep(...edge, height) * (1 - (1 - kept) * smoothstep(edge[1], faint, height))
  );
}
/** A graded ceiling that only wind- and rear screens mirror, brighter towards the zenith: they are glass, not a hole. */
const CEILING = { strength: 0.075, from: 0.3, to: 1 } as const;
const ceiling = (s: Surface) => CEILING.strength * (1 - s.blocked) * smoothstep(CEILING.from, CEILING.to, s.rz);
/** Light that reaches the lining of pillars and roof, of what there is outside. */
const LINING_OPEN = 0.35;
/** What a pane mirrors; held at a flat angle, where it would hide the cabin behind a white veil. */
const paneCoat = (s: Surface) => fresnel(0.055, Math.max(s.cosine, 0.4));
const PRINT_COLOUR: Rgb = [0.0015, 0.0015, 0.0015];
const GAP_COLOUR: Rgb = [0.0015, 0.0015, 0.0015];
/** Farther from a feature than this it does not show; metres. */
const NEARBY = 0.025;
/** A door's gap runs up to a window that is no more than so far over it, else it ends so high over the belt; metres. */
const DOOR_LINE = { toWindow: 0.08, overBelt: 0.015 } as const;
/** The rubber and trim that every side window stands in, unless the car has its own. */
const BELT_TRIM = { width: 0.009, finish: 'gloss-black' } as const;
/** A frame up to this width is a bead; a wider one is a panel of the greenhouse. */
const WIDEST_BEAD = 0.03;
/** The windscreen's darker upper edge: metres from where to where, and how much it keeps back. */
const TINT_BAND = { from: 0.16, to: 0.03, kept: 0.75 };

/** Whether a part is bolted to the metal: the paint is folded at its edge, and there is a joint. */
const isBolted = (feature: Feature) =>
  feature.kind === 'trim' && !feature.on && (feature.finish === 'satin-black' || feature.finish === 'gloss-black');
/** Metal is folded into every edge but a flush one; within the edge a lamp's cover bulges, an intake's mouth is flat. */
const roundingOf = (feature: Feature, distance: number) =>
  (feature.kind === 'trim' && !isBolted(feature)) || (feature.kind === 'intake' && distance < 0)
    ? FLUSH
    : feature.kind === 'lamp' && distance < 0
      ? COVER
      : SHEET;
/** Half the open line along an edge. */
const halfGap = (feature: Feature) =>
  feature.kind === 'gap' ? (feature.width ?? GAP_WIDTH) / 2 : isBolted(feature) ? JOINT / 2 : 0;

/** Shades the two lofts: their features are looked up at the very point that was hit. */
export class Panels {
  private readonly features: CompiledFeature[];
  private readonly curves;
  /** Where the windscreen's printed foot ends. */
  private readonly foot: number;

  constructor(
    private readonly car: CarSpec,
    private readonly shading: Shading,
  ) {
    // topmost first
    this.features = compileFeatures(car).reverse();
    this.curves = cabinCurves(car.cabin);
    this.foot = new CabinSections(car.cabin).cowl(new BodySections(car).top) + PRINTED_FOOT;
  }

  /** The side glass in side view, about this surface: its figure, cut off below the rail. */
  private sideGlass(s: Surface): Shape {
    const { sideGlass, railHeight = 0.03 } = this.car.cabin;
    const { roof, drop } = this.curves;
    const rail = (station: number) => roof(station) - drop(station) - railHeight;
    return { ...sideGlass, distance: (x, z) => Math.max(sideGlass.distance(x, z), z - rail(x + s.station - s.x)) };
  }

  /** Distances to the nearest edge of a pane (negative on glass), of the side glass, and of what is black within a pane. */
  glass(s: Surface): { pane: number; side: number; pillar: number } {
    const { cabin } = this.car;
    const y = Math.abs(s.y);
    const rail = this.curves.rail(s.station);
    const railZ = this.curves.roof(s.station) - this.curves.drop(s.station);
    const side = this.sideGlass(s).distance(s.x, s.z);
    // y beyond the rail is the flank: only there can the side glass be
    const onFlank = y > rail - 0.02;
    let pillar = onFlank ? Infinity : s.station - this.foot;
    for (const [low, high, half] of onFlank ? (cabin.pillars ?? []) : []) {
      const t = (s.z - this.curves.belt(s.station)) / Math.max(0.05, railZ - this.curves.belt(s.station));
      pillar = Math.min(pillar, Math.abs(s.x - (low + (high - low) * t)) - half);
    }
    const { windscreen, rearScreen } = cabin;
    let screens = Math.max(s.station - windscreen.to, y - (rail - windscreen.pillar));
    if (rearScreen) {
      const rear = Math.max(rearScreen.from - s.station, s.station - rearScreen.to, y - (rail - rearScreen.pillar));
      screens = Math.min(screens, rear);
    }
    return { pane: Math.min(screens, onFlank ? side : Infinity), side: onFlank ? side : Infinity, pillar };
  }

  /** Whether a surface of the greenhouse is clear glass; one of an open door is asked about in its closed place. */
  isGlass(s: Surface): boolean {
    const { pane, pillar } = this.glass(s);
    // figures of panes run on below the belt, where the body hides them outside
    return pane < -FRIT && pillar > 0 && s.z > this.curves.belt(s.station);
  }

  shade(s: Surface): Rgb {
    const { finishes } = this.shading;
    const door = this.car.openDoor;
    // what is drawn on the door is looked up where it lies when closed
    const drawn = door && s.ofDoor ? asClosed(s, door) : s;
    if (s.inside) {
      if (door && s.panel === 'cabin') {
        if (this.isGlass(drawn)) return this.paneFromWithin(s);
        // pillars and roof are lined; how much light there is, is known of their outside only
        s.finish = 'leather';
        s.open = LINING_OPEN;
        return this.shading.inCabin(s);
      }
      return shadeFinish(this.shading, s, finishes.dark);
    }
    const stack = new LayerStack();
    const features = this.present(drawn);
    if (door && s.ofDoor) takeLean(s, drawn, door);
    for (const [compiled, d, width] of features) {
      const { feature } = compiled;
      const half = halfGap(feature);
      if (half > 0) stack.lay(GAP_COLOUR, coverage(Math.abs(d) - half, width) - coverage(Math.abs(d) + half, width));
      if (feature.kind === 'gap') continue;
      const seen = coverage(d, width);
      if (seen === 0) continue;
      if (feature.kind === 'trim') stack.lay(shadeFinish(this.shading, s, finishes[feature.finish]), seen);
      else if (feature.kind === 'intake') stack.lay(shadeIntake(this.shading, s, compiled, feature, d), seen);
      else if (feature.kind === 'lamp') stack.lay(shadeLamp(this.shading, s, compiled, feature, d, width), seen);
      if (stack.isFull) return stack.colour;
    }
    if (s.panel === 'cabin') this.layGlass(s, stack, drawn);
    if (!stack.isFull) stack.lay(shadeFinish(this.shading, s, finishes.paint), 1);
    return stack.colour;
  }

  /**
   * The features that reach this point, topmost first, with their distances and the width of a pixel across their edges; the
   * surface is rounded off towards them.
   */
  private present(s: Surface): [CompiledFeature, number, number][] {
    const found: [CompiledFeature, number, number][] = [];
    let covered = false;
    for (const compiled of this.features) {
      const { feature } = compiled;
      if (covered && feature.kind !== 'crease') continue;
      const d = featureDistance(compiled, s);
      if (d > NEARBY) continue;
      if (s.panel === 'cabin' && feature.kind === 'gap' && feature.view === 'side' && this.isOverDoor(s)) continue;
      if (feature.kind === 'crease') {
        if (d < 0) foldCrease(s, compiled, feature, d);
        continue;
      }
      const width = roundEdge(s, compiled, d, halfGap(feature), roundingOf(feature, d));
      found.push([compiled, d, width]);
      if (feature.kind === 'gap' || d >= -width) continue;
      // a flush trim hides what is drawn below it, but is folded as the metal is
      if (feature.kind !== 'trim') break;
      covered = true;
    }
    return found;
  }

  /** Whether the door's metal ends below this point of the greenhouse. */
  private isOverDoor(s: Surface): boolean {
    const { frame = BELT_TRIM } = this.car.cabin;
    const window = this.sideGlass(s);
    if (window.distance(s.x, s.z) < frame.width) return true;
    const high = s.z > this.curves.belt(s.station) + DOOR_LINE.overBelt;
    return high && window.distance(s.x, s.z + DOOR_LINE.toWindow) > 0;
  }

  /** A pane from the cabin's side: what lies beyond it, and a little of the room mirrored in it. */
  private paneFromWithin(s: Surface): Rgb {
    const coat = paneCoat(s);
    const mirror = polarised(this.shading.mirror(s, PANE_SOFTNESS), PANE_MIRRORS);
    return this.shading.beyond(s).map((seen, k) => seen * (1 - coat) + mirror[k]! * coat) as Rgb;
  }

  /** Clear glass, then its black printed edge and pillars, then a frame round the side glass. */
  private layGlass(s: Surface, stack: LayerStack, drawn: Surface): void {
    const { pane, side, pillar } = this.glass(drawn);
    const { frame = BELT_TRIM, windscreen } = this.car.cabin;
    const clear = Math.min(coverage(pane + FRIT, s.footprint), 1 - coverage(pillar, s.footprint));
    const printed = coverage(pane, s.footprint);
    const seal = coverage(pane, s.footprint) - coverage(pane + SEAL, s.footprint);
    if (seal > 0) stack.lay(shadeFinish(this.shading, s, this.shading.finishes['satin-black']), seal);
    if (printed > 0) {
      const mirror = polarised(this.shading.mirror(s, PANE_SOFTNESS), PANE_MIRRORS);
      const coat = paneCoat(s);
      const over = side < 0 ? silk(s) : ceiling(s);
      const behind = (seen: Rgb) => seen.map((v, k) => v * (1 - coat) + mirror[k]! * coat + over) as Rgb;
      if (clear > 0) {
        const { from, to, kept } = TINT_BAND;
        const below = windscreen.to - s.station;
        const tint = below < 0 ? 1 : 1 - kept * smoothstep(from, to, below);
        stack.lay(behind(this.shading.through(s).map((c) => c * tint) as Rgb), clear);
      }
      // the print is on the inside: it mirrors what the clear glass does
      stack.lay(behind(PRINT_COLOUR), printed);
      // what frames the pane has a sharper mirror image of its own
      s.mirror = undefined;
      s.blocked = 0;
    }
    if (side < frame.width + s.footprint) {
      // on an open door the line lies elsewhere
      if (frame.width < WIDEST_BEAD && s === drawn) {
        const edge = { projection: projection('side'), feature: { shape: this.sideGlass(s) } };
        const bead = { radius: frame.width / 2, lean: 0.7 };
        for (const from of [0, frame.width]) roundEdge(s, edge, side - from, 0, bead);
        s.mirror = undefined;
      }
      const framed = shadeFinish(this.shading, s, this.shading.finishes[frame.finish]);
      stack.lay(framed, coverage(side - frame.width, s.footprint));
    }
  }
}

/** The same surface where it lies when its door is closed. */
function asClosed(s: Surface, door: OpenDoor): Surface {
  const at = Object.assign(new Surface(), s);
  [at.x, at.y, at.z] = closed(door, [s.x, s.y, s.z]);
  [at.dx, at.dy, at.dz] = turnedBack(door, [s.dx, s.dy, s.dz]);
  [at.nx, at.ny, at.nz] = turnedBack(door, [s.nx, s.ny, s.nz]);
  [at.gx, at.gy, at.gz] = turnedBack(door, [s.gx, s.gy, s.gz]);
  [at.rx, at.ry, at.rz] = turnedBack(door, [s.rx, s.ry, s.rz]);
  return at;
}

/** Gives the surface the lean that features have given it in its closed place. */
function takeLean(s: Surface, at: Surface, door: OpenDoor): void {
  [s.nx, s.ny, s.nz] = turnedWith(door, [at.nx, at.ny, at.nz]);
  [s.rx, s.ry, s.rz] = turnedWith(door, [at.rx, at.ry, at.rz]);
  s.cosine = at.cosine;
  s.turn = at.turn;
}

/** Colours laid from the top down, each over what will follow. */
class LayerStack {
  readonly colour: Rgb = [0, 0, 0];
  private left = 1;

  get isFull(): boolean {
    return this.left < 0.02;
  }

  lay(colour: Rgb, opacity: number): void {
    const k = this.left * opacity;
    this.colour[0] += colour[0] * k;
    this.colour[1] += colour[1] * k;
    this.colour[2] += colour[2] * k;
    this.left -= k;
  }
}
