import { box, type Mesh, mirrored, transform } from '../geometry/mesh';
import { archParts } from './arches';
import { BodySections, bodyMesh } from './body';
import { CabinSections, cabinMesh } from './cabin';
import { coverParts } from './cover';
import { detailParts } from './details';
import { interiorParts } from './interior';
import type { AxleSpec, CarSpec, Finish, Part } from './spec';
import { wheelParts } from './wheel';

const both = (part: Part): Part[] => [part, { ...part, mesh: mirrored(part.mesh) }];

/** The four wheels: all blades of a turning design point the same way on one side, mirrored on the other. */
function allWheels(car: CarSpec, body: BodySections): Part[] {
  const place = (axle: AxleSpec, brakeAngle: number) => {
    const side = body.plan(axle.x) - axle.inset;
    return wheelParts(car.wheel, axle, brakeAngle).map((part) => ({
      ...part,
      mesh: transform(part.mesh, (x, y, z) => [x + axle.x, y + side, z + axle.tyreRadius]),
    }));
  };
  return [...place(car.front, 0.15), ...place(car.rear, Math.PI - 0.15)].flatMap(both);
}

/** What is seen of a car under a cloth. */
export const assembleCovered = (car: CarSpec, quality: number): Part[] =>
  coverParts(assembleCar(car, quality)).flatMap(both);

const CLEARANCE = 0.13;

/** What hides the underside's hollow between the wheels. It ends at them: a bumper's foot rises above it. */
function floorPan({ dimensions, front, rear }: CarSpec): Part {
  const half = dimensions.width * 0.3;
  const [from, to] = [front.x - front.tyreRadius, rear.x + rear.tyreRadius * 0.6];
  return { mesh: box([from, -half, CLEARANCE], [to, half, CLEARANCE + 0.03]), finish: 'dark' };
}

/** Every part of a car as meshes; `quality` 1 is for final pictures, 0.6 for previews. */
export function assembleCar(car: CarSpec, quality: number): Part[] {
  const body = new BodySections(car);
  const cabin = new CabinSections(car.cabin);
  const details = detailParts(body, cabin);
  const kit = {
    both: (mesh: Mesh, finish: Finish) => both({ mesh, finish }),
  };
  return [
    ...both({ mesh: bodyMesh(body, cabin, quality), finish: 'paint', panel: 'body', cut: true }),
    ...both({ mesh: cabinMesh(cabin, car.cabin, quality), finish: 'paint', panel: 'cabin', cut: true }),
    ...archParts(body).flatMap(both),
    ...allWheels(car, body),
    ...interiorParts(body),
    ...details.sides.flatMap(both),
    ...details.single,
    floorPan(car),
    ...(car.extras?.(kit) ?? []),
  ];
}
