import { vehicleRoute } from '@/lib/page/routes';
import type { Vehicle } from '@/lib/schema/types';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { listInWords } from '@/lib/text/phrases';
import type { Mode } from '@/lib/vehicle/mode';
import { vehicleCardMessage, vehicleDetailMessage } from './messages';

/*
 * The message of the sheet 'Ask about this car', from the visitor's entries. A file apart from the other messages: only
 * the sheet loads it.
 */

/**
 * The whole message; without paragraphs, that of the car's page.
 * @param paragraphs of the chosen topics, and the visitor's own words
 * @param request the occasion of a rental: 'It is for a wedding.'
 */
export function askMessage(
  car: Pick<Vehicle, 'id' | 'name'>,
  mode: Mode,
  paragraphs: readonly string[],
  request: string,
): string {
  if (paragraphs.length === 0) return vehicleDetailMessage(car, mode, request);
  const first = vehicleCardMessage(car.name, mode, request);
  return [first, ...paragraphs, absoluteUrl(vehicleRoute(car.id, mode))].join('\n\n');
}

/** Adds a text to a message, or replaces the text that was added last if the message still contains it. */
export function withAdded(message = '', text: string, last?: string): string {
  if (last && message.includes(last)) return message.replace(last, () => text);
  return [message, text].filter(Boolean).join('\n\n');
}

type Row = { readonly label?: string; readonly value?: string | 0 | null };

/** A sentence with rows below it, those that have a value: 'Pick-up: Tuesday, 1 December 2026'. */
export function rowsParagraph(sentence: string, rows: readonly Row[] | false | null): string {
  return [sentence, ...(rows || []).flatMap(({ label, value }) => (value ? `${label}: ${value}` : []))].join('\n');
}

/**
 * The first sentences about a rental.
 * @param occasion 'It is for a wedding.', or empty
 * @param open terms that are to be confirmed: 'deposit', 'age'
 */
export function rentalSentences(occasion: string, open: readonly string[]): string {
  return `I would like to rent it. ${occasion && `${occasion} `}Please confirm ${listInWords(['availability', ...open])}.`;
}
