import { polygon } from '../geometry/shape';
import type { Points } from '../geometry/spline';
import type { Feature, Intake } from './spec';

/** The framed openings between a diffuser's fins, each drawn as seen from behind. */
export const diffuserBays = (bays: readonly Points[], frame: Intake['frame']): Feature[] =>
  bays.map((bay) => ({ kind: 'intake', view: 'rear', shape: polygon(bay, 0.01), walls: 'carbon', frame }));
