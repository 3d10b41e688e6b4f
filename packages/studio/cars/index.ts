import type { CarSpec } from '../car/spec';

/** One file per car; each is loaded only when asked for, so that one car's mistake does not stop the others. */
const CARS: Record<string, () => Promise<{ default: CarSpec }>> = {
  'lamborghini-huracan': () => import('./lamborghini-huracan'),
  'ferrari-488-gtb': () => import('./ferrari-488-gtb'),
  'mclaren-720s': () => import('./mclaren-720s'),
  'rolls-royce-phantom': () => import('./rolls-royce-phantom'),
  'bentley-continental-gt': () => import('./bentley-continental-gt'),
  'porsche-911-turbo-s': () => import('./porsche-911-turbo-s'),
  'aston-martin-db11': () => import('./aston-martin-db11'),
  'maserati-mc20': () => import('./maserati-mc20'),
  'bmw-m8-competition': () => import('./bmw-m8-competition'),
  'mercedes-amg-gt-63-s': () => import('./mercedes-amg-gt-63-s'),
  'jaguar-f-type-r': () => import('./jaguar-f-type-r'),
  'lexus-lc-500': () => import('./lexus-lc-500'),
};

export const CAR_SLUGS = Object.keys(CARS);

export async function carBySlug(slug: string): Promise<CarSpec> {
  const load = CARS[slug];
  if (!load) throw new Error(`Unknown car '${slug}'. Known: ${CAR_SLUGS.join(', ')}`);
  return (await load()).default;
}
