import type { ConversationKind } from './conversations';

/** The keys in session storage, as that of the contact form (lib/enquiry/draft.ts). */
export const conversationDraftKeys = {
  sell: 'offer-sell',
  'part-exchange': 'offer-part-exchange',
  find: 'offer-find',
} as const satisfies Readonly<Record<ConversationKind, string>>;

/** An answer with the car that the page's address names, after the visitor's own words. */
export function withCar(answer: string, car: string): string {
  if (answer.includes(car)) return answer;
  return answer.trim() === '' ? car : `${answer.trim()}, ${car}`;
}
