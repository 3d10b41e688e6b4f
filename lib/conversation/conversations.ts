import { CURRENCY } from '@/lib/locale';

export type Question = {
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

type Conversation = {
  readonly title: string;
  readonly text: string;
  /** The first words of the message, after the greeting. */
  readonly opening: string;
  readonly questions: readonly Question[];
  readonly takesPhotographs: boolean;
};

/** The question that the address of a car answers: '/sell/?car=7#part-exchange'. */
export const WANTED = 'wanted';

/** The questions about a visitor's own car, the car itself first. */
export const ownCar = [
  { name: 'car', label: 'Your car', inMessage: 'My car', hint: 'make, model, year', isRequired: true },
  { name: 'kilometres', label: 'Kilometres', inMessage: 'Kilometres', number: 'count', hint: 'if you know' },
  {
    name: 'condition',
    label: 'What should we know about it?',
    inMessage: 'About it',
    hint: 'service, owners, damage',
    isLong: true,
  },
] as const satisfies readonly Question[];
const name: Question = {
  name: 'name',
  label: 'Your name',
  inMessage: 'My name',
  isRequired: true,
  autoComplete: 'name',
};

/** The conversations of /sell/, in the order of the page. */
export const conversations = {
  sell: {
    title: 'Sell your car',
    text: 'Tell us what it is and how it has been kept, good and bad. We reply with questions, or with a time to see it.',
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
  'part-exchange': {
    title: 'Part-exchange',
    text: 'Your car counts towards one of ours. Tell us about yours, and which one you would like.',
    opening: 'I would like to part-exchange my car.',
    questions: [
      { name: WANTED, label: 'The car you would like', inMessage: 'I would like', hint: 'if you know' },
      ...ownCar,
      name,
    ],
    takesPhotographs: true,
  },
  find: {
    title: 'Find me a car',
    text: 'Not on our list? Tell us exactly what you want, and we will look for it.',
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
    takesPhotographs: false,
  },
} as const satisfies Readonly<Record<string, Conversation>>;

export type ConversationKind = keyof typeof conversations;
