import type { Vehicle } from '@/lib/schema/types';
import { factFields, type Reads } from './fact-fields';
import { facts } from './facts';

/* Which facts of the table each place shows. Apart from it: the comparison shows them all and needs no list. */

export const specifiedFacts = [
  facts.year,
  facts.fuel,
  facts.transmission,
  facts.mileage,
  facts.engine,
  facts.acceleration,
] as const;

/** Large, below the gallery. */
export const headlineFacts = [facts.acceleration, facts.topSpeed, facts.engine] as const;

/** Optional facts of every car of the model. */
const MODEL = [
  'body',
  'drive',
  'power',
  'engineCapacity',
  'range',
  'battery',
  'length',
  'width',
  'height',
  'seats',
  'doors',
  'steering',
] as const;
export const modelFacts = MODEL.map((name) => facts[name]);

const CAR = ['odometer', 'colour', 'interior', 'registration', 'origin', 'duty', 'owners', 'place'] as const;
export const carFacts = CAR.map((name) => facts[name]);

type OptionalField = Reads<(typeof MODEL | typeof CAR)[number]>;

export const OPTIONAL_FIELDS = [...MODEL, ...CAR].flatMap((name): readonly OptionalField[] => factFields[name]);

export type OptionalFacts = Pick<Vehicle, OptionalField>;
