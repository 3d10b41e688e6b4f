import type { Vehicle } from '@/lib/schema/types';

/* The fields that each fact is written from. Apart from the words: browsers get those without this list. */

export const factFields = {
  price: ['price', 'dailyRental', 'status'],
  dailyRental: ['price', 'dailyRental', 'status'],
  availability: ['status'],
  year: ['year'],
  acceleration: ['acceleration'],
  topSpeed: ['topSpeed'],
  mileage: ['mileage'],
  engine: ['engine'],
  fuel: ['fuel'],
  transmission: ['transmission'],
  category: ['category'],
  body: ['bodyType'],
  drive: ['drive'],
  power: ['power'],
  engineCapacity: ['engineCapacity'],
  range: ['range'],
  battery: ['battery'],
  length: ['length'],
  width: ['width'],
  height: ['height'],
  seats: ['seats'],
  doors: ['doors'],
  steering: ['steering'],
  odometer: ['odometer'],
  colour: ['exteriorColour', 'paint'],
  interior: ['interiorColour'],
  registration: ['registration'],
  origin: ['origin'],
  duty: ['duty'],
  owners: ['owners'],
  place: ['location', 'arrives'],
} as const satisfies Record<string, readonly (keyof Vehicle)[]>;

export type FactName = keyof typeof factFields;

export type Reads<Name extends FactName> = (typeof factFields)[Name][number];
