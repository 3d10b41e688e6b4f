import { ellipse, grown, polygon, roundedBox } from '../geometry/shape';
import type { Points } from '../geometry/spline';
import type { ExhaustSpec, Feature } from './spec';

/** Exhaust outlets flush with the bumper: a polished frame round a dark bore, each drawn as seen from behind. */
export const flushOutlets = (...outlets: readonly Points[]): Feature[] =>
  outlets.map((outlet) => ({
    kind: 'intake',
    view: 'rear',
    shape: polygon(outlet, 0.014),
    walls: 'dark-chrome',
    depth: 0.11,
    frame: { width: 0.009, finish: 'chrome' },
  }));

/** The box of a diffuser between floor and bumper, with upright fins in it. */
export const diffuserBox = (outline: Points): Feature => ({
  kind: 'intake',
  view: 'rear',
  shape: polygon(outline, 0.01),
  depth: 0.16,
  walls: 'dark',
  mesh: { kind: 'vertical', cell: 0.12, bar: 0.014, finish: 'grained' },
  meshDepth: 0.03,
});

/** A reflector of the bumper: a red lens with a joint round it, so that it lies in the metal and not on it. */
export const reflector = (outline: Points): Feature[] => {
  const drawn = { view: 'rear', shape: polygon(outline, 0.004) } as const;
  return [
    { ...drawn, kind: 'trim', finish: 'red-lens' },
    { ...drawn, kind: 'gap' },
  ];
};

/** The hole of the bumper round an exhaust pipe, with a gap that shows that the pipe comes from within. */
export const exhaustHole = ({ at: [, y, z], half, squareness = 1 }: ExhaustSpec): Feature => {
  const pipe = squareness > 1.5 ? roundedBox([y, z], half, Math.min(...half) / squareness) : ellipse([y, z], half);
  return { kind: 'intake', view: 'rear', shape: grown(pipe, 0.014), walls: 'dark', depth: 0.08 };
};
