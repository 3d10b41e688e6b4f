import type { Fields } from '@/lib/enquiry/draft';
import { greeting } from '@/lib/enquiry/messages';
import { WRITTEN_SUM } from '@/lib/locale';
import { vehicleRoute } from '@/lib/page/routes';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { formatNumber } from '@/lib/text/format-number';
import { formatMoney } from '@/lib/text/money';
import { type ConversationKind, conversations, type Question, WANTED } from './conversations';

type Given = {
  readonly kind: ConversationKind;
  /** By the names of the questions. */
  readonly answers: Fields;
  /** The car of ours that the address of the page names. */
  readonly car?: { readonly id: number; readonly name: string };
};

/** The message: a line for each question that was answered, in their order. */
export function conversationMessage({ kind, answers, car }: Given): string {
  const { opening, questions } = conversations[kind];
  const lines = answered(questions, answers).flatMap(({ name, answer, line }) => {
    const names = name === WANTED && car && answer.includes(car.name);
    return names ? [line, absoluteUrl(vehicleRoute(car.id))] : [line];
  });
  return [`${greeting} ${opening}`, '', ...lines].join('\n');
}

/** A line for each question that was answered, in their order. */
export function answered(questions: readonly Question[], answers: Fields) {
  return questions.flatMap(({ name, inMessage, number }) => {
    const answer = (answers[name] ?? '').trim();
    return answer === '' ? [] : [{ name, answer, line: `${inMessage}: ${number ? grouped(answer, number) : answer}` }];
  });
}

/** The first question without the answer that a message needs. */
export function missingAnswer(questions: readonly Question[], answers: Fields): Question | undefined {
  return questions.find(({ name, isRequired }) => isRequired && !answers[name]?.trim());
}

/** '82000' as '82,000', as a sum 'KES 82,000'; other words as they are. */
function grouped(answer: string, number: 'count' | 'sum'): string {
  const digits = digitsOf(answer);
  if (digits === undefined) return answer;
  return number === 'sum' ? formatMoney(digits) : formatNumber(digits);
}

/** The text in a number's field, grouped: '82000' as '82,000'. Other fields and other words stay unchanged. */
export function groupedInField(kind: ConversationKind, name: string, typed: string): string {
  const questions: readonly Question[] = conversations[kind].questions;
  const digits = questions.find((question) => question.name === name)?.number && digitsOf(typed);
  return typeof digits === 'number' ? formatNumber(digits) : typed;
}

function digitsOf(answer: string): number | undefined {
  const digits = WRITTEN_SUM.exec(answer)?.[1]?.replace(/\D/g, '');
  return digits === undefined ? undefined : Number(digits);
}

/** The same with blanks, to fill in in a mail program or chat. */
export function conversationTemplate(kind: ConversationKind): string {
  const { opening, questions } = conversations[kind];
  return [`${greeting} ${opening}`, '', ...questions.map(({ inMessage }) => `${inMessage}: `)].join('\n');
}
