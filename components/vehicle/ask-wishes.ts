import { VIEW_IT, type Wish } from '@/lib/enquiry/ask-message';
import type { Vehicle } from '@/lib/schema/types';
import type { Mode } from '@/lib/vehicle/mode';

/* What the sheet offers to tick. */

const VIEW: Wish = { label: VIEW_IT, sentence: '' };
const PHOTOS: Wish = { label: 'Send me photos', sentence: 'Please send me photos of the car as it is today.' };
const RENTAL_WISHES: readonly Wish[] = [
  { label: 'With a driver', sentence: 'I would like it with a driver.' },
  { label: 'It is for a wedding', sentence: 'It is for a wedding.' },
];
const MONTHLY: Wish = { label: 'Pay monthly', sentence: 'I would like to pay monthly.' };
const TRADE_IN: Wish = { label: 'Trade in my car', sentence: 'I want to trade in my car.' };
const KILOMETRES: Wish = { label: 'Kilometres', sentence: 'How many kilometres has it done?' };
const OWNERS: Wish = { label: 'Owners', sentence: 'How many owners has it had?' };
const HISTORY: Wish = { label: 'Service history', sentence: 'Does it have its service history?' };

type Unknown = Pick<Vehicle, 'odometer' | 'owners' | 'history'>;

/** A buyer's questions that the dealer's facts leave open. */
export function openQuestions({ odometer, owners, history = [] }: Unknown): readonly Wish[] {
  return [
    ...(odometer === undefined ? [KILOMETRES] : []),
    ...(owners === undefined ? [OWNERS] : []),
    ...(history.length === 0 ? [HISTORY] : []),
  ];
}

type Offered = {
  /** Whether the purchase price is stated. */
  readonly hasPrice: boolean;
  readonly canBeSeen: boolean;
  readonly questions: readonly Wish[];
};

export function wishesIn(mode: Mode, { hasPrice, canBeSeen, questions }: Offered): readonly Wish[] {
  const wishes =
    mode === 'rental' ? [...RENTAL_WISHES, PHOTOS] : [PHOTOS, TRADE_IN, ...(hasPrice ? [MONTHLY] : []), ...questions];
  return canBeSeen ? [VIEW, ...wishes] : wishes;
}
