import { isDoubleTap, isTap, swipeStep } from './gestures';

const at = (x: number, y: number, time: number) => ({ x, y, time });

it('takes a short touch in one place for a tap', () => {
  expect(isTap(at(100, 100, 0), at(104, 98, 120))).toBe(true);
  expect(isTap(at(100, 100, 0), at(100, 100, 800))).toBe(false);
  expect(isTap(at(100, 100, 0), at(130, 100, 120))).toBe(false);
  expect(isTap(at(100, 100, 9000), at(112, 100, 9300))).toBe(true);
});

it('takes two quick taps in one place for a double tap', () => {
  expect(isDoubleTap(at(100, 100, 0), at(110, 105, 250))).toBe(true);
  expect(isDoubleTap(at(100, 100, 0), at(100, 100, 600))).toBe(false);
  expect(isDoubleTap(at(100, 100, 0), at(200, 100, 200))).toBe(false);
  expect(isDoubleTap(at(100, 100, 9000), at(140, 100, 9350))).toBe(true);
  expect(isDoubleTap(null, at(100, 100, 0))).toBe(false);
});

it('steps on when the finger moves left and back when it moves right', () => {
  expect(swipeStep(at(300, 100, 0), at(200, 110, 200))).toBe(1);
  expect(swipeStep(at(200, 100, 0), at(300, 90, 200))).toBe(-1);
  expect(swipeStep(at(200, 100, 0), at(152, 132, 200))).toBe(1);
});

it('does not step on a short or a steep movement', () => {
  expect(swipeStep(at(200, 100, 0), at(170, 100, 200))).toBe(0);
  expect(swipeStep(at(200, 100, 0), at(140, 200, 200))).toBe(0);
});
