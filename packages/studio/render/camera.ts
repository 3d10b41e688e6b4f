import { add, cross, dot, normalize, scale, subtract, type Vec3 } from '../geometry/vector';

/** A camera with a shifting lens, as for architecture: it looks level, so that uprights stay upright. */
export interface Camera {
  readonly eye: Vec3;
  readonly forward: Vec3;
  readonly right: Vec3;
  readonly up: Vec3;
  /** Tangent of half the horizontal angle of view. */
  readonly spread: number;
  /** Shift of the picture's centre, in units of half the picture's width. */
  readonly shift: readonly [number, number];
  /** Without it all is sharp. */
  readonly focus?: Focus;
}

/** What a lens draws sharp, and how fast the rest goes soft. */
export interface Focus {
  /** Metres to what is sharp. */
  readonly distance: number;
  /** Width of the disc a point infinitely far away is drawn as, as a fraction of the picture's width. */
  readonly farDisc: number;
}

const FILM = 0.036;

/** A thin lens of `lens` millimetres at f/`stop`: the disc of confusion of a point at infinity is f2 / (N (s - f)). */
export const focusAt = (distance: number, lens: number, stop: number): Focus => {
  const f = lens / 1000;
  return { distance, farDisc: (f * f) / (stop * (distance - f)) / FILM };
};

export const ASPECT = 10 / 16;

/** A camera at `eye` looking at `target`; `lens` is the focal length in millimetres on 36 mm film. */
export function aim(eye: Vec3, target: Vec3, lens: number): Camera {
  const forward = normalize(subtract(target, eye));
  const right = normalize(cross(forward, [0, 0, 1]));
  return { eye, forward, right, up: cross(right, forward), spread: 18 / lens, shift: [0, 0] };
}

/** Where a point falls: -1 to 1 across, in the same unit upwards. */
function project(camera: Camera, p: Vec3): [number, number] {
  const d = subtract(p, camera.eye);
  const k = 1 / (dot(d, camera.forward) * camera.spread);
  return [dot(d, camera.right) * k - camera.shift[0], dot(d, camera.up) * k - camera.shift[1]];
}

/** Sets focal length and shift so that the points span `fill` of the width, centred, with the lowest at `ground`. */
export function frame(camera: Camera, positions: Float32Array, fill: number, ground: number): Camera {
  let [left, right, low] = [Infinity, -Infinity, Infinity];
  const plain = { ...camera, shift: [0, 0] as const };
  for (let i = 0; i < positions.length; i += 9) {
    const [a, b] = project(plain, [positions[i]!, positions[i + 1]!, positions[i + 2]!]);
    if (a < left) left = a;
    if (a > right) right = a;
    if (b < low) low = b;
  }
  const zoom = (2 * fill) / (right - left);
  return {
    ...camera,
    spread: camera.spread / zoom,
    shift: [(zoom * (left + right)) / 2, zoom * low - ground],
  };
}

/** The unit direction through a point of the picture. */
export function rayDirection(camera: Camera, across: number, upwards: number): Vec3 {
  const a = (across + camera.shift[0]) * camera.spread;
  const b = (upwards + camera.shift[1]) * camera.spread;
  return normalize(add(camera.forward, add(scale(camera.right, a), scale(camera.up, b))));
}
