import { grid, type Mesh, merge } from '../geometry/mesh';
import { mix } from '../geometry/vector';
import { archRadius, type BodySections } from './body';
import type { AxleSpec, Part } from './spec';

const ARC_STEPS = 90;
const SILL_TURNS_UNDER = 0.075;

/** The folded edge of an arch: from the body's surface inwards. */
function lip(body: BodySections, axle: AxleSpec): Mesh {
  const radius = archRadius(axle) - 0.001;
  // from where the sill begins to turn under on one side to the same on the other
  const sill = Math.max(body.bottom(axle.x - radius), body.bottom(axle.x + radius)) + SILL_TURNS_UNDER;
  const low = Math.asin(Math.max(0, axle.tyreRadius - sill) / radius);
  return grid(ARC_STEPS + 1, 3, (i, j) => {
    const angle = mix(-low, Math.PI + low, i / ARC_STEPS);
    const x = axle.x + radius * Math.cos(angle);
    const z = axle.tyreRadius + radius * Math.sin(angle);
    return [x, body.sideAt(x, Math.max(z, 0.1)) - j * 0.025 - 0.001, z];
  });
}

/** The dark well behind the wheel: a band along the arch, just inside what is cut out, and the wall behind it. */
function liner(body: BodySections, axle: AxleSpec): Mesh {
  const radius = archRadius(axle) - 0.0005;
  const inner = body.halfWidth - 0.36;
  const at = (i: number) => {
    const angle = mix(-0.5, Math.PI + 0.5, i / ARC_STEPS);
    return [axle.x + radius * Math.cos(angle), axle.tyreRadius + radius * Math.sin(angle)] as const;
  };
  const band = grid(ARC_STEPS + 1, 2, (i, j) => {
    const [x, z] = at(i);
    return [x, j ? inner : body.sideAt(x, Math.max(z, 0.15)) - 0.03, z];
  });
  const wall = grid(ARC_STEPS + 1, 2, (i, j) => {
    const [x, z] = at(i);
    return j ? [axle.x, inner, axle.tyreRadius] : [x, inner, z];
  });
  return merge([band, wall]);
}

export function archParts(body: BodySections): Part[] {
  const { front, rear } = body.car;
  return [front, rear].flatMap((axle) => [
    { mesh: lip(body, axle), finish: 'satin-black' as const },
    { mesh: liner(body, axle), finish: 'dark' as const },
  ]);
}
