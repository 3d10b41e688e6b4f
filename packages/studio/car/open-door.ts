import { polygon } from '../geometry/shape';
import { mix, type Vec2, type Vec3 } from '../geometry/vector';
import { BodySections } from './body';
import { CabinSections } from './cabin';
import type { CarSpec, OpenDoor, Part } from './spec';

/** Only what lies farther out than this is the door's: the roof and the tunnel are not. Metres. */
export const DOOR_SIDE = 0.3;

/** How far the door stands open. */
const ANGLE = (83 * Math.PI) / 180;
/** The hinge stands a share of the way from the metal's rearmost point towards its foot, and so far outside the skin. */
const HINGE = { towardsFoot: 0.3, outside: 0.035 };
/** Room between the window's frame and the door's edge. */
const CLEARANCE = 0.004;
const STEP = 0.012;
/** Farther than this no edge of a door is from its middle; metres. */
const REACH = 1.2;

/** Follows a distance from `from` along a direction until it has shrunk to nothing. */
function march(distance: (t: number) => number, reach: number): number | undefined {
  for (let t = 0; t < reach; ) {
    const d = distance(t);
    if (d < 5e-4) return t;
    t += Math.max(2e-4, Math.min(d * 0.9, 0.01));
  }
  return undefined;
}

/** The rear door's outline, found from the car's own panel gaps and, where those end at the belt, from its window. */
function traced(car: CarSpec, cabin: CabinSections): { outline: Vec2[]; belt: number } {
  const gaps = car.features.filter((feature) => feature.kind === 'gap' && feature.view === 'side');
  const toGap = (x: number, z: number) =>
    gaps.reduce((least, gap) => Math.min(least, Math.abs('shape' in gap ? gap.shape.distance(x, z) : least)), 9);
  const { sideGlass, railHeight = 0.03, frame, pillars = [] } = car.cabin;
  // a place that is surely on the door: under its window, before its seat
  const middle = car.interior.seats.at(-1)!.x - 0.5;
  const belt = cabin.curves.belt(middle) + 0.02;
  const margin = (frame?.width ?? 0.009) + CLEARANCE;
  const forwards = (z: number) => march((t) => toGap(middle - t, z), REACH);
  const backwards = (z: number) => march((t) => toGap(middle + t, z), REACH);
  const bottom = (x: number) => 0.6 - (march((t) => toGap(x, 0.6 - t), 0.6) ?? 0.3);
  const railZ = (x: number) => cabin.curves.roof(x) - cabin.curves.drop(x);
  const outsideGlass = (x: number, z: number) => Math.max(sideGlass.distance(x, z), z - railZ(x) + railHeight) - margin;
  const over = belt + 0.2;
  const top = (x: number) => over + (march((t) => -outsideGlass(x, over + t), REACH) ?? 0);

  const low = bottom(middle) + 0.02;
  const rising: number[] = [];
  for (let z = low; z < belt; z += STEP) rising.push(z);
  const toFront = (z: number) => middle - (forwards(z) ?? REACH);
  const toRear = (z: number) => middle + (backwards(z) ?? REACH);

  // over the belt: the gap, if it is drawn up to the roof, or else the middle of the pillar
  const foot = toFront(belt - 0.06);
  const pillar = pillars.find(([from]) => Math.abs(from - foot) < 0.1);
  const onPillar = (z: number) => (pillar ? mix(pillar[0], pillar[1], (z - belt) / (railZ(pillar[0]) - belt)) : foot);
  const front = upwards(belt, top, forwards(over + 0.1) === undefined ? onPillar : toFront);
  // and behind: the gap, or else the end of the window's frame, which may run on behind the door's metal
  const underFrame = toRear(belt - 0.02);
  const behindGlass = (z: number) => middle + (march((t) => -outsideGlass(middle + t, z), 2) ?? REACH);
  const rear =
    backwards(over + 0.1) === undefined
      ? upwards(frameFoot(outsideGlass, middle, belt), top, behindGlass).filter(([x, z]) => x >= underFrame || z > over)
      : upwards(belt, top, toRear);

  const roof: Vec2[] = [];
  for (let x = front.at(-1)![0] + STEP / 2; x < rear.at(-1)![0]; x += STEP) roof.push([x, top(x)]);
  const outline: Vec2[] = [
    ...rising.map((z): Vec2 => [toFront(z), z]),
    ...front,
    ...roof,
    ...rear.reverse(),
    ...rising.reverse().map((z): Vec2 => [toRear(z), z]),
  ];
  const [first, last] = [outline[0]!, outline.at(-1)!];
  for (let x = last[0] - 0.02; x > first[0] + 0.02; x -= STEP) outline.push([x, bottom(x)]);
  return { outline, belt };
}

/** An upright edge from a height to where the roof's edge crosses it. */
function upwards(from: number, top: (x: number) => number, edge: (z: number) => number): Vec2[] {
  const points: Vec2[] = [];
  for (let z = from; z < from + REACH; z += STEP / 2) {
    const x = edge(z);
    if (z > from + 0.2 && z > top(x) - STEP / 2) break;
    points.push([x, z]);
  }
  return points;
}

/** Height at which the window's frame begins, over the belt. */
function frameFoot(outsideGlass: (x: number, z: number) => number, x: number, belt: number): number {
  for (let z = belt; z < belt + 0.2; z += 0.002) if (outsideGlass(x, z) < 0) return z;
  return belt;
}

/** The car with its right-hand rear door open. */
export function withOpenDoor(car: CarSpec): CarSpec {
  const cabin = new CabinSections(car.cabin);
  const { outline, belt } = traced(car, cabin);
  const metal = outline.filter(([x, z]) => z < belt && x > car.interior.seats.at(-1)!.x - 0.5).map(([x]) => x);
  const rearmost = Math.max(...metal);
  const foot = outline.filter(([, z]) => z < outline[0]![1] + 0.1).reduce((most, [x]) => Math.max(most, x), 0);
  const hinge: Vec2 = [
    mix(rearmost, foot, HINGE.towardsFoot),
    new BodySections(car).sideAt(rearmost, belt - 0.1) + HINGE.outside,
  ];
  return { ...car, openDoor: { outline, figure: polygon(outline), belt, hinge, angle: ANGLE } };
}

/** Turns a direction with the door: outwards about its hinge; by `angle` of either sign. */
function turn([x, y, z]: Vec3, angle: number): Vec3 {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos + y * sin, y * cos - x * sin, z];
}

export const turnedWith = ({ angle }: OpenDoor, d: Vec3): Vec3 => turn(d, angle);
export const turnedBack = ({ angle }: OpenDoor, d: Vec3): Vec3 => turn(d, -angle);

/** Where a point of the closed door is now. */
export function opened(door: OpenDoor, [x, y, z]: Vec3): Vec3 {
  const [a, b, c] = turnedWith(door, [x - door.hinge[0], y - door.hinge[1], z]);
  return [a + door.hinge[0], b + door.hinge[1], c];
}

/** Where a point of the open door is when it is closed. */
export function closed(door: OpenDoor, [x, y, z]: Vec3): Vec3 {
  const [a, b, c] = turnedBack(door, [x - door.hinge[0], y - door.hinge[1], z]);
  return [a + door.hinge[0], b + door.hinge[1], c];
}

/** Whether a point of the shell lies in the doorway. */
export const inDoorway = ({ figure }: OpenDoor, x: number, y: number, z: number) =>
  y > DOOR_SIDE && figure.distance(x, z) < 0;

/** Whether a part is fixed to the closed door, as its handle is: it lies outside, and its middle on the door. */
export function isOnDoor({ figure }: OpenDoor, { mesh: { positions } }: Part): boolean {
  const count = positions.length / 3;
  let [x, z] = [0, 0];
  for (let i = 0; i < positions.length; i += 3) {
    if (positions[i + 1]! < DOOR_SIDE) return false;
    x += positions[i]! / count;
    z += positions[i + 2]! / count;
  }
  return figure.distance(x, z) < 0;
}
