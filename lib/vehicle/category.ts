import { CATEGORIES } from '@/lib/locale';
import type { Category } from '@/lib/schema/types';

/** The badge of a category's vehicle: 'Supercar' for the filter 'Supercars'. */
export function categoryLabel(category: Category): string {
  return CATEGORIES[category].badge;
}
