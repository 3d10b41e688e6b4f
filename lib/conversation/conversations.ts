export type Question = {
  readonly name: string;
  readonly label: string;
  /** Beside the label: 'if you know'. */
  readonly hint?: string;
  readonly isLong?: true;
  readonly isRequired?: true;
  readonly autoComplete?: string;
};

type Conversation = {
  readonly title: string;
  readonly text: string;
  /** What the message begins with, after the greeting. */
  readonly opening: string;
  readonly questions: readonly Question[];
  readonly takesPhotographs: boolean;
};

/** The question that the address of a car answers: '/sell/?car=7#part-exchange'. */
export const WANTED = 'wanted';

/** The questions about a visitor's own car, the car itself first. */
export const ownCar = [
  { name: 'car', label: 'Your car', hint: 'make, model, year', isRequired: true },
  { name: 'kilometres', label: 'Kilometres', hint: 'if you know' },
  { name: 'condition', label: 'What we should know of it', hint: 'service, owners, damage', isLong: true },
] as const satisfies readonly Question[];
const name: Question = { name: 'name', label: 'Your name', isRequired: true, autoComplete: 'name' };

/** The conversations of /sell/, in the order of the page. */
export const conversations = {
  sell: {
    title: 'Sell your car',
    text: 'Say what it is and what it has been through, good and bad. We answer with our questions, or with a time to look at it together.',
    opening: 'I would like to sell my car.',
    questions: [...ownCar, { name: 'price', label: 'What you hope for', hint: 'if you like, in KES' }, name],
    takesPhotographs: true,
  },
  'part-exchange': {
    title: 'Part-exchange',
    text: 'Your car counts towards one of ours. Tell us of yours, and which one you have in mind.',
    opening: 'I would like to part-exchange my car.',
    questions: [{ name: WANTED, label: 'The car you would like', hint: 'if you know' }, ...ownCar, name],
    takesPhotographs: true,
  },
  find: {
    title: 'Have a car found',
    text: 'For a car that is not on our list. The more exactly you say it, the better we can look.',
    opening: 'Please look for a car for me.',
    questions: [
      { name: 'sought', label: 'The car you seek', hint: 'make, model, years', isRequired: true },
      { name: 'budget', label: 'Budget', hint: 'in KES' },
      { name: 'wishes', label: 'What matters to you', hint: 'colour, kilometres, by when', isLong: true },
      name,
    ],
    takesPhotographs: false,
  },
} as const satisfies Readonly<Record<string, Conversation>>;

export type ConversationKind = keyof typeof conversations;
