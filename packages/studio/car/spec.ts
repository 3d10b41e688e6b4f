/**
 * What a car is made of. Lengths in metres; x = 0 at the nose and rises to the tail, y is outwards from the middle (one
 * side is described, the other is its mirror), z = 0 on the floor. Colours are linear light, 0 to 1.
 */
import type { Mesh } from '../geometry/mesh';
import type { Shape } from '../geometry/shape';
import type { ControlPoint, CurveSpec, Points } from '../geometry/spline';
import type { Rgb, Vec2, Vec3 } from '../geometry/vector';

/** What a surface looks like. `paint` and `second-paint` take the car's colours. */
export const FINISHES = [
  'paint',
  'second-paint',
  'gloss-black',
  'satin-black',
  'grained',
  'dark',
  'chrome',
  'dark-chrome',
  'satin-metal',
  'carbon',
  'rim',
  'rim-face',
  'tyre',
  'disc',
  'caliper',
  'leather',
  'cloth',
  'cabin-plastic',
  'plate',
  'glass',
  'red-lens',
  'wood',
  'carpet',
] as const;
export type Finish = (typeof FINISHES)[number];

/** `side` is drawn in (x, z); `front` and `rear` in (y, z); `plan`, from above, in (x, y). */
type ViewName = 'side' | 'front' | 'rear' | 'plan';
/** A view tilted to face a slanted surface: `right` and `up` are the drawing's axes, `inward` points into the car. */
export interface ObliqueView {
  readonly origin: Vec3;
  readonly right: Vec3;
  readonly up: Vec3;
}
export type View = ViewName | ObliqueView;

/** Only where the surface lies inside these ranges. Defaults: front x < front axle, rear x > rear axle, side y > 0.3 W. */
export interface Within {
  readonly x?: Vec2;
  readonly y?: Vec2;
  readonly z?: Vec2;
  /** Only where the surface faces the view at least so much: cosine, 0 any angle .. 1 straight on. */
  readonly facing?: number;
}

interface Drawn {
  readonly view: View;
  readonly shape: Shape;
  readonly within?: Within;
  /** On the body (default), the greenhouse, or both. */
  readonly on?: 'body' | 'cabin' | 'both';
}

export type MeshPattern =
  | { readonly kind: 'honeycomb' | 'diamond'; readonly cell: number; readonly bar: number; readonly finish?: Finish }
  | { readonly kind: 'vertical' | 'horizontal'; readonly cell: number; readonly bar: number; readonly finish?: Finish };

/** A panel gap along the edge of a shape (a line: use `stroke(points, 0)` or a closed outline). */
interface Gap extends Drawn {
  readonly kind: 'gap';
  /** Metres; default 0.004. */
  readonly width?: number;
}

/** A flush area in another finish: black trim, chrome strips, two-tone, painted roofs. */
interface Trim extends Drawn {
  readonly kind: 'trim';
  readonly finish: Finish;
}

/** An opening with real depth: the ray goes on inside to its walls, then to a mesh or to darkness. */
export interface Intake extends Drawn {
  readonly kind: 'intake';
  /** How deep it is, along the view's direction; default 0.09. */
  readonly depth?: number;
  /** Dark unless given. */
  readonly walls?: Finish;
  /** A grille `meshDepth` (default 0.02) behind the surface. */
  readonly mesh?: MeshPattern;
  readonly meshDepth?: number;
  /** A bright or black frame just inside the edge. */
  readonly frame?: { readonly width: number; readonly finish: Finish };
}

export interface LampElement {
  readonly shape: Shape;
  /** How far behind the lens, metres. */
  readonly depth: number;
  /** `led`: gives light. `projector`: a round glass lens in a dark ring. Otherwise a finish. */
  readonly as: 'led' | 'projector' | Finish;
  /** Light given, for `led`: 1 is a glowing line, 4 a dazzling one. */
  readonly glow?: number;
  readonly colour?: Rgb;
}

/** A cover over a bowl with parts at different depths; seen with parallax. */
export interface Lamp extends Drawn {
  readonly kind: 'lamp';
  /** Of the bowl; default 0.06. */
  readonly depth?: number;
  /** The bowl; default dark chrome. */
  readonly housing?: Finish;
  readonly elements: readonly LampElement[];
  /** Colour of the lens itself; default clear. */
  readonly tint?: Rgb;
}

/** A fold of the metal along a line: bends the surface to both sides, so that the edge between light and shade is sharp. */
export interface Crease extends Omit<Drawn, 'shape'> {
  readonly kind: 'crease';
  /** Control points of a smooth line. */
  readonly line: Points;
  /** How far each side leans away from the line, as a tangent: .1 soft .. .5 knife; negative is a valley. */
  readonly lean: number;
  /** Metres to each side over which the surface comes back to itself; default .05. */
  readonly reach?: number;
  /** It fades out over so much towards its ends, along the view's first axis; default .25. */
  readonly taper?: number;
}

export type Feature = Gap | Trim | Intake | Lamp | Crease;

/** Pushes the surface in (positive) or out (negative) inside a shape: scallops, creases, bonnet vents' soft edges. */
export interface Relief extends Drawn {
  readonly depth: number;
  /** The width over which it eases in, from the edge inwards; at least 0.03 or it shows the mesh. */
  readonly softness: number;
}

/** The lower body. All curves are along x. */
interface BodySpec {
  /** Height of the centre line. */
  readonly top: CurveSpec;
  /** Height of the crest over the wheels and doors. */
  readonly shoulder: CurveSpec;
  /** Height of the sill. */
  readonly bottom: CurveSpec;
  /** Half-width as a fraction of half the car's width. */
  readonly plan: CurveSpec;
  /** How far the crest lies inside the widest line. */
  readonly shoulderInset: CurveSpec;
  /** How far the sill lies inside the widest line. */
  readonly tuck: CurveSpec;
  /** Hollow of the flank between sill and widest line; default 0. */
  readonly scallop?: CurveSpec;
  /** Where the widest line is: 0 sill .. 1 shoulder; default 0.68. */
  readonly widest?: CurveSpec;
  /** Dip between crest and centre line; default 0. */
  readonly valley?: CurveSpec;
  /** 1 round .. 4 crisp: the crest, and the widest line; default 2 and 1.5. */
  readonly shoulderSharpness?: CurveSpec;
  readonly flankSharpness?: CurveSpec;
  /** Camber of the bonnet and deck; default 0.02. */
  readonly crown?: number;
  /** Corners in plan: over `length` the width closes as a superellipse (2.2 pointed, 3.5 square). */
  readonly noseEnd: { readonly length: number; readonly power: number };
  readonly tailEnd: { readonly length: number; readonly power: number };
  /** Profile of nose and tail: shift along x [z, shift], fading out over 0.9 m. */
  readonly noseProfile: Points;
  readonly tailProfile: Points;
  /** Lip of the arches, front and rear: how far it stands out. */
  readonly flare?: Vec2;
  readonly reliefs?: readonly Relief[];
  /** A different section: control points from the sill's middle up round the flank to the top's middle. */
  readonly section?: (standard: readonly ControlPoint[], x: number) => readonly ControlPoint[];
}

/** The greenhouse: its own loft, pushed into the body; where they meet is the cowl and the belt. */
export interface CabinSpec {
  /** Along x from `from` to `to`; the ends lie inside the body. */
  readonly from: number;
  readonly to: number;
  /** Height of the roof's centre line. */
  readonly roof: CurveSpec;
  /** Half-width at the belt and at the roof rail. */
  readonly base: CurveSpec;
  readonly rail: CurveSpec;
  /** How far the rail lies below the roof's centre. */
  readonly drop: CurveSpec;
  /** Height of the belt. */
  readonly belt: CurveSpec;
  /** Outward swell of the side glass; default 0.015. */
  readonly bulge?: number;
  /** 1 round .. 3 crisp roof rail; default 2.2. */
  readonly railSharpness?: number;
  /** How far the screens' sides sweep back (windscreen) and forward (rear screen). */
  readonly wrapFront?: number;
  readonly wrapRear?: number;
  /** Side glass, in side view. */
  readonly sideGlass: Shape;
  /** Black pillars inside the side glass: [x at the belt, x at the rail, half-width]. */
  readonly pillars?: readonly (readonly [number, number, number])[];
  /** Roof rail left above the side glass; default 0.03. */
  readonly railHeight?: number;
  /** Windscreen: station of its upper edge; width of the A pillars. */
  readonly windscreen: { readonly to: number; readonly pillar: number };
  /** Rear screen: stations of both edges, pillar width. Leave out for none. */
  readonly rearScreen?: { readonly from: number; readonly to: number; readonly pillar: number };
  /** A frame round the side glass. */
  readonly frame?: { readonly width: number; readonly finish: Finish };
  /** Where the cabin is open inside (no deck under the glass): stations. */
  readonly open: Vec2;
}

export interface SpokeArm {
  /** Angle at hub and at rim, radians from the spoke's middle. */
  readonly angle: Vec2;
  /** Width at hub and at rim, metres. */
  readonly width: Vec2;
  /** From and to, as fractions of the way from hub to rim; default 0 and 1. */
  readonly span?: Vec2;
}

export interface WheelSpec {
  readonly count: number;
  /** Arms of one spoke, repeated `count` times; helpers in `wheel-designs.ts`. */
  readonly arms: readonly SpokeArm[];
  readonly hubRadius: number;
  /** How much the hub lies behind the rim (concave); negative is domed. */
  readonly dish: number;
  /** Thickness of a spoke. */
  readonly thickness?: number;
  readonly bolts: number | 'centre-lock';
  /** A plain disc out to this fraction of the rim (formal cars). */
  readonly cover?: number;
  /** Bright-turned faces with dark sides. */
  readonly finish?: Finish;
  readonly rotation?: number;
}

export interface AxleSpec {
  readonly x: number;
  readonly tyreRadius: number;
  readonly tyreWidth: number;
  readonly rimRadius: number;
  /** How far the tyre's wall lies inside the body's side. */
  readonly inset: number;
  readonly archGap?: number;
  readonly discRadius?: number;
}

export interface SeatSpec {
  readonly x: number;
  /** Height of the cushion. */
  readonly z: number;
  readonly y?: number;
  readonly style?: 'sport' | 'lounge';
  readonly scale?: number;
}

export interface InteriorSpec {
  readonly seats: readonly SeatSpec[];
  /** Dashboard: station of its rear edge and height of its top. */
  readonly dash: { readonly x: number; readonly z: number; readonly style?: 'flat' | 'binnacle' };
  /** Steering wheel's hub; right-hand drive. */
  readonly steering: Vec3;
}

export interface MirrorSpec {
  /** Centre of the housing. */
  readonly at: Vec3;
  /** Half sizes. */
  readonly half: Vec3;
  readonly squareness?: number;
  /** Where the arm meets the car. */
  readonly foot: Vec3;
  readonly finish?: Finish;
}

export interface ExhaustSpec {
  /** Centre of the tip's end. */
  readonly at: Vec3;
  /** Half width and half height. */
  readonly half: Vec2;
  /** 1 round/oval .. 4 rectangular; */
  readonly squareness?: number;
  readonly finish?: Finish;
}

/** A horizontal blade: spoilers, splitters. Curves over y from the middle outwards. */
export interface BladeSpec {
  /** Half-span. */
  readonly span: number;
  /** Leading and trailing edge: x over y. */
  readonly leading: CurveSpec;
  readonly trailing: CurveSpec;
  readonly height: CurveSpec;
  /** How much the trailing edge is higher than the leading one. */
  readonly rise?: number;
  readonly thickness: number;
  readonly finish: Finish;
}

interface DetailsSpec {
  readonly mirror: MirrorSpec;
  /** Door handles on the side: [x, z], half-length and finish. */
  readonly handles?: readonly { readonly at: Vec2; readonly half: number; readonly finish?: Finish }[];
  readonly exhausts?: readonly ExhaustSpec[];
  readonly blades?: readonly BladeSpec[];
  /** Wipers lie from a pivot to a tip, both [y, distance in metres up the glass from the cowl]. */
  readonly wipers?: readonly { readonly pivot: Vec2; readonly tip: Vec2 }[];
  /** Height of the middle of a blank plate at the tail. */
  readonly plate?: number;
}

/** The rear door of the right-hand side, standing open; it is hinged at its rear edge, as a coach's is. */
export interface OpenDoor {
  /** The door in side view: from its lower front corner up the front edge, back along the roof, down, and forwards again. */
  readonly outline: readonly Vec2[];
  readonly figure: Shape;
  /** The belt parts the door's metal from its window. */
  readonly belt: number;
  /** The upright axis it turns about: x, y. */
  readonly hinge: Vec2;
  /** How far it has turned outwards, radians. */
  readonly angle: number;
}

export interface Part {
  readonly mesh: Mesh;
  readonly finish: Finish;
  /** Marks the two lofts, whose hits read the features. */
  readonly panel?: 'body' | 'cabin';
  /** Cut by the wheel arches, and by the doorway of a door that stands open. */
  readonly cut?: boolean;
  /** Of the open door: it turns with it, and a loft of it is cut to its outline. */
  readonly ofDoor?: boolean;
}

export interface CarSpec {
  readonly slug: string;
  /** Published dimensions and where they come from. */
  readonly dimensions: {
    readonly length: number;
    readonly width: number;
    readonly height: number;
    readonly wheelbase: number;
    readonly source: string;
  };
  readonly colours: {
    readonly paint: Rgb;
    readonly secondPaint?: Rgb;
    /** 0 solid .. 1 full metallic; default 0.7. */
    readonly metallic?: number;
    readonly rim: Rgb;
    readonly caliper: Rgb;
    readonly leather: Rgb;
  };
  readonly front: AxleSpec;
  readonly rear: AxleSpec;
  readonly wheel: WheelSpec;
  readonly body: BodySpec;
  readonly cabin: CabinSpec;
  /** Later ones lie over earlier ones. */
  readonly features: readonly Feature[];
  readonly interior: InteriorSpec;
  readonly details: DetailsSpec;
  /** A rear door that stands open; all are closed unless given. */
  readonly openDoor?: OpenDoor;
  /** Anything the rest cannot express, for one side (`both` mirrors it) or the middle. */
  readonly extras?: (kit: ExtrasKit) => readonly Part[];
  /** The close-up: what it looks at, from where (azimuth in degrees, 180 is the front), how close. */
  readonly detail: {
    readonly target: Vec3;
    readonly azimuth: number;
    readonly distance: number;
    readonly height: number;
    readonly lens?: number;
  };
}

export interface ExtrasKit {
  /** The part and its mirror image. */
  both(mesh: Mesh, finish: Finish): Part[];
}
