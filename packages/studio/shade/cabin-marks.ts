import type { FinishModel } from './finishes';
import type { Surface } from './surface';

const fraction = (value: number) => value - Math.floor(value);
const tone = (a: number, b: number, c: number) =>
  fraction(Math.sin(a * 12.9898 + b * 78.233 + c * 37.719) * 43758.5453);

/** Smooth fixed noise in space, 0 to 1, a grain every `size` metres. */
function noise(x: number, y: number, z: number, size: number): number {
  const [u, v, w] = [x / size, y / size, z / size];
  const [i, j, k] = [Math.floor(u), Math.floor(v), Math.floor(w)];
  const ease = (t: number) => t * t * (3 - 2 * t);
  const [a, b, c] = [ease(u - i), ease(v - j), ease(w - k)];
  const row = (dj: number, dk: number) => tone(i, j + dj, k + dk) * (1 - a) + tone(i + 1, j + dj, k + dk) * a;
  const layer = (dk: number) => row(0, dk) * (1 - b) + row(1, dk) * b;
  return layer(0) * (1 - c) + layer(1) * c;
}

const lighter = (finish: FinishModel, k: number): FinishModel => ({
  ...finish,
  base: [finish.base[0] * k, finish.base[1] * k, finish.base[2] * k],
});

/** Veneer under lacquer: long fibres, and slow waves across them. */
export function woodFinish(s: Surface, finish: FinishModel): FinishModel {
  // fibres run along the door whichever way it stands
  const along = Math.hypot(s.x, s.y) * 0.06;
  const wave = s.z + 0.012 * noise(s.x, s.y, s.z, 0.16);
  const bands = 0.5 + 0.5 * Math.sin(wave * 420 + 5 * noise(along, 0, s.z, 0.02));
  const fibres = noise(along, 0, s.z, 0.0016);
  return lighter(finish, 0.62 + 0.42 * bands + 0.35 * fibres);
}

/** Deep wool: tufts that stand this way and that. */
export function carpetFinish(s: Surface, finish: FinishModel): FinishModel {
  const tufts = noise(s.x, s.y, s.z, 0.011) * 0.6 + noise(s.x + 5, s.y, s.z, 0.026) * 0.4;
  return lighter(finish, 0.62 + 0.76 * tufts);
}
