import fc from 'fast-check';
import {
  frameAddress,
  frameAfterDrag,
  frameOfOpeningSpin,
  spinDegrees,
  spinSize,
  spinText,
  spinView,
  wrapFrame,
} from './spin';

const FRAMES = 36;

it('numbers its files with two digits', () => {
  expect(frameAddress({ folder: '/pictures/some-car/spin' }, 0)).toBe('/pictures/some-car/spin/00.avif');
  expect(frameAddress({ folder: '/pictures/some-car/spin' }, 35)).toBe('/pictures/some-car/spin/35.avif');
});

it('describes the view and the angle', () => {
  expect(spinText(0, FRAMES)).toBe('Front three-quarter, 0 degrees');
  expect(spinText(5, FRAMES)).toBe('Right side, 50 degrees');
  expect(spinText(35, FRAMES)).toBe('Front three-quarter, 350 degrees');
});

it('passes every side of the car once, in order', () => {
  const views = Array.from({ length: FRAMES }, (_, frame) => spinView(frame, FRAMES));
  expect(views.filter((view, frame) => view !== views[frame - 1])).toEqual([
    'Front three-quarter',
    'Right side',
    'Rear three-quarter',
    'Rear',
    'Left rear three-quarter',
    'Left side',
    'Left front three-quarter',
    'Front',
    'Front three-quarter',
  ]);
});

it('starts again after the last frame', () => {
  expect(wrapFrame(36, FRAMES)).toBe(0);
  expect(wrapFrame(-1, FRAMES)).toBe(35);
});

it('turns once round as the finger crosses the picture, and back', () => {
  expect(frameAfterDrag(0, 180, 360, FRAMES)).toBe(18);
  expect(frameAfterDrag(4, 360, 360, FRAMES)).toBe(4);
  expect(frameAfterDrag(0, -10, 360, FRAMES)).toBe(35);
});

it('stays where it is on a picture that is not laid out', () => {
  expect(frameAfterDrag(7, 100, 0, FRAMES)).toBe(7);
});

it('is always at a frame there is, with an angle below the whole turn', () => {
  const whole = fc.integer({ min: -10_000, max: 10_000 });
  fc.assert(
    fc.property(
      whole,
      whole,
      fc.integer({ min: 1, max: 4000 }),
      fc.integer({ min: 1, max: 99 }),
      (from, by, width, frames) => {
        const frame = frameAfterDrag(from, by, width, frames);
        expect(Number.isInteger(frame) && frame >= 0 && frame < frames).toBe(true);
        expect(spinDegrees(from, frames)).toBeGreaterThanOrEqual(0);
        expect(spinDegrees(from, frames)).toBeLessThanOrEqual(360 - Math.floor(360 / frames));
      },
    ),
  );
});

it('goes back by as much as it came', () => {
  fc.assert(
    fc.property(fc.nat(35), fc.integer({ min: -2000, max: 2000 }), (from, by) => {
      expect(frameAfterDrag(frameAfterDrag(from, by, 361, FRAMES), -by, 361, FRAMES)).toBe(from);
    }),
  );
});

it('says the size in the units of a data bundle', () => {
  expect(spinSize(302_418)).toBe('about 300 kB');
  expect(spinSize(157_057)).toBe('about 160 kB');
  expect(spinSize(1_234_567)).toBe('about 1.2 MB');
  expect(spinSize(996_000)).toBe('about 1.0 MB');
  expect(spinSize(900)).toBe('about 10 kB');
});

it('opens with one whole turn, ending where it began', () => {
  expect(frameOfOpeningSpin(0, FRAMES)).toBe(0);
  expect(frameOfOpeningSpin(0.25, FRAMES)).toBe(5);
  expect(frameOfOpeningSpin(0.5, FRAMES)).toBe(18);
  expect(frameOfOpeningSpin(1, FRAMES)).toBe(0);
  expect(frameOfOpeningSpin(7, FRAMES)).toBe(0);
});
