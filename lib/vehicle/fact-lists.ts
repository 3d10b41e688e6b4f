import type { Vehicle } from '@/lib/schema/types';
import { facts } from './facts';

/* Which facts of the table each place shows. Apart from it: the comparison shows them all and needs no list. */

/** The specified table. */
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
export const modelFacts = [
  facts.body,
  facts.drive,
  facts.power,
  facts.engineCapacity,
  facts.range,
  facts.battery,
  facts.length,
  facts.width,
  facts.height,
  facts.seats,
  facts.doors,
  facts.steering,
] as const;

/** Optional facts of one car alone. */
export const carFacts = [
  facts.odometer,
  facts.colour,
  facts.interior,
  facts.registration,
  facts.origin,
  facts.duty,
  facts.owners,
  facts.place,
] as const;

/** The fields of the optional facts. */
export const OPTIONAL_FIELDS = [...modelFacts, ...carFacts].flatMap(({ reads }): readonly OptionalField[] => reads);

type OptionalField = (typeof modelFacts | typeof carFacts)[number]['reads'][number];

export type OptionalFacts = Pick<Vehicle, OptionalField>;
