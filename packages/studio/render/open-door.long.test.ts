import { opened, withOpenDoor } from '../car/open-door';
import type { OpenDoor } from '../car/spec';
import { carBySlug } from '../cars';
import { PLACES } from '../light/places';
import { PANELS } from '../shade/surface';
import { buildScene, type Scene } from './scene';
import { Tracer } from './tracer';

let scene: Scene;
let tracer: Tracer;
let door: OpenDoor;
beforeAll(async () => {
  const car = withOpenDoor(await carBySlug('rolls-royce-phantom'));
  door = car.openDoor!;
  scene = buildScene(car, 0.3);
  tracer = new Tracer(car, scene, PLACES.room);
});

/** How far out a ray across the car first meets something, and whether that is its skin. */
function across(x: number, z: number, side: 1 | -1) {
  tracer.caster.cast(x, side * 3, z, 0, -side, 0, 9);
  return { y: side * (3 - tracer.caster.distance), skin: PANELS[scene.panels[tracer.caster.triangle]!] !== 'none' };
}

test('the doorway is open: one looks past the skin into the cabin', () => {
  expect(across(3.3, 0.7, 1).y).toBeLessThan(0.7);
  expect(across(3.3, 1.3, 1).y).toBeLessThan(0.6);
});

test('the other side and the front door are closed', () => {
  for (const met of [across(3.3, 0.7, -1), across(2.4, 0.7, 1)]) {
    expect(Math.abs(met.y)).toBeGreaterThan(0.95);
    expect(met.skin).toBe(true);
  }
});

test('the door stands out at its hinge, as thick as a door', () => {
  const outer = opened(door, [3.5, 1, 0.6]);
  const [from, to] = [-1, 1].map((side) => {
    tracer.caster.cast(outer[0] + side, outer[1], 0.6, -side, 0, 0, 2);
    return outer[0] + side * (1 - tracer.caster.distance);
  });
  expect(from).toBeGreaterThan(outer[0] - 0.2);
  expect(to! - from!).toBeGreaterThan(0.05);
  expect(to! - from!).toBeLessThan(0.25);
});

test('its outside is cut to the outline it had in the shell', () => {
  const below = opened(door, [3.5, 1, door.figure.bounds[1] - 0.03]);
  expect(tracer.caster.cast(below[0] + 0.5, below[1], below[2], -1, 0, 0, 0.9)).toBe(false);
});
