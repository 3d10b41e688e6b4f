import { changeKeptText, useKeptText } from '@/components/device/kept-text';
import { ASK_DRAFT_KEY, type Fields, parseDraft, serialiseDraft } from '@/lib/enquiry/draft';

/** The value of a topic that is chosen. */
export const CHOSEN = 'chosen';

/** A visitor who rents needs dates, so that topic is chosen at first. */
const fieldsOf = (text: string): Fields => ({ 'Rent it': CHOSEN, ...parseDraft(text)?.fields });

/** The visitor's answers in the sheet 'Ask about this car', for all cars, until the tab closes. */
export const useAnswers = (): Fields => fieldsOf(useKeptText(ASK_DRAFT_KEY));

/** @param change of the last answers, not of the rendered ones (kept-text.ts) */
export function changeAnswers(change: (last: Fields) => Fields): void {
  changeKeptText(ASK_DRAFT_KEY, (text) => {
    const last = fieldsOf(text);
    return serialiseDraft({ fields: { ...last, ...change(last) }, from: '' }) ?? '';
  });
}
