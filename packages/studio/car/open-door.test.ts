import { carBySlug } from '../cars';
import { closed, opened, withOpenDoor } from './open-door';
import type { CarSpec, OpenDoor } from './spec';

let car: CarSpec;
let door: OpenDoor;
beforeAll(async () => {
  car = await carBySlug('rolls-royce-phantom');
  door = withOpenDoor(car).openDoor!;
});

const xsAt = (z: number) => door.outline.filter((p) => Math.abs(p[1] - z) < 0.02).map(([x]) => x);

test('its outline follows the gaps drawn on the car', () => {
  const onGap = (x: number, z: number) =>
    car.features.some((f) => f.kind === 'gap' && f.view === 'side' && Math.abs(f.shape.distance(x, z)) < 0.003);
  const metal = door.outline.filter(([, z]) => z < door.belt - 0.02);
  expect(metal.length).toBeGreaterThan(100);
  expect(metal.filter(([x, z]) => !onGap(x, z))).toEqual([]);
});

test('over the belt it goes round the window, and not into the roof', () => {
  const x = door.hinge[0] - 0.5;
  expect(door.figure.distance(x, 1.4)).toBeLessThan(0);
  expect(car.cabin.sideGlass.distance(x, 1.4)).toBeLessThan(0);
  expect(door.figure.distance(x, 1.62)).toBeGreaterThan(0);
});

test('it is one figure: two edges at every height, the rear one over the wheel', () => {
  for (const z of [0.5, 0.8, 1.2, 1.4]) {
    const xs = xsAt(z);
    expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(0.7);
    expect(xs.filter((x) => x > Math.min(...xs) + 0.1 && x < Math.max(...xs) - 0.1)).toEqual([]);
  }
});

test('open, it stands out from the car at its hinge', () => {
  const [x, y] = door.hinge;
  const free = opened(door, [Math.min(...xsAt(0.6)), y, 0.6]);
  expect(free[1]).toBeGreaterThan(y + 0.9);
  expect(Math.abs(free[0] - x)).toBeLessThan(0.5);
  expect(opened(door, [x, y, 0.6])).toEqual([x, y, 0.6]);
});

test('closing undoes opening', () => {
  const back = closed(door, opened(door, [3.3, 0.9, 1.1]));
  for (const [k, value] of [3.3, 0.9, 1.1].entries()) expect(back[k]).toBeCloseTo(value);
});
