import type { ConversationKind } from './conversations';
import type { Answers } from './messages';

/** The keys in session storage, as those of the contact form (lib/enquiry/draft.ts). */
export const conversationDraftKeys = {
  sell: 'offer-sell',
  'part-exchange': 'offer-part-exchange',
  find: 'offer-find',
} as const satisfies Readonly<Record<ConversationKind, string>>;

/** The answers in a list of names and texts as JSON, whatever was stored by now: what is no text is left out. */
export function parseAnswers(stored: string | null): Answers {
  try {
    const found = Object.entries(Object.fromEntries(JSON.parse(stored ?? '[]')));
    return Object.fromEntries(found.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}

/** What stands in a field once a car of ours is asked for: words of the visitor's own stay, and the car is named after them. */
export function withCar(answer: string, car: string): string {
  if (answer.includes(car)) return answer;
  return answer.trim() === '' ? car : `${answer.trim()}, ${car}`;
}
