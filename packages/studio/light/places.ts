import type { Place } from './place';
import { ROOM } from './room';
import { STUDIO } from './studio';

/** Where cars are photographed. */
export const PLACES = { studio: STUDIO, room: ROOM } satisfies Record<string, Place>;
export type PlaceName = keyof typeof PLACES;
