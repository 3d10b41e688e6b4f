import { box, filterTriangles, type Mesh, mirrored, transform } from '../geometry/mesh';
import { archParts } from './arches';
import { BodySections, bodyMesh } from './body';
import { CabinSections, cabinMesh } from './cabin';
import { coverParts } from './cover';
import { detailParts } from './details';
import { doorSkin } from './door-edge';
import { leafParts } from './door-leaf';
import { doorwayParts } from './doorway';
import { interiorParts } from './interior';
import { DOOR_SIDE, isOnDoor, opened } from './open-door';
import { rearCabinParts } from './rear-cabin';
import type { AxleSpec, CarSpec, Finish, OpenDoor, Part } from './spec';
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

/** What hides the underside's hollow between the wheels. It ends behind them: a bumper's foot rises above it. */
function floorPan({ dimensions, front, rear }: CarSpec): Part {
  const half = dimensions.width * 0.3;
  const [from, to] = [front.x - front.tyreRadius * 0.6, rear.x + rear.tyreRadius * 0.6];
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
  const parts: Part[] = [
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
  return car.openDoor ? withDoorOpened(parts, car.openDoor, body, cabin) : parts;
}

/**
 * The rows of a loft that the door was cut from; the cut itself is made where a ray meets them. The greenhouse's foot, which
 * runs on inside the body, would lie before the lining: it is left out.
 */
function aboutDoor({ mesh, panel }: Part, { figure, belt }: OpenDoor): Mesh {
  const p = mesh.positions;
  const foot = panel === 'cabin' ? belt - 0.05 : 0;
  const near = (v: number) =>
    p[3 * v + 1]! > DOOR_SIDE && p[3 * v + 2]! > foot && figure.distance(p[3 * v]!, p[3 * v + 2]!) < 0.03;
  return filterTriangles(mesh, (a, b, c) => near(a) || near(b) || near(c));
}

/** Takes the door from the car, and shows it again turned about its hinge, with what it lets one see. */
function withDoorOpened(parts: readonly Part[], door: OpenDoor, body: BodySections, cabin: CabinSections): Part[] {
  const skin = doorSkin(body, cabin, door);
  const outside = parts.filter(({ panel, mesh }) => panel && mesh.positions.some((v, i) => i % 3 === 1 && v > 0.1));
  const leaf = [
    ...outside.map((part) => ({ ...part, mesh: aboutDoor(part, door), ofDoor: true })),
    ...parts.filter((part) => isOnDoor(door, part)),
    ...leafParts(door, skin),
  ];
  return [
    ...parts.filter((part) => !isOnDoor(door, part)),
    ...doorwayParts(door, skin),
    ...rearCabinParts(body, cabin, door, skin),
    ...leaf.map((part) => ({
      ...part,
      mesh: transform(part.mesh, (x, y, z) => opened(door, [x, y, z])),
      ofDoor: true,
    })),
  ];
}
