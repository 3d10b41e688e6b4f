import { CURRENCY, WRITTEN_SUM } from '@/lib/locale';
import { routes, vehicleRoute } from '@/lib/page/routes';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { formatMoney, formatNumber } from '@/lib/text/numbers';
import type { Fields } from './draft';
import { greeting } from './messages';

type Question = {
  readonly name: string;
  readonly label: string;
  /** The label in the message, which the visitor says. */
  readonly inMessage: string;
  /** The kind of a bare number: grouped in the message, and an amount with its currency. */
  readonly number?: 'count' | 'sum';
  /** Beside the label: 'if you know'. */
  readonly hint?: string;
  readonly isLong?: true;
  readonly isRequired?: true;
  readonly autoComplete?: string;
};

export type SellForm = {
  readonly title: string;
  readonly text: string;
  /** The first words of the message, after the greeting. */
  readonly opening: string;
  readonly questions: readonly Question[];
  readonly takesPhotographs?: true;
};

export type SellKind = 'sell' | 'trade-in' | 'find';

/** The question that the address of a car answers: '/sell/?car=7#trade-in'. */
export const WANTED = 'wanted';

/** The questions about a visitor's own car. */
const ownCar: readonly Question[] = [
  { name: 'car', label: 'Your car', inMessage: 'My car', hint: 'make, model, year', isRequired: true },
  { name: 'kilometres', label: 'Kilometres', inMessage: 'Kilometres', number: 'count', hint: 'if you know' },
  {
    name: 'condition',
    label: 'Anything else about it',
    inMessage: 'About it',
    hint: 'service, owners, damage',
    isLong: true,
  },
];

const name: Question = {
  name: 'name',
  label: 'Your name',
  inMessage: 'My name',
  isRequired: true,
  autoComplete: 'name',
};

/** The forms of /sell/, in the order of the page. */
export const sellForms: Readonly<Record<SellKind, SellForm>> = {
  sell: {
    title: 'Sell your car',
    text: 'Tell us about the car, and anything wrong with it. We reply with questions, or a time to see it.',
    opening: 'I would like to sell my car.',
    questions: [
      ...ownCar,
      {
        name: 'price',
        label: 'Price you have in mind',
        inMessage: 'Price I have in mind',
        number: 'sum',
        hint: `optional, in ${CURRENCY}`,
      },
      name,
    ],
    takesPhotographs: true,
  },
  'trade-in': {
    title: 'Trade in your car',
    text: 'Your car counts towards the price of one of ours.',
    opening: 'I want to trade in my car.',
    questions: [
      { name: WANTED, label: 'The car you would like', inMessage: 'I would like', hint: 'if you know' },
      ...ownCar,
      name,
    ],
    takesPhotographs: true,
  },
  find: {
    title: 'Find me a car',
    text: 'Looking for something we don’t have? Tell us what you want.',
    opening: 'please find me a car.',
    questions: [
      {
        name: 'sought',
        label: 'The car you want',
        inMessage: 'The car I want',
        hint: 'make, model, years',
        isRequired: true,
      },
      { name: 'budget', label: 'Budget', inMessage: 'Budget', number: 'sum', hint: `in ${CURRENCY}` },
      {
        name: 'wishes',
        label: 'What matters to you',
        inMessage: 'What matters to me',
        hint: 'colour, kilometres, by when',
        isLong: true,
      },
      name,
    ],
  },
};

/** A form's place on the page, about a car of ours where an id is given: '/sell/?car=7#trade-in'. */
export function sellRoute(kind: SellKind, id?: number): string {
  return `${routes.sell}${id === undefined ? '' : `?car=${id}`}#${kind}`;
}

/** In session storage. */
export const sellDraftKey = (kind: SellKind) => `offer-${kind}`;

/** The answer with a car of ours, which its page identifies. */
export function wantedCar({ id, name }: { readonly id: number; readonly name: string }): string {
  return `${name}, ${absoluteUrl(vehicleRoute(id))}`;
}

/** The message: a line for each question that was answered, in their order. */
export function sellEnquiry({ title, opening, questions }: SellForm, answers: Fields) {
  const lines = questions.flatMap(({ name, inMessage, number }) => {
    const answer = (answers[name] ?? '').trim();
    return answer === '' ? [] : `${inMessage}: ${number ? grouped(answer, number) : answer}`;
  });
  return { subject: title, body: [`${greeting} ${opening}`, '', ...lines].join('\n') };
}

/** The same with blanks, to fill in in a mail program or chat. */
export function sellTemplate({ opening, questions }: SellForm): string {
  return [`${greeting} ${opening}`, '', ...questions.map(({ inMessage }) => `${inMessage}: `)].join('\n');
}

/** '82000' as '82,000', as a sum 'KES 82,000'; other words as they are. */
function grouped(answer: string, number: 'count' | 'sum'): string {
  const digits = WRITTEN_SUM.exec(answer)?.[1]?.replace(/\D/g, '');
  if (digits === undefined) return answer;
  return number === 'sum' ? formatMoney(Number(digits)) : formatNumber(Number(digits));
}
