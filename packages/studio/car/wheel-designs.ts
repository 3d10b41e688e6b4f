import type { SpokeArm } from './spec';

/** Widths are metres at hub and at rim, angles radians. Put several together for a design of your own. */
export const straightSpoke = (hub: number, rim: number): SpokeArm[] => [{ angle: [0, 0], width: [hub, rim] }];

/** A pair of blades: `apart` at the rim, near each other at the hub. */
export const twinSpoke = (hub: number, rim: number, apart: number, apartAtHub = apart * 0.3): SpokeArm[] => [
  { angle: [-apartAtHub, -apart], width: [hub, rim] },
  { angle: [apartAtHub, apart], width: [hub, rim] },
];

/** A stem that forks at `fork` (0 hub .. 1 rim). */
export const ySpoke = (stem: number, rim: number, apart: number, fork = 0.45): SpokeArm[] => [
  { angle: [0, 0], width: [stem, stem * 0.85], span: [0, fork + 0.06] },
  { angle: [-0.02, -apart], width: [stem * 0.6, rim], span: [fork - 0.04, 1] },
  { angle: [0.02, apart], width: [stem * 0.6, rim], span: [fork - 0.04, 1] },
];
