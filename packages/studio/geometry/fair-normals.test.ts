import { fairNormals } from './fair-normals';
import { grid } from './mesh';

const [ROWS, COLUMNS, STEP] = [81, 41, 0.01];

/** Unit normals of a sheet in the plane of x and y, whose last column is the car's middle; each leans along x by `lean`. */
function sheet(lean: (x: number, y: number) => number) {
  const { positions } = grid(ROWS, COLUMNS, (i, j) => [i * STEP, (COLUMNS - 1 - j) * STEP, 0]);
  const normals = new Float32Array(positions.length);
  for (let v = 0; v < positions.length; v += 3) {
    const angle = lean(positions[v]!, positions[v + 1]!);
    normals.set([Math.sin(angle), 0, Math.cos(angle)], v);
  }
  return { positions, normals };
}

const leanAt = (normals: Float32Array, row: number, column: number) =>
  Math.atan2(normals[3 * (row * COLUMNS + column)]!, normals[3 * (row * COLUMNS + column) + 2]!);

test('takes short waves along the car out of the normals, and keeps long bends', () => {
  const waves = sheet((x) => 0.05 * Math.sin((2 * Math.PI * x) / 0.2));
  fairNormals(waves.positions, waves.normals, COLUMNS, [0.1, 0.05]);
  expect(Math.abs(leanAt(waves.normals, 45, 20))).toBeLessThan(0.002);

  const bend = sheet((x) => 0.5 * x);
  fairNormals(bend.positions, bend.normals, COLUMNS, [0.1, 0.05]);
  expect(leanAt(bend.normals, 40, 20)).toBeCloseTo(0.2, 3);
});

test('keeps an edge sharp', () => {
  const edge = sheet((x) => (x < 0.4 ? -0.5 : 0.5));
  fairNormals(edge.positions, edge.normals, COLUMNS, [0.1, 0.05]);
  expect(leanAt(edge.normals, 39, 20)).toBeCloseTo(-0.5, 5);
  expect(leanAt(edge.normals, 40, 20)).toBeCloseTo(0.5, 5);
});

test('goes on as the mirror image in the middle of the car, where nothing may lean to one side', () => {
  const { positions, normals } = sheet(() => 0);
  for (let v = 0; v < normals.length; v += 3) {
    const angle = 0.6 * positions[v + 1]!;
    normals.set([0, Math.sin(angle), Math.cos(angle)], v);
  }
  fairNormals(positions, normals, COLUMNS, [0.1, 0.05]);
  expect(normals[3 * (40 * COLUMNS + COLUMNS - 1) + 1]).toBeCloseTo(0, 2);
});

test('goes on as the mirror image where a nose or a tail ends in the middle', () => {
  // turned by a quarter: now each line along the car ends in the middle
  const { positions, normals } = sheet(() => 0);
  for (let v = 0; v < normals.length; v += 3) {
    const [x, y] = [positions[v]!, positions[v + 1]!];
    positions.set([y, (ROWS - 1) * STEP - x, 0], v);
    const angle = 0.6 * positions[v + 1]!;
    normals.set([0, Math.sin(angle), Math.cos(angle)], v);
  }
  fairNormals(positions, normals, COLUMNS, [0.1, 0.05]);
  expect(normals[3 * ((ROWS - 1) * COLUMNS + 20) + 1]).toBeCloseTo(0, 2);
});
