import { VIEW_IT, type Wish } from '@/lib/enquiry/ask-message';
import { rental } from '@/lib/inventory/inventory';
import type { Vehicle } from '@/lib/schema/types';
import { type Asked, sumAsked } from '@/lib/vehicle/asking';
import type { Mode } from '@/lib/vehicle/mode';
import { firstTerms, termsOf } from '@/lib/vehicle/rental-terms';
import { unavailability } from '@/lib/vehicle/status';

const VIEW: Wish = { label: VIEW_IT, sentence: '' };
const PHOTOS: Wish = { label: 'Photos', sentence: 'Please send me photos of it as it is today, inside and outside.' };
const RENTAL_WISHES: readonly Wish[] = [
  { label: 'With a driver', sentence: 'I would like it with a driver.' },
  { label: 'It is for a wedding', sentence: 'It is for a wedding.' },
];
const MONTHLY: Wish = { label: 'Pay monthly', sentence: 'I would like to pay monthly.' };
const TRADE_IN: Wish = { label: 'Trade in my car', sentence: 'I want to trade in my car.' };
const KILOMETRES: Wish = { label: 'Kilometres', sentence: 'How many kilometres has it done?' };
const OWNERS: Wish = { label: 'Owners', sentence: 'How many owners has it had?' };
const HISTORY: Wish = { label: 'Service history', sentence: 'Does it have its service history?' };

/** By the names of the terms. */
const TERMS: Readonly<Record<string, Wish>> = {
  'Security deposit': { label: 'Deposit', sentence: 'How much is the deposit?' },
  'Kilometres a day': { label: 'Kilometres a day', sentence: 'How many kilometres a day are included?' },
  'Shortest rental': { label: 'Minimum hire', sentence: 'What is the minimum hire?' },
};
/** Of a car that is rented out. */
export const WHEN_BACK: Wish = { label: 'When it is back', sentence: 'When is it back?' };

type Asking = Asked & Pick<Vehicle, 'status' | 'rentalTerms' | 'odometer' | 'owners' | 'history'>;
type Wishes = Readonly<Record<Mode, readonly Wish[]>>;

/** What a visitor asks that the page leaves open. */
export function openQuestions(vehicle: Asking): Wishes {
  const { odometer, owners, history = [] } = vehicle;
  return {
    sale: [
      PHOTOS,
      ...(odometer === undefined ? [KILOMETRES] : []),
      ...(owners === undefined ? [OWNERS] : []),
      ...(history.length === 0 ? [HISTORY] : []),
    ],
    rental: [PHOTOS, ...firstTerms(termsOf(vehicle, rental)).open.flatMap((label) => TERMS[label] ?? [])],
  };
}

export function wishesOf(vehicle: Asking): Wishes {
  const view = unavailability(vehicle.status) === null ? [VIEW] : [];
  const { sale, rental } = openQuestions(vehicle);
  // The page asks it beside the note that the car is rented.
  const whenBack = vehicle.status === 'rented' ? [WHEN_BACK] : [];
  const monthly = sumAsked(vehicle, 'sale') === null ? [] : [MONTHLY];
  return {
    sale: [...view, ...whenBack, ...sale, TRADE_IN, ...monthly],
    rental: [...view, ...whenBack, ...rental, ...RENTAL_WISHES],
  };
}
