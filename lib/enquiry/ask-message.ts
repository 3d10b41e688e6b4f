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
  const day = dayNumber(date) !== null && ` on ${dateInWords(date)}`;
  return `I would like to view it${day || ''}${time && ` at ${formatTime(time)}`}.`;
}
