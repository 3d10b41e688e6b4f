import type { ControlPoint } from './geometry';

/** A car's side view as the placeholders draw it: published measures, lines placed by hand. Millimetres. */
export type CarProfile = {
  readonly length: number;
  readonly height: number;
  readonly wheelbase: number;
  /** Nose to front axle. */
  readonly frontOverhang: number;
  /** Outer diameters of the tyres. */
  readonly tyres: { readonly front: number; readonly rear: number };
  /** Diameters of the rims. */
  readonly rims: { readonly front: number; readonly rear: number };
  /** Height of the sill's lower edge. */
  readonly sill: number;
  /** From the front apron's lower edge over nose, bonnet, roof and tail to the rear apron's lower edge. */
  readonly outline: readonly ControlPoint[];
  /** The side windows, around. */
  readonly glass: readonly ControlPoint[];
  /** The edge of light along the flank, from the front wing to the tail. */
  readonly shoulder: readonly ControlPoint[];
  readonly headlamp: readonly ControlPoint[];
  readonly tailLamp: readonly ControlPoint[];
  /** Edges of doors and lids. */
  readonly gaps: readonly (readonly ControlPoint[])[];
  /** Intakes and vents, around. */
  readonly openings: readonly (readonly ControlPoint[])[];
  readonly spokes: number;
  /** The paint where light falls on it, '#rrggbb'. */
  readonly paint: string;
};
