import { vehicleRoute } from '@/lib/page/routes';
import type { Vehicle } from '@/lib/schema/types';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { formatTime } from '@/lib/site/opening-hours';
import { dateInWords, dayNumber } from '@/lib/text/days';
import type { Mode } from '@/lib/vehicle/mode';
import { vehicleCardMessage, vehicleDetailMessage } from './messages';

/** What a visitor may tick in the sheet 'Ask about this car', each with its sentence in the message. */
type Wish = { readonly label: string; readonly sentence: string };

const RENTAL_WISHES: readonly Wish[] = [
  { label: 'It is for a wedding', sentence: 'It is for a wedding.' },
  { label: 'With a driver', sentence: 'I would like it with a driver.' },
];
const MONTHLY: Wish = { label: 'I would like to pay monthly', sentence: 'I would like to pay monthly.' };
const TRADE_IN: Wish = { label: 'I want to trade in my car', sentence: 'I want to trade in my car.' };

/** @param hasPrice whether the purchase price is stated */
export function wishesIn(mode: Mode, hasPrice: boolean): readonly Wish[] {
  if (mode === 'rental') return RENTAL_WISHES;
  return hasPrice ? [MONTHLY, TRADE_IN] : [TRADE_IN];
}

type Answers = {
  /** 'From Monday, 2 December 2030 to Thursday, 5 December 2030.', with what they cost; empty without dates. */
  readonly dates: string;
  readonly total: string;
  readonly wishes: readonly Wish[];
  /** '2026-11-23' and '09:30', or empty. */
  readonly seeing: { readonly date: string; readonly time: string };
  readonly words: string;
};

/** The message of the sheet; until something is answered, that of the car's page. */
export function askMessage(car: Pick<Vehicle, 'id' | 'name'>, mode: Mode, answers: Answers): string {
  const { dates, total, wishes, seeing, words } = answers;
  const sentences = [dates, total, ...wishes.map(({ sentence }) => sentence), seeingInWords(seeing)].filter(Boolean);
  const paragraphs = [sentences.join(' '), words.trim()].filter(Boolean);
  if (paragraphs.length === 0) return vehicleDetailMessage(car, mode);
  return [vehicleCardMessage(car.name, mode), ...paragraphs, absoluteUrl(vehicleRoute(car.id, mode))].join('\n\n');
}

function seeingInWords({ date, time }: Answers['seeing']): string {
  if (dayNumber(date) === null) return '';
  return `I would like to see it on ${dateInWords(date)}${time && ` at ${formatTime(time)}`}.`;
}
