import { grid, type Mesh, merge, mirrored, pebble, transform, tube } from '../geometry/mesh';
import { mix, smoothstep, type Vec3 } from '../geometry/vector';
import type { BodySections } from './body';
import type { CabinSections } from './cabin';
import { inset, run, type Skin } from './door-edge';
import { CARPET } from './doorway';
import type { OpenDoor, Part, SeatSpec } from './spec';

/** Half-width of a rear seat, and how far its back leans. */
const SEAT = { half: 0.27, lean: 0.36, height: 0.66 };
const FLUTES = 5;

/** Cushions lie side by side, each with its own swell, pinched where they are sewn together. */
function fluted(
  half: number,
  from: number,
  to: number,
  place: (across: number, along: number, out: number) => Vec3,
): Mesh {
  const [columns, rows] = [FLUTES * 16 + 1, 50];
  return grid(rows + 1, columns, (j, i) => {
    const s = (i / (columns - 1)) * 2 - 1;
    const t = j / rows;
    const pleat = Math.abs(Math.sin((s + 1) * 0.5 * FLUTES * Math.PI)) ** 0.5;
    const ends = Math.max(0, 1 - Math.abs(2 * t - 1) ** 9) ** 0.5;
    return place(s * half, mix(from, to, t), (0.016 * pleat + 0.03) * ends);
  });
}

/** An armchair: fluted middle, bolsters, a roll under the knees, a soft pillow for the head. x back, z up, on the carpet. */
function armchair(): Part[] {
  const { half, lean, height } = SEAT;
  const [sin, cos] = [Math.sin(lean), Math.cos(lean)];
  // the back's own frame: up along it, and out of it towards the knees
  const onBack = (y: number, up: number, out: number): Vec3 => [
    0.24 + up * sin - out * cos,
    y,
    0.27 + up * cos + out * sin,
  ];
  const onCushion = (y: number, along: number, out: number): Vec3 => [along, y, 0.245 + out * 1.3 - along * 0.1];
  const middle = half * 0.74;
  const bolster = (y: number, from: number, to: number, place: typeof onBack, thick: number) => {
    const body = pebble([0, 0, 0], [1, 1, 1], 0.55, 40);
    return transform(body, (a, b, c) => place(y + a * 0.052, mix(from, to, (c + 1) / 2), 0.012 + b * thick));
  };
  const both = (mesh: Mesh) => merge([mesh, transform(mesh, (x, y, z) => [x, -y, z])]);
  const side = half * 0.87;
  const pillow = transform(pebble([0, 0, 0], [1, 1, 1], 0.5, 44), (a, b, c) =>
    onBack(b * half * 0.62, height + 0.055 + c * 0.085, 0.03 + a * 0.05),
  );
  const piping = (place: typeof onBack, from: number, to: number, y: number) =>
    tube(
      Array.from({ length: 30 }, (_, i) => place(y, mix(from, to, i / 29), 0.058)),
      0.0045,
      8,
    );
  return [
    { mesh: pebble([-0.03, 0, 0.1], [0.24, half * 0.86, 0.11], 0.85, 30), finish: 'carpet' },
    {
      mesh: merge([
        fluted(middle, 0.02, height - 0.06, onBack),
        fluted(middle, -0.27, 0.24, onCushion),
        both(bolster(side, -0.02, height, onBack, 0.062)),
        both(bolster(side, -0.25, 0.28, onCushion, 0.05)),
        // over the shoulders and under the knees the leather rolls over
        transform(pebble([0, 0, 0], [1, 1, 1], 0.6, 40), (a, b, c) =>
          onBack(b * half, height - 0.03 + c * 0.07, a * 0.055),
        ),
        pebble([-0.272, 0, 0.243], [0.08, half * 1.07, 0.074], 0.72, 48),
        transform(pebble([0, 0, 0], [1, 1, 1], 0.85, 36), (a, b, c) =>
          onBack(b * half, height / 2 + c * height * 0.52, -0.05 + a * 0.06),
        ),
        pillow,
      ]),
      finish: 'leather',
    },
    {
      mesh: merge([
        both(piping(onBack, 0.04, height - 0.08, middle - 0.012)),
        both(piping(onCushion, -0.22, 0.2, middle - 0.012)),
      ]),
      finish: 'second-paint',
    },
  ];
}

/** Between the two chairs: a box with a lid of leather and a table of wood. */
function console(x: number): Part[] {
  return [
    { mesh: pebble([x - 0.02, 0, 0.5], [0.36, 0.1, 0.16], 0.85, 40), finish: 'leather' },
    { mesh: pebble([x + 0.12, 0, 0.66], [0.2, 0.105, 0.045], 0.7, 40), finish: 'leather' },
    { mesh: pebble([x - 0.22, 0, 0.655], [0.16, 0.098, 0.018], 0.9, 40), finish: 'wood' },
    { mesh: pebble([x - 0.22, 0, 0.648], [0.165, 0.103, 0.012], 0.9, 40), finish: 'chrome' },
  ];
}

/** Lining from the doorway's rear edge inwards to the chair's shoulder. */
function quarter(door: OpenDoor, skin: Skin): Mesh {
  const middle = mix(door.figure.bounds[0], door.figure.bounds[2], 0.6);
  const rear = run(door.outline, ([x, z]) => x > middle && z > 0.34 && z < door.figure.bounds[3] - 0.04);
  const edge = inset(rear, skin, [0.03, 0.078]);
  const deep = inset(rear, skin, [0.0, 0.3]);
  return grid(rear.length, 14, (i, j) => {
    const t = j / 13;
    const [a, b] = [edge[i]!, deep[i]!];
    return [mix(a[0], b[0] + 0.06 + 0.4 * smoothstep(0.8, 1, a[2]), smoothstep(-0.1, 1, t)), mix(a[1], b[1], t), a[2]];
  });
}

function headlining(cabin: CabinSections, from: number, to: number): Mesh {
  return grid(40, 41, (i, j) => {
    const x = mix(from, to, i / 39);
    const half = cabin.curves.rail(x) - 0.03;
    const y = mix(-half, half, j / 40);
    return [x, y, cabin.heightAt(x, Math.abs(y)) - 0.045 - 0.03 * (Math.abs(y) / half) ** 6];
  });
}

/** The far side: lining under the window, with the same strip of wood. */
function farSide(body: BodySections, cabin: CabinSections, from: number, to: number, belt: number): Part[] {
  const wall = (low: number, high: number, proud: number): Mesh =>
    grid(30, 12, (i, j) => {
      const x = mix(from, to, i / 29);
      const z = mix(low, high, j / 11);
      return [x, -(body.plan(x) - 0.1 - proud - 0.06 * smoothstep(0.9, 1.1, z)), z];
    });
  // and up to the window
  const ledge = grid(30, 4, (i, j) => {
    const x = mix(from, to, i / 29);
    return [x, -mix(body.plan(x) - 0.16, cabin.sideAt(x, belt + 0.04) - 0.006, j / 3), belt + 0.04 * (j / 3) ** 2];
  });
  return [
    { mesh: merge([wall(CARPET, belt, 0), ledge]), finish: 'leather' },
    { mesh: wall(0.86, 0.945, 0.006), finish: 'wood' },
    {
      mesh: pebble([mix(from, to, 0.62), -(body.plan(3.5) - 0.14), 0.7], [0.34, 0.07, 0.045], 0.7, 30),
      finish: 'leather',
    },
  ];
}

/** The rear of the cabin, fine enough to be looked at through an open door. */
export function rearCabinParts(body: BodySections, cabin: CabinSections, door: OpenDoor, skin: Skin): Part[] {
  const { interior, cabin: spec } = body.car;
  const seat: SeatSpec = interior.seats.at(-1)!;
  const [x0, , x1] = door.figure.bounds;
  const y = 0.4;
  const chairs = armchair().flatMap((part) => {
    const right = transform(part.mesh, (a, b, c) => [a + seat.x, b + y, c + CARPET]);
    return [
      { ...part, mesh: right },
      { ...part, mesh: mirrored(right) },
    ];
  });
  const half = body.plan(x0) - 0.1;
  const carpet = grid(140, 90, (i, j) => [mix(spec.open[0], x1, i / 139), mix(-half, half - 0.06, j / 89), CARPET]);
  const behind = seat.x + 0.5;
  const bulkhead = grid(20, 20, (i, j) => [behind, mix(-0.85, 0.85, i / 19), mix(CARPET, door.belt + 0.04, j / 19)]);
  const shelf = grid(12, 20, (i, j) => [mix(behind, 5.05, i / 11), mix(-0.7, 0.7, j / 19), door.belt + 0.04]);
  // upholstered over, beside the chairs
  const wheelWells = [-1, 1].map((side) => pebble([seat.x + 0.26, side * 0.78, 0.6], [0.25, 0.155, 0.27], 0.92, 30));
  return [
    ...chairs,
    ...console(seat.x),
    { mesh: carpet, finish: 'carpet' },
    { mesh: merge([bulkhead, shelf, ...wheelWells]), finish: 'leather' },
    { mesh: quarter(door, skin), finish: 'leather' },
    {
      mesh: headlining(cabin, spec.windscreen.to - 0.1, (spec.rearScreen?.from ?? spec.to - 0.6) + 0.02),
      finish: 'leather',
    },
    ...farSide(body, cabin, x0 - 0.1, x1 + 0.3, door.belt),
  ];
}
