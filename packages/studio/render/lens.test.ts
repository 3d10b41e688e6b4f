import { softened } from './lens';
import { newCanvas } from './tile';

const WIDTH = 320;
const focus = { distance: 2, farDisc: 0.04 };

/** A picture all black but for one bright line down its middle, `metres` away; the rest stands 2 m away, in focus. */
function lineAt(metres: number) {
  const canvas = newCanvas(WIDTH);
  canvas.distance.fill(2);
  const middle = WIDTH / 2;
  for (let y = 0; y < canvas.height; y++) {
    canvas.distance[y * WIDTH + middle] = metres;
    canvas.colour.fill(1, 3 * (y * WIDTH + middle), 3 * (y * WIDTH + middle) + 3);
  }
  const out = softened(canvas.colour, canvas, focus);
  return (x: number) => out[3 * (100 * WIDTH + middle + x)]!;
}

test('what is in focus stays as it is', () => {
  const seen = lineAt(2);
  expect(seen(0)).toBeCloseTo(1);
  expect(seen(1)).toBe(0);
});

test('what is nearer than the focus spreads over what is behind it', () => {
  expect(lineAt(1)(1)).toBeGreaterThan(0.01);
});

test('what is behind something sharp does not spill over it', () => {
  expect(lineAt(9)(1)).toBe(0);
});
