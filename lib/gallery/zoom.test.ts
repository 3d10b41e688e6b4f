import { moved, WHOLE, zoomed } from './zoom';

const frame = { width: 400, height: 300 };
const centre = { x: 0, y: 0 };

it('keeps the point under the finger in its place', () => {
  const view = zoomed(WHOLE, 2, { x: 100, y: -50 }, frame);
  expect(view).toEqual({ scale: 2, x: -100, y: 50 });
  // What was at 100 is drawn at 100 * 2 - 100.
  expect(zoomed(view, 1.5, { x: 100, y: -50 }, frame)).toEqual({ scale: 3, x: -200, y: 100 });
});

it('zooms from the whole picture to four times its size, and back to exactly the whole', () => {
  expect(zoomed(WHOLE, 100, centre, frame).scale).toBe(4);
  expect(zoomed(zoomed(WHOLE, 1.5, centre, frame), 1 / 1.5, centre, frame)).toEqual(WHOLE);
  expect(zoomed({ scale: 4, x: 600, y: 0 }, 0.01, centre, frame)).toEqual(WHOLE);
});

it('leaves no gap beside the picture', () => {
  expect(moved({ scale: 2, x: 150, y: 0 }, { x: 100, y: -200 }, frame)).toEqual({ scale: 2, x: 200, y: -150 });
  const still = moved(WHOLE, { x: 50, y: 50 }, frame);
  expect([still.x, still.y].map(Math.abs)).toEqual([0, 0]);
});
