import type { Category } from '@/lib/schema/types';

const categoryLabels: Readonly<Record<Category, string>> = {
  supercar: 'Supercar',
  luxury: 'Luxury',
  sports: 'Sports',
};

/** The badge of a category's vehicle: 'Supercar' for the filter 'Supercars'. */
export function categoryLabel(category: Category): string {
  return categoryLabels[category];
}
