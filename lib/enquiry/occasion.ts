import { routes } from '@/lib/page/routes';

/** Why a car is rented, which a visitor chose on another page. */
export type Occasion = {
  readonly title: string;
  /** The sentence in messages: 'It is for a wedding.' */
  readonly message: string;
};

/** In the address of the catalogue, the title; in session storage, the whole occasion. */
export const OCCASION_KEY = 'occasion';

/** The cars for rent for an occasion, those with most seats first. */
export function occasionRoute(title: string): string {
  return `${routes.vehicles}?${new URLSearchParams({ sort: 'seats', [OCCASION_KEY]: title, mode: 'rental' })}`;
}

/** @param occasions as in data/rental.json */
export function occasionsOf(
  occasions: readonly { readonly title: string; readonly message?: string }[] = [],
): readonly Occasion[] {
  return occasions.map(({ title, message = `Occasion: ${title}.` }) => ({ title, message }));
}
