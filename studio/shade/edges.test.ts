import type { Feature } from '../car/spec';
import { projection } from '../car/view';
import { stroke } from '../geometry/shape';
import { roundEdge } from './edges';
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
