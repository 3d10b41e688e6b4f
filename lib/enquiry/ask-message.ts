import { vehicleRoute } from '@/lib/page/routes';
import type { Vehicle } from '@/lib/schema/types';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { formatTime } from '@/lib/site/opening-hours';
import { dateInWords, dayNumber } from '@/lib/text/days';
import type { Mode } from '@/lib/vehicle/mode';
import { vehicleCardMessage, vehicleDetailMessage } from './messages';

/** What a visitor may tick in the sheet 'Ask about this car', each with its sentence in the message. */
export type Wish = { readonly label: string; readonly sentence: string };

/** Its sentence has the day, if there is one. */
export const VIEW_IT = 'View it';

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

type Answers = {
  /** 'From Monday, 2 December 2030 to Thursday, 5 December 2030.', with what they cost; empty without dates. */
  readonly dates: string;
  readonly total: string;
  readonly wishes: readonly Wish[];
  /** '2026-11-23' and '09:30', or empty; for those who want to view it. */
  readonly seeing: { readonly date: string; readonly time: string };
  readonly words: string;
};

/** The message of the sheet; until something is answered, that of the car's page. */
export function askMessage(car: Pick<Vehicle, 'id' | 'name'>, mode: Mode, answers: Answers): string {
  const { dates, total, wishes, seeing, words } = answers;
  const wished = wishes.map(({ label, sentence }) => (label === VIEW_IT ? seeingInWords(seeing) : sentence));
  const sentences = [dates, total, ...wished].filter(Boolean);
  const paragraphs = [sentences.join(' '), words.trim()].filter(Boolean);
  if (paragraphs.length === 0) return vehicleDetailMessage(car, mode);
  return [vehicleCardMessage(car.name, mode), ...paragraphs, absoluteUrl(vehicleRoute(car.id, mode))].join('\n\n');
}

function seeingInWords({ date, time }: Answers['seeing']): string {
  if (dayNumber(date) === null) return 'I would like to view it.';
  return `I would like to view it on ${dateInWords(date)}${time && ` at ${formatTime(time)}`}.`;
}
