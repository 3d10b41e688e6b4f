import type { CarProfile } from './car';
import { astonMartinDb11 } from './cars/aston-martin-db11';
import { bentleyContinentalGt } from './cars/bentley-continental-gt';
import { bmwM8Competition } from './cars/bmw-m8-competition';
import { ferrari488Gtb } from './cars/ferrari-488-gtb';
import { jaguarFTypeR } from './cars/jaguar-f-type-r';
import { lamborghiniHuracan } from './cars/lamborghini-huracan';
import { lexusLc500 } from './cars/lexus-lc-500';
import { maseratiMc20 } from './cars/maserati-mc20';
import { mclaren720s } from './cars/mclaren-720s';
import { mercedesAmgGt63S } from './cars/mercedes-amg-gt-63-s';
import { porsche911TurboS } from './cars/porsche-911-turbo-s';
import { rollsRoycePhantom } from './cars/rolls-royce-phantom';

/** The cars by the folder of their pictures. */
export const cars = {
  'lamborghini-huracan': lamborghiniHuracan,
  'ferrari-488-gtb': ferrari488Gtb,
  'mclaren-720s': mclaren720s,
  'rolls-royce-phantom': rollsRoycePhantom,
  'bentley-continental-gt': bentleyContinentalGt,
  'porsche-911-turbo-s': porsche911TurboS,
  'aston-martin-db11': astonMartinDb11,
  'maserati-mc20': maseratiMc20,
  'bmw-m8-competition': bmwM8Competition,
  'mercedes-amg-gt-63-s': mercedesAmgGt63S,
  'jaguar-f-type-r': jaguarFTypeR,
  'lexus-lc-500': lexusLc500,
} as const satisfies Readonly<Record<string, CarProfile>>;

export type CarName = keyof typeof cars;
