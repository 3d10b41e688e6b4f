import type { AxleSpec, CarSpec } from '../car/spec';
import { smoothstep } from '../geometry/vector';
import type { FinishModel } from './finishes';
import type { Surface } from './surface';

const darker = (finish: FinishModel, k: number): FinishModel => ({
  ...finish,
  base: [finish.base[0] * k, finish.base[1] * k, finish.base[2] * k],
  sheen: finish.sheen * k,
  metal: finish.metal * k,
  coat: finish.coat * k,
});

const repeat = (value: number, size: number) => Math.abs(value / size - Math.round(value / size)) * size;

function nearestAxle(car: CarSpec, x: number): AxleSpec {
  return Math.abs(x - car.front.x) < Math.abs(x - car.rear.x) ? car.front : car.rear;
}

/** Tread blocks and grooves, moulded rings and ribs on the wall. */
export function tyreFinish(car: CarSpec, s: Surface, finish: FinishModel): FinishModel {
  const axle = nearestAxle(car, s.x);
  const [dx, dz] = [s.x - axle.x, s.z - axle.tyreRadius];
  const radius = Math.hypot(dx, dz);
  const angle = Math.atan2(dz, dx);
  const soft = Math.max(s.footprint, 0.0006);
  if (radius > axle.tyreRadius - 0.012) {
    const y = Math.abs(s.y);
    const groove = smoothstep(0.004 + soft, 0.004 - soft, repeat(y - 0.012, 0.052));
    const sipe = smoothstep(0.003 + soft, 0.003 - soft, repeat(angle * axle.tyreRadius + y * 0.5, 0.034));
    // below the axle the tread faces the floor in the car's own shadow
    const shadow = 1 - 0.55 * smoothstep(0, -0.7, s.nz);
    return darker(finish, (1 - Math.max(groove, sipe * 0.7) * 0.85) * shadow);
  }
  const t = (radius - axle.rimRadius) / (axle.tyreRadius - axle.rimRadius);
  const ring = Math.max(smoothstep(0.03, 0.0, Math.abs(t - 0.3)), smoothstep(0.03, 0.0, Math.abs(t - 0.82)));
  const band = t > 0.84 ? 0.25 * smoothstep(0.0045, 0.0015, repeat(angle * radius, 0.009)) : 0;
  return darker(finish, 1 - 0.45 * ring - band);
}

/** Drilled brake disc with a turned friction ring. */
export function discFinish(car: CarSpec, s: Surface, finish: FinishModel): FinishModel {
  const axle = nearestAxle(car, s.x);
  const [dx, dz] = [s.x - axle.x, s.z - axle.tyreRadius];
  const radius = Math.hypot(dx, dz);
  const outer = axle.discRadius ?? axle.rimRadius - 0.055;
  if (radius < outer * 0.57) return darker(finish, 0.35);
  const row = Math.round((radius / outer - 0.62) / 0.08);
  const along = repeat(Math.atan2(dz, dx) + row * 0.045, (Math.PI * 2) / 48) * radius;
  const d = Math.hypot(along, radius - outer * (0.62 + row * 0.08)) - 0.0035;
  const hole = row < 0 || row > 4 ? 0 : smoothstep(Math.max(s.footprint, 0.0005), -0.0005, d);
  const turned = 0.92 + 0.08 * Math.sin(radius * 3600);
  return darker(finish, turned * (1 - 0.9 * hole));
}

/** Weave of a carbon part: twill, 4 mm tows. */
export function carbonFinish(s: Surface, finish: FinishModel): FinishModel {
  if (s.footprint > 0.003) return finish;
  const u = Math.floor((s.x + s.z) / 0.004);
  const v = Math.floor((Math.abs(s.y) + s.z * 0.3) / 0.004);
  return darker(finish, (u + v) % 4 < 2 ? 0.55 : 1.25);
}
