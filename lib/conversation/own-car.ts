import { parseDraft } from '@/lib/enquiry/draft';
import { conversations, ownCar } from './conversations';
import { answered } from './messages';

export type OwnCar = {
  /** As its owner calls it. */
  readonly car: string;
  /** The line about it in a message about the dealer's cars. */
  readonly text: string;
};

/** The car in the stored draft of a part-exchange, with its answers; null while it has no name. */
export function ownCarIn(draft: string): OwnCar | null {
  const [car, ...more] = answered(ownCar, parseDraft(draft)?.fields ?? {});
  if (car?.name !== ownCar[0].name) return null;
  const lines = [car, ...more].map(({ line }) => line);
  return { car: car.answer, text: [conversations['part-exchange'].opening, ...lines].join('\n') };
}
