/** A point or direction: metres, x towards the tail, y to the car's right-hand side, z up. */
export type Vec3 = readonly [number, number, number];
/** A point in a drawing (a projection or a section), metres. */
export type Vec2 = readonly [number, number];
/** Linear light, red green blue, 1 = white paper in full light. */
export type Rgb = [number, number, number];

export const clamp = (value: number, low = 0, high = 1) => Math.max(low, Math.min(high, value));
export const mix = (from: number, to: number, t: number) => from + (to - from) * t;

/** 0 before `from`, 1 after `to`, with level ends (cubic). `from` may be the larger. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** As smoothstep with no jump in curvature (quintic): use it for shapes a reflection runs over. */
export function smootherstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * t * (t * (6 * t - 15) + 10);
}

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec3, k: number): Vec3 => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (a: Vec3) => Math.hypot(a[0], a[1], a[2]);
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const normalize = (a: Vec3): Vec3 => scale(a, 1 / (length(a) || 1));
