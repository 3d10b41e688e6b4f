import { roundedBox } from '../geometry/shape';
import { descend } from './recess';

const DEPTH = 0.05;
const mouth = roundedBox([0, 0], [0.3, 0.1], 0);

/** A ray that enters a mouth a tenth of a millimetre under its upper edge, aslant; for each metre inwards it rises by `db`. */
const enter = (db: number) => descend({ a: 0, b: 0.0999, da: 1, db, inward: 1 }, mouth, DEPTH);

test('a ray that rises meets the upper wall', () => {
  expect(enter(0.3).wall).toBe(true);
});

test('a ray that falls away from the wall beside which it has entered goes on to the end', () => {
  expect(enter(-0.3)).toMatchObject({ wall: false, depth: DEPTH });
});

test('a ray that falls steeply meets the lower wall on its way', () => {
  expect(enter(-30)).toMatchObject({ wall: true });
});
