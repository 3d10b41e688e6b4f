import { progressLine } from './progress';

it('reports progress and the estimated time left', () => {
  expect(progressLine(0, 600, 0)).toBe('0 of 600');
  expect(progressLine(120, 600, 150_000)).toBe('120 of 600, 10 min left');
  expect(progressLine(590, 600, 590_000)).toBe('590 of 600, 10 s left');
  expect(progressLine(600, 600, 600_000)).toBe('600 of 600');
});
