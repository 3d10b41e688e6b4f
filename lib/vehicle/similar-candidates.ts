import { SIMILAR_LIMIT } from '@/lib/catalogue/options';
import type { Vehicle } from '@/lib/schema/types';
import { oncePerList } from './once-per-list';

/** The first vehicles of a category, in list order: one more than are shown, for the vehicle itself may be among them. */
type SimilarCandidates = {
  readonly listed: readonly Vehicle[];
  /** Of those that can be had now. */
  readonly available: readonly Vehicle[];
};

/**
 * Whom similarVehicles and availableAlternatives choose from: with these they find what they would find in the whole list,
 * which every vehicle's page would read from end to end.
 */
export function similarCandidates(category: Vehicle['category'], all: readonly Vehicle[]): SimilarCandidates {
  return firstOfCategories(all).get(category) ?? { listed: [], available: [] };
}

const firstOfCategories = oncePerList((all: readonly Vehicle[]): ReadonlyMap<string, SimilarCandidates> => {
  const first = (category: string, among: readonly Vehicle[]) =>
    among.filter((vehicle) => vehicle.category === category).slice(0, SIMILAR_LIMIT + 1);
  const available = all.filter(({ status }) => status === 'available');
  const categories = [...new Set(all.map(({ category }) => category))];
  return new Map(
    categories.map((category) => [category, { listed: first(category, all), available: first(category, available) }]),
  );
});
