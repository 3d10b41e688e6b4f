import type { CarSpec } from '../car/spec';

/** One file per car; each is loaded only when asked for, so that one car's mistake does not stop the others. */
const CARS: Record<string, () => Promise<{ default: CarSpec }>> = {
  'porsche-911-turbo-s': () => import('./porsche-911-turbo-s'),
};

export const CAR_SLUGS = Object.keys(CARS);

export async function carBySlug(slug: string): Promise<CarSpec> {
  const load = CARS[slug];
  if (!load) throw new Error(`Unknown car '${slug}'. Known: ${CAR_SLUGS.join(', ')}`);
  return (await load()).default;
}
