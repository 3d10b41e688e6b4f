import type { Crease, Feature } from '../car/spec';
import { projection } from '../car/view';
import { smoothStroke, stroke } from '../geometry/shape';
import { foldCrease, roundEdge } from './edges';
import type { CompiledFeature } from './features';
import { Surface } from './surface';

const gap: Feature = { kind: 'gap', view: 'plan', shape: stroke('1,-1 1,1', 0) };
const compiled: CompiledFeature = {
  feature: gap,
  projection: projection('plan'),
  on: 'body',
  x: [-9, 9],
  y: [-9, 9],
  z: [-9, 9],
  facing: -1,
};

/** A bonnet seen from above, `x` along it, a gap across it at 1 m. */
function bonnetAt(x: number): Surface {
  const s = new Surface();
  Object.assign(s, { x, nz: 1, gz: 1, rz: 1, dz: -1, footprint: 0.001 });
  roundEdge(s, compiled, Math.abs(x - 1), 0.002);
  return s;
}

test('the metal on both sides of a gap rolls off into it', () => {
  expect(bonnetAt(0.996).nx).toBeGreaterThan(0.1);
  expect(bonnetAt(1.004).nx).toBeLessThan(-0.1);
});

test('a centimetre away it is flat', () => {
  expect(bonnetAt(0.985).nx).toBe(0);
});

describe('a crease', () => {
  const REACH = 0.05;
  const line = '0,.4 3,.4';

  /** A bonnet seen from above with a crease along it, `y` m from the middle, `x` m from its front. */
  function folded(y: number, x = 1.5, lean = 0.3): Surface {
    const crease: Crease = { kind: 'crease', view: 'plan', line, lean, reach: REACH, taper: 0.2 };
    const shape = smoothStroke(line, REACH);
    const s = new Surface();
    Object.assign(s, { x, y, nz: 1, gz: 1, rz: 1, dz: -1, footprint: 0.001 });
    foldCrease(s, { ...compiled, feature: { ...crease, shape } }, crease, shape.distance(x, Math.abs(y)));
    return s;
  }

  test('leans its two sides away from each other, most at the line', () => {
    expect(folded(0.405).ny).toBeGreaterThan(0.15);
    expect(folded(0.395).ny).toBeLessThan(-0.15);
    expect(folded(0.43).ny).toBeLessThan(folded(0.405).ny);
  });

  test('does the same on the other side of the car', () => {
    expect(folded(-0.405).ny).toBeCloseTo(-folded(0.405).ny);
  });

  test('is a valley where it leans inwards', () => {
    expect(folded(0.405, 1.5, -0.3).ny).toBeLessThan(-0.15);
  });

  test('has faded out at its ends', () => {
    expect(folded(0.405, 0.001).ny).toBeCloseTo(0, 3);
    expect(folded(0.405, 0.1).ny).toBeLessThan(folded(0.405).ny);
  });
});
